import type { Key } from 'react-stately';

export type { Key };

/** All keys of a collection, or some: an array or a Set. A text, which also is an `Iterable`, is not accepted. */
export type Keys = 'all' | (Iterable<Key> & object);

/**
 * Returns the keys: `getAll()` for "all". Another text, which only JavaScript can pass, is one key: the letters of a text would select
 * other entries.
 */
export function listKeys(keys: Keys, getAll: () => Iterable<Key>): Iterable<Key> {
  if (typeof keys !== 'string') return keys;
  return keys === 'all' ? getAll() : [keys];
}

/** Returns the keys as texts, for entries whose ids are texts. */
export function listIds(keys: Keys, entries: readonly { id: string }[]): string[] {
  return [...listKeys(keys, () => entries.map(({ id }) => id))].map(String);
}
