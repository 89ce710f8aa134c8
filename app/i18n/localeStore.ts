import { safeLocalStorage } from '@byline/design-system';
import { defaultLocale, isLocale, type Locale } from './languages.ts';

const key = 'locale';
const listeners = new Set<() => void>();

function getChosen(): Locale | null {
  const stored = safeLocalStorage.read(key);
  return isLocale(stored) ? stored : null;
}

function set(locale: Locale): void {
  safeLocalStorage.write(key, locale);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The language of this device: the one that somebody chose on it, otherwise the default. */
export const localeStore = {
  /** The chosen one, or null where nobody chose. */
  getChosen,
  get: () => getChosen() ?? defaultLocale,
  set,
  subscribe,
};
