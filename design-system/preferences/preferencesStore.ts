import { makeDeviceStore } from '../internal/makeDeviceStore.ts';
import { mergePreferences, parsePreferences, type Preferences } from './preferences.ts';

const store = makeDeviceStore('preferences', parsePreferences);

/** The display preferences of this device, synchronized across tabs. */
export const preferencesStore = {
  ...store,
  /** Changes and stores some of the preferences. */
  set: (change: Partial<Preferences>): void => store.set(mergePreferences(store.get(), change)),
};
