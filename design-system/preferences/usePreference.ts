import { useSyncExternalStore } from 'react';
import type { Preferences } from './preferences.ts';
import { usePreferencesStore } from './preferencesStore.ts';

/** Returns one display preference. The component renders only when this one changes. */
export function usePreference<K extends keyof Preferences>(name: K): Preferences[K] {
  const { subscribe, get, getServer } = usePreferencesStore();
  return useSyncExternalStore(
    subscribe,
    () => get()[name],
    () => getServer()[name],
  );
}
