import { beforeEach, describe, expect, test, vi } from 'vitest';
import { applyPreferences } from './applyPreferences.ts';
import { applyBeforePaint } from './firstPaint.ts';
import { defaultPreferences, mergePreferences, parsePreferences } from './preferences.ts';
import { preferencesStore } from './preferencesStore.ts';

beforeEach(() => {
  localStorage.clear();
  preferencesStore.reset();
  applyPreferences(defaultPreferences, 'en');
});

describe('display preferences', () => {
  test('start with the defaults of the specification', () => {
    expect(preferencesStore.get()).toMatchObject({
      theme: 'light',
      layout: 'vertical',
      sidebarCollapsed: false,
      navbarType: 'sticky',
      navbarColor: null,
      footerType: 'static',
      routeTransition: 'zoom-fade',
      customizer: true,
      themeTour: false,
      scrollToTop: true,
    });
  });

  test.each([null, 7, 'dark', [], { theme: 'neon', sidebarCollapsed: 'yes', primaryColor: 'red' }])(
    'fall back to the defaults when %j is stored',
    (stored) => expect(parsePreferences(stored)).toEqual(defaultPreferences),
  );

  test('keep the valid part of a damaged storage', () => {
    expect(parsePreferences({ theme: 'dark', layout: 3 })).toEqual({
      ...defaultPreferences,
      theme: 'dark',
    });
  });

  test('change semi-dark to light when the menu becomes horizontal', () => {
    const semiDark = mergePreferences(defaultPreferences, { theme: 'semi-dark' });
    expect(mergePreferences(semiDark, { layout: 'horizontal' })).toMatchObject({
      theme: 'light',
      layout: 'horizontal',
    });
  });

  test('notify subscribers and are stored on the device', () => {
    const listener = vi.fn();
    const unsubscribe = preferencesStore.subscribe(listener);
    preferencesStore.set({ theme: 'dark' });
    expect(listener).toHaveBeenCalledOnce();
    expect(JSON.parse(localStorage.getItem('preferences') ?? '')).toMatchObject({ theme: 'dark' });
    unsubscribe();
    preferencesStore.set({ theme: 'light' });
    expect(listener).toHaveBeenCalledOnce();
  });

  test('follow another tab', () => {
    const unsubscribe = preferencesStore.subscribe(() => undefined);
    localStorage.setItem('preferences', JSON.stringify({ theme: 'dark' }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'preferences' }));
    expect(preferencesStore.get().theme).toBe('dark');
    unsubscribe();
  });

  test('set exactly one theme class on body', () => {
    applyPreferences({ ...defaultPreferences, theme: 'semi-dark' }, 'en');
    expect(document.body.className).toBe('theme-semi-dark');
    applyPreferences({ ...defaultPreferences, theme: 'light' }, 'en');
    expect(document.body.className).toBe('');
  });

  test('prefer a chosen direction to the one of the language', () => {
    applyPreferences(defaultPreferences, 'ar');
    expect(document.documentElement.dir).toBe('rtl');
    applyPreferences({ ...defaultPreferences, direction: 'ltr' }, 'ar');
    expect(document.documentElement.dir).toBe('ltr');
  });
});

describe('the script before first paint', () => {
  test('sets theme, language and direction on the page', () => {
    localStorage.setItem('preferences', JSON.stringify({ theme: 'dark' }));
    localStorage.setItem('locale', 'ar');
    applyBeforePaint();
    expect(document.body.className).toBe('theme-dark');
    expect(document.documentElement).toMatchObject({ lang: 'ar', dir: 'rtl' });
  });

  test('survives damaged storage', () => {
    localStorage.setItem('preferences', '{"theme":');
    expect(applyBeforePaint).not.toThrow();
    expect(document.body.className).toBe('');
  });
});
