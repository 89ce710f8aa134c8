import { useSyncExternalStore } from 'react';
import type { Preferences } from './preferences.ts';
import { preferencesStore } from './preferencesStore.ts';

/** Returns one display preference. The component renders only when this one changes. */
export function usePreference<K extends keyof Preferences>(name: K): Preferences[K] {
  return useSyncExternalStore(
    preferencesStore.subscribe,
    () => preferencesStore.get()[name],
    () => preferencesStore.getServer()[name],
  );
}
