import { safeLocalStorage } from '@byline/design-system';
import { createListeners } from '../api/createListeners.ts';
import { storageKeys } from '../../contract/rules/storageKeys.ts';
import { defaultLocale, isLocale, type Locale } from '../../contract/rules/locales.ts';

const key = storageKeys.locale;
const { notify, subscribe } = createListeners();

function getChosen(): Locale | null {
  const stored = safeLocalStorage.read(key);
  return isLocale(stored) ? stored : null;
}

function set(locale: Locale): void {
  safeLocalStorage.write(key, locale);
  notify();
}

/** The language of this device: the chosen one, else the default. */
export const localeStore = {
  /** Returns the chosen language, or null if the user has not chosen one. */
  getChosen,
  get: () => getChosen() ?? defaultLocale,
  set,
  subscribe,
};
