import { makeDeviceStore, setStoragePrefix } from '../internal/makeDeviceStore.ts';
import {
  defaultPreferences,
  mergePreferences,
  parsePreferences,
  type PreferenceOptions,
  type Preferences,
} from './preferences.ts';
import { getDarkQuery } from './systemTheme.ts';

let defaults = defaultPreferences;

const store = makeDeviceStore('preferences', (stored) => parsePreferences(stored, defaults));

// Listeners then resolve the theme `system` again.
getDarkQuery()?.addEventListener('change', store.reload);

/** The display preferences of this device, synchronized across tabs. */
export const preferencesStore = {
  ...store,
  /** Changes and stores some of the preferences. */
  set: (change: Partial<Preferences>): void => store.set(mergePreferences(store.get(), change)),
};

/**
 * Sets the preferences of new users and the prefix of the keys in `localStorage`. Call it once, before the first render, with
 * the options of `getFirstPaintScript`.
 */
export function configurePreferences(options: PreferenceOptions): void {
  defaults = { ...defaultPreferences, ...options.defaults };
  setStoragePrefix(options.storagePrefix);
  store.reload();
}
