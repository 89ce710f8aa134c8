import { runInThisContext } from 'node:vm';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { applyPreferences } from '../applyPreferences.ts';
import { getFirstPaintScript } from '../firstPaint.ts';
import { defaultPreferences } from '../preferences.ts';

// jsdom has no media queries.
beforeEach(() => void vi.stubGlobal('matchMedia', () => ({ matches: false })));
afterEach(() => void vi.unstubAllGlobals());

const runFirstPaintScript = () => void runInThisContext(getFirstPaintScript());

const root = document.documentElement;

/** Returns a custom property of the user's colours on the document. */
function getOwn(name: string): string {
  return root.style.getPropertyValue(`--own-${name}`);
}

function choose(primaryColor: string | null, navbarColor: string | null = null): void {
  applyPreferences({ ...defaultPreferences, primaryColor, navbarColor }, 'en');
}

/** Leaves the page, before which the colours are stored. */
function leavePage(): void {
  window.dispatchEvent(new Event('pagehide'));
}

beforeEach(async () => {
  choose(null);
  await expect.poll(() => root.style.length).toBe(0);
  leavePage();
  localStorage.clear();
});

describe('a custom colour', () => {
  test('is applied with its derived colours for every theme, and stored', async () => {
    choose('#ffeb3b', '#14784a');
    await expect.poll(() => getOwn('navbar-text')).toBe('#ffffff');
    // Yellow has enough contrast on dark surfaces only.
    expect(getOwn('solid-dark')).toBe('#ffeb3b');
    expect(getOwn('solid-light')).not.toBe('#ffeb3b');
    expect(getOwn('focus-semi-dark')).toMatch(/^#/);
    expect(root.dataset['navbarColor']).toBe('');
    await expect.poll(() => localStorage.getItem('palette')).toContain('--own-solid-light');
  });

  test('is removed together with its derived colours', async () => {
    choose('#2a62d8', '#14784a');
    await expect.poll(() => getOwn('solid-light')).toBe('#2a62d8');
    choose('#2a62d8');
    await expect.poll(() => getOwn('navbar-text')).toBe('');
    expect(root.dataset['navbarColor']).toBeUndefined();
    leavePage();
    // The primary colour remains.
    expect(localStorage.getItem('palette')).toContain('#2a62d8');
    choose(null);
    await expect.poll(() => root.style.length).toBe(0);
    leavePage();
    expect(localStorage.getItem('palette')).toBeNull();
  });

  test('is the last one chosen in quick succession', async () => {
    choose('#c62f2f');
    choose('#0f7580');
    choose('#6a45d1');
    await expect.poll(() => getOwn('solid-light')).toBe('#6a45d1');
    leavePage();
    expect(localStorage.getItem('palette')).toContain('#6a45d1');
  });

  test('is applied before the first paint', async () => {
    choose('#6a45d1', '#14784a');
    await expect.poll(() => getOwn('solid-light')).toBe('#6a45d1');
    leavePage();
    localStorage.setItem('preferences', '{"primaryColor":"#6a45d1"}');
    root.removeAttribute('style');
    delete root.dataset['navbarColor'];
    runFirstPaintScript();
    expect(getOwn('solid-light')).toBe('#6a45d1');
    expect(root.dataset['navbarColor']).toBe('');
  });
});

test('a navbar colour does not become the primary colour', async () => {
  choose('#2a62d8');
  await expect.poll(() => getOwn('solid-light')).toBe('#2a62d8');
  choose(null, '#2a62d8');
  await expect.poll(() => getOwn('navbar-background')).toBe('#2a62d8');
  expect(getOwn('solid-light')).toBe('');
});

describe('the script before first paint', () => {
  test('sets the shell options on the document', () => {
    const stored = { navbarType: 'floating', footerType: 'hidden', routeTransition: 'none' };
    localStorage.setItem('preferences', JSON.stringify(stored));
    runFirstPaintScript();
    expect(root.dataset).toMatchObject(stored);
  });

  test('ignores stored values that are not colours of the palette', () => {
    const colors = {
      '--own-solid-light': 'url(https://example.com/)',
      '--color-text-default': '#ffffff',
      background: '#ffffff',
      // Five digits.
      '--own-text-dark': '#12345',
    };
    localStorage.setItem('palette', JSON.stringify(colors));
    localStorage.setItem('preferences', '{"primaryColor":"#ffffff"}');
    runFirstPaintScript();
    expect(root.style).toHaveLength(0);
  });
});
