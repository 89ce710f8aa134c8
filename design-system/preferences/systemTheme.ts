import type { Preferences } from './preferences.ts';

/** A theme that can be shown: `system` is light or dark. */
export type ResolvedTheme = Exclude<Preferences['theme'], 'system'>;

// Servers and jsdom have no media queries.
function getQuery(): MediaQueryList | undefined {
  const { matchMedia } = globalThis as Partial<Pick<typeof globalThis, 'matchMedia'>>;
  return matchMedia?.('(prefers-color-scheme: dark)');
}

/** Returns the theme to show for a preference; `system` follows the setting of the operating system. */
export function resolveTheme(theme: Preferences['theme']): ResolvedTheme {
  if (theme !== 'system') return theme;
  return getQuery()?.matches ? 'dark' : 'light';
}

/** Calls the listener when the operating system changes between light and dark. Returns a function that unsubscribes it. */
export function subscribeToSystemTheme(listener: () => void): () => void {
  const query = getQuery();
  query?.addEventListener('change', listener);
  return () => query?.removeEventListener('change', listener);
}
