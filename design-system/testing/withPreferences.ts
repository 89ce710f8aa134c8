import type { Preferences } from '../preferences/preferences.ts';
import { preferencesStore } from '../preferences/preferencesStore.ts';

/** For `beforeEach`: sets display preferences, and gives back what puts them as they were. */
export function withPreferences(change: Partial<Preferences>) {
  return () => {
    const before = preferencesStore.get();
    preferencesStore.set(change);
    return () => preferencesStore.set(before);
  };
}
