import { useSyncExternalStore } from 'react';
import { preferencesStore } from './preferencesStore.ts';
import { resolveTheme, subscribeToSystemTheme, type ResolvedTheme } from './systemTheme.ts';

function subscribe(listener: () => void): () => void {
  const unsubscribers = [preferencesStore.subscribe(listener), subscribeToSystemTheme(listener)];
  return () => unsubscribers.forEach((unsubscribe) => unsubscribe());
}

function getServerTheme(): ResolvedTheme {
  const { theme } = preferencesStore.getServer();
  return theme === 'system' ? 'light' : theme;
}

/** Returns the theme that is shown: for the preference `system`, light or dark. */
export function useResolvedTheme(): ResolvedTheme {
  return useSyncExternalStore(
    subscribe,
    () => resolveTheme(preferencesStore.get().theme),
    getServerTheme,
  );
}
