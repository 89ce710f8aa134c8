import { runInThisContext } from 'node:vm';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { applyPreferences } from './applyPreferences.ts';
import { getDirection } from './direction.ts';
import { getFirstPaintScript, type FirstPaintOptions } from './firstPaint.ts';
import { defaultPreferences, mergePreferences, parsePreferences } from './preferences.ts';
import { configurePreferences, preferencesStore } from './preferencesStore.ts';

beforeEach(() => {
  localStorage.clear();
  configurePreferences({});
  preferencesStore.reset();
  applyPreferences(defaultPreferences, 'en');
});

afterEach(() => {
  configurePreferences({});
  vi.unstubAllGlobals();
});

/** Simulates the colour scheme of the operating system. Returns a function that changes it. */
function stubColorScheme(isDark: boolean): (isDark: boolean) => void {
  const query = Object.assign(new EventTarget(), { matches: isDark });
  vi.stubGlobal('matchMedia', () => query);
  return (next) => {
    query.matches = next;
    query.dispatchEvent(new Event('change'));
  };
}

describe('display preferences', () => {
  test('start with the defaults of the specification, in the theme of the operating system', () => {
    expect(preferencesStore.get()).toMatchObject({
      theme: 'system',
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

  test('set the chosen direction instead of the direction of the language', () => {
    applyPreferences(defaultPreferences, 'ar');
    expect(document.documentElement.dir).toBe('rtl');
    applyPreferences({ ...defaultPreferences, direction: 'ltr' }, 'ar');
    expect(document.documentElement.dir).toBe('ltr');
  });
});

describe('a portal', () => {
  test('sets the preferences of new users', () => {
    configurePreferences({ defaults: { theme: 'light', layout: 'horizontal' } });
    expect(preferencesStore.get()).toMatchObject({ theme: 'light', layout: 'horizontal' });
    expect(preferencesStore.getServer()).toMatchObject({ theme: 'light' });
    preferencesStore.set({ theme: 'dark' });
    expect(preferencesStore.get()).toMatchObject({ theme: 'dark', layout: 'horizontal' });
    preferencesStore.reset();
    expect(preferencesStore.get().theme).toBe('light');
  });

  test('stores preferences apart from other portals of the same origin', () => {
    preferencesStore.set({ theme: 'dark' });
    configurePreferences({ storagePrefix: 'shop.' });
    expect(preferencesStore.get().theme).toBe('system');
    preferencesStore.set({ theme: 'semi-dark' });
    expect(localStorage.getItem('shop.preferences')).toContain('"semi-dark"');
    expect(localStorage.getItem('preferences')).toContain('"dark"');
    preferencesStore.reset();
  });
});

describe('the system theme', () => {
  test.each([
    [true, 'theme-dark'],
    [false, ''],
  ])('on a device whose dark mode is %s, the body has the class "%s"', (isDark, className) => {
    stubColorScheme(isDark);
    applyPreferences(defaultPreferences, 'en');
    expect(document.body.className).toBe(className);
  });

  test('does not override a chosen theme', () => {
    stubColorScheme(true);
    applyPreferences({ ...defaultPreferences, theme: 'light' }, 'en');
    expect(document.body.className).toBe('');
  });

  test('follows the operating system while the page is open', async () => {
    const setDark = stubColorScheme(false);
    // The store observes the operating system from the start of the page.
    vi.resetModules();
    const { preferencesStore: store } = await import('./preferencesStore.ts');
    const { useResolvedTheme } = await import('./useResolvedTheme.ts');
    const { DesignSystemProvider } =
      await import('./DesignSystemProvider/DesignSystemProvider.tsx');
    const { result } = renderHook(useResolvedTheme, {
      wrapper: ({ children }: { children: ReactNode }) => (
        <DesignSystemProvider locale="en" navigate={() => undefined}>
          {children}
        </DesignSystemProvider>
      ),
    });
    expect(result.current).toBe('light');
    act(() => setDark(true));
    expect(result.current).toBe('dark');
    expect(document.body.className).toBe('theme-dark');
    act(() => store.set({ theme: 'semi-dark' }));
    expect(result.current).toBe('semi-dark');
    expect(document.body.className).toBe('theme-semi-dark');
  });
});

describe('the direction of a language', () => {
  test.each(['ar', 'ar-EG', 'he', 'fa', 'ur', 'ps', 'ckb', 'yi', 'dv', 'pa-Arab', 'ks', 'uz-AF'])(
    '%s is written from right to left',
    (locale) => expect(getDirection(locale)).toBe('rtl'),
  );

  // The last three are not valid locales.
  test.each(['en', 'zh-Hans', 'ru', 'pa', 'az', 'ar-Latn', 'x', '', 'en_US'])(
    '%s is written from left to right',
    (locale) => expect(getDirection(locale)).toBe('ltr'),
  );

  describe('in a browser without getTextInfo', () => {
    const prototype = Intl.Locale.prototype as { getTextInfo?: () => { direction: string } };
    const original = Object.getOwnPropertyDescriptor(prototype, 'getTextInfo');

    afterEach(() => {
      if (original) Object.defineProperty(prototype, 'getTextInfo', original);
    });

    test('is the same as with getTextInfo, for every language with a name and for scripts', () => {
      const letters = [...'abcdefghijklmnopqrstuvwxyz'];
      const codes = letters.flatMap((one) => letters.map((other) => one + other));
      const names = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' });
      const scripts = 'Adlm Arab Avst Hebr Nkoo Rohg Syrc Thaa Cyrl Latn'.split(' ');
      const locales = [
        ...codes.filter((code) => names.of(code) !== undefined),
        ...scripts.map((script) => `und-${script}`),
      ];
      const expected = locales.map(getDirection);
      // Otherwise the comparison below would pass without languages.
      expect(locales.length).toBeGreaterThan(100);
      expect(expected.filter((direction) => direction === 'rtl').length).toBeGreaterThan(15);
      delete prototype.getTextInfo;
      expect(locales.map(getDirection)).toEqual(expected);
    });
  });

  test.each(['ar', 'he', 'fa'])(
    'a page in %s has the direction of its language unless another one is chosen',
    (locale) => {
      const { documentElement: root } = document;
      applyPreferences(defaultPreferences, locale);
      expect(root).toHaveAttribute('dir', 'rtl');
      expect(root).not.toHaveAttribute('data-other-direction');
      applyPreferences({ ...defaultPreferences, direction: 'ltr' }, locale);
      expect(root).toHaveAttribute('dir', 'ltr');
      expect(root).toHaveAttribute('data-other-direction');
    },
  );
});

describe('the script before first paint', () => {
  beforeEach(() => void stubColorScheme(false));

  const run = (options?: FirstPaintOptions) => void runInThisContext(getFirstPaintScript(options));
  const store = (key: string, value: object) => localStorage.setItem(key, JSON.stringify(value));

  test.each(['ar', 'he', 'fa', 'ur-PK', 'ar-EG-u-nu-latn', 'fa-u-ca-gregory'])(
    'sets theme, language and direction for %s',
    (locale) => {
      store('preferences', { theme: 'dark' });
      localStorage.setItem('locale', locale);
      run();
      expect(document.body.className).toBe('theme-dark');
      expect(document.documentElement).toMatchObject({ lang: locale, dir: 'rtl' });
      expect(document.documentElement).not.toHaveAttribute('data-other-direction');
    },
  );

  test('marks a page whose direction differs from the direction of its language', () => {
    store('preferences', { direction: 'rtl' });
    run();
    expect(document.documentElement).toMatchObject({ lang: 'en', dir: 'rtl' });
    expect(document.documentElement).toHaveAttribute('data-other-direction');
  });

  test.each([
    [{}, 'theme-dark'],
    [{ defaults: { theme: 'light' } } as const, ''],
    [{ defaults: { theme: 'semi-dark' } } as const, 'theme-semi-dark'],
  ])(
    'on a device in dark mode, sets for a new user with %j the class "%s"',
    (options, className) => {
      stubColorScheme(true);
      run(options);
      expect(document.body.className).toBe(className);
    },
  );

  test('reads the storage keys of the portal', () => {
    store('preferences', { theme: 'semi-dark' });
    store('shop.preferences', { theme: 'dark', primaryColor: '#7a3cff' });
    store('shop.palette', { '--own-solid-light': '#7a3cff' });
    localStorage.setItem('shop.language', 'he');
    run({ storagePrefix: 'shop.', localeKey: 'shop.language' });
    expect(document.body.className).toBe('theme-dark');
    const { style, lang } = document.documentElement;
    expect(style.getPropertyValue('--own-solid-light')).toBe('#7a3cff');
    expect(lang).toBe('he');
    style.removeProperty('--own-solid-light');
  });

  test('applies colours that the portal has written in capital letters', () => {
    store('palette', { '--own-navbar-background': '#7A3CFF' });
    run({ defaults: { navbarColor: '#7A3CFF' } });
    const { style } = document.documentElement;
    expect(style.getPropertyValue('--own-navbar-background')).toBe('#7A3CFF');
    style.removeProperty('--own-navbar-background');
  });

  test('does not throw if the stored preferences are damaged', () => {
    localStorage.setItem('preferences', '{"theme":');
    expect(run).not.toThrow();
    expect(document.body.className).toBe('');
  });
});
