import { createContext, use } from 'react';
import {
  getStorageKey as getSharedKey,
  makeDeviceStore,
  setStoragePrefix,
  type DeviceStore,
} from '../internal/makeDeviceStore.ts';
import {
  defaultPreferences,
  mergePreferences,
  parsePreferences,
  type PreferenceOptions,
  type Preferences,
} from './preferences.ts';
import { getDarkQuery } from './systemTheme.ts';

/** The display preferences of a portal on this device, synchronized across tabs. */
export type PreferencesStore = Omit<DeviceStore<Preferences>, 'set'> & {
  /** Changes and stores some of the preferences. */
  set: (change: Partial<Preferences>) => void;
  /** Returns the key of another value of the portal in `localStorage`. */
  getStorageKey: (key: string) => string;
};

let defaults = defaultPreferences;

function create(getDefaults: () => Preferences, getStorageKey = getSharedKey): PreferencesStore {
  const parse = (stored: unknown) => parsePreferences(stored, getDefaults());
  const store = makeDeviceStore('preferences', parse, getStorageKey);
  // Listeners then resolve the theme `system` again.
  getDarkQuery()?.addEventListener('change', store.reload);
  return {
    ...store,
    set: (change) => store.set(mergePreferences(store.get(), change)),
    getStorageKey,
  };
}

/** The display preferences that all portals share by default. */
export const preferencesStore = create(() => defaults);

/**
 * Creates the preferences of one portal, for `DesignSystemProvider`, where several share a page or a server. The theme applies to
 * the whole document, so portals on one page should not show different ones.
 */
export function createPreferences(options: PreferenceOptions): PreferencesStore {
  const portalDefaults = { ...defaultPreferences, ...options.defaults };
  const prefix = options.storagePrefix ?? '';
  return create(
    () => portalDefaults,
    (key) => prefix + key,
  );
}

/** The preferences of the portal around a component. */
export const PreferencesContext = createContext(preferencesStore);

/** Returns the preferences of the portal around a component. */
export function usePreferencesStore(): PreferencesStore {
  return use(PreferencesContext);
}

/**
 * Sets the preferences of new users and the prefix of the keys in `localStorage`. Call it once, before the first render, with
 * the options of `getFirstPaintScript`.
 */
export function configurePreferences(options: PreferenceOptions): void {
  defaults = { ...defaultPreferences, ...options.defaults };
  setStoragePrefix(options.storagePrefix);
  preferencesStore.reload();
}
