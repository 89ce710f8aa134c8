import { useSyncExternalStore } from 'react';
import { preferencesStore } from './preferencesStore.ts';
import { resolveTheme, type ResolvedTheme } from './systemTheme.ts';

function getServerTheme(): ResolvedTheme {
  const { theme } = preferencesStore.getServer();
  return theme === 'system' ? 'light' : theme;
}

/** Returns the theme that is shown: for the preference `system`, light or dark. */
export function useResolvedTheme(): ResolvedTheme {
  return useSyncExternalStore(
    preferencesStore.subscribe,
    () => resolveTheme(preferencesStore.get().theme),
    getServerTheme,
  );
}
