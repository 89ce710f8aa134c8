import { useSyncExternalStore } from 'react';
import { usePreferencesStore } from './preferencesStore.ts';
import { resolveTheme, type ResolvedTheme } from './systemTheme.ts';

/** Returns the theme that is shown: for the preference `system`, light or dark. */
export function useResolvedTheme(): ResolvedTheme {
  const { subscribe, get, getServer } = usePreferencesStore();
  return useSyncExternalStore(
    subscribe,
    () => resolveTheme(get().theme),
    () => {
      const { theme } = getServer();
      return theme === 'system' ? 'light' : theme;
    },
  );
}
