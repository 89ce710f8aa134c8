import type { Preferences } from './preferences.ts';

/** A theme that can be shown: `system` is light or dark. */
export type ResolvedTheme = Exclude<Preferences['theme'], 'system'>;

/** Returns the media query of dark operating systems. Servers and jsdom have no media queries. */
export function getDarkQuery(): MediaQueryList | undefined {
  const { matchMedia } = globalThis as Partial<Pick<typeof globalThis, 'matchMedia'>>;
  return matchMedia?.('(prefers-color-scheme: dark)');
}

/** Returns the theme to show for a preference; `system` follows the setting of the operating system. */
export function resolveTheme(theme: Preferences['theme']): ResolvedTheme {
  if (theme !== 'system') return theme;
  return getDarkQuery()?.matches ? 'dark' : 'light';
}
