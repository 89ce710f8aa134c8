import { beforeEach, describe, expect, test, vi } from 'vitest';
import { applyPreferences } from '../applyPreferences.ts';
import { applyBeforePaint } from '../firstPaint.ts';
import { defaultPreferences } from '../preferences.ts';

const root = document.documentElement;

function own(name: string): string {
  return root.style.getPropertyValue(`--own-${name}`);
}

function choose(primaryColor: string | null, navbarColor: string | null = null): void {
  applyPreferences({ ...defaultPreferences, primaryColor, navbarColor }, 'en');
}

function leave(): void {
  window.dispatchEvent(new Event('pagehide'));
}

beforeEach(async () => {
  choose(null);
  await vi.waitFor(() => expect(root.style).toHaveLength(0));
  leave();
  localStorage.clear();
});

describe('a colour of the reader', () => {
  test('is put on the page with what follows from it, for every theme, and kept', async () => {
    choose('#ffeb3b', '#14784a');
    await vi.waitFor(() => expect(own('navbar-text')).toBe('#ffffff'));
    expect(own('solid-dark')).toBe('#ffeb3b');
    expect(own('solid-light')).not.toBe('#ffeb3b');
    expect(own('focus-semi-dark')).toMatch(/^#/);
    expect(root.dataset['navbarColor']).toBe('');
    await vi.waitFor(() => expect(localStorage.getItem('palette')).toContain('--own-solid-light'), {
      timeout: 3000,
    });
  });

  test('goes with all that followed from it', async () => {
    choose('#2a62d8', '#14784a');
    await vi.waitFor(() => expect(own('solid-light')).toBe('#2a62d8'));
    choose('#2a62d8');
    await vi.waitFor(() => expect(own('navbar-text')).toBe(''));
    expect(root.dataset['navbarColor']).toBeUndefined();
    leave();
    expect(localStorage.getItem('palette')).toContain('#2a62d8');
    choose(null);
    await vi.waitFor(() => expect(root.style).toHaveLength(0));
    leave();
    expect(localStorage.getItem('palette')).toBeNull();
  });

  test('is the last one chosen, however fast the reader goes through them', async () => {
    choose('#c62f2f');
    choose('#0f7580');
    choose('#6a45d1');
    await vi.waitFor(() => expect(own('solid-light')).toBe('#6a45d1'));
    leave();
    expect(localStorage.getItem('palette')).toContain('#6a45d1');
  });

  test('is there before the first paint', async () => {
    choose('#6a45d1', '#14784a');
    await vi.waitFor(() => expect(own('solid-light')).toBe('#6a45d1'));
    leave();
    localStorage.setItem('preferences', '{"primaryColor":"#6a45d1"}');
    root.removeAttribute('style');
    delete root.dataset['navbarColor'];
    applyBeforePaint();
    expect(own('solid-light')).toBe('#6a45d1');
    expect(root.dataset['navbarColor']).toBe('');
  });
});

test('a colour of the menu bar is not taken for one of the page', async () => {
  choose('#2a62d8');
  await vi.waitFor(() => expect(own('solid-light')).toBe('#2a62d8'));
  choose(null, '#2a62d8');
  await vi.waitFor(() => expect(own('navbar-background')).toBe('#2a62d8'));
  expect(own('solid-light')).toBe('');
});

describe('the script before first paint', () => {
  test('puts the looks of the shell on the document', () => {
    const stored = { navbarType: 'floating', footerType: 'hidden', routeTransition: 'none' };
    localStorage.setItem('preferences', JSON.stringify(stored));
    applyBeforePaint();
    expect(root.dataset).toMatchObject(stored);
  });

  test('takes nothing from the storage that is no colour of ours', () => {
    const colors = {
      '--own-solid-light': 'url(https://example.com/)',
      '--color-text-default': '#ffffff',
      background: '#ffffff',
      '--own-text-dark': '#12345',
    };
    localStorage.setItem('palette', JSON.stringify(colors));
    localStorage.setItem('preferences', '{"primaryColor":"#ffffff"}');
    applyBeforePaint();
    expect(root.style).toHaveLength(0);
  });
});
