import { makeDeviceStore } from '../internal/makeDeviceStore.ts';
import { mergePreferences, parsePreferences, type Preferences } from './preferences.ts';

const store = makeDeviceStore('preferences', parsePreferences);

/** The display preferences of this device, in step across tabs. */
export const preferencesStore = {
  ...store,
  /** Changes some of them at once, and keeps them. */
  set: (change: Partial<Preferences>): void => store.set(mergePreferences(store.get(), change)),
};
