import type { Preferences } from '../preferences/preferences.ts';
import { preferencesStore } from '../preferences/preferencesStore.ts';

/** Returns a `beforeEach` function that sets display preferences and, as its cleanup, restores them. */
export function withPreferences(change: Partial<Preferences>) {
  return () => {
    const before = preferencesStore.get();
    preferencesStore.set(change);
    return () => preferencesStore.set(before);
  };
}
