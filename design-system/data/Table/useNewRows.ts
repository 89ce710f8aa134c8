import { useState } from 'react';
import type { Key } from 'react-stately';

// A change of more than this share of the rows is another page or search, not news.
const mostRows = 0.5;

/** Stores which keys came with the last change of the rows. */
function createMemory() {
  let keys: readonly Key[] | null = null;
  let known = new Set<Key>();
  let fresh = new Set<Key>();
  return (next: readonly Key[]) => {
    if (next !== keys) {
      const added = next.filter((key) => !known.has(key));
      fresh = new Set(keys && added.length <= next.length * mostRows ? added : []);
      known = new Set(next);
      keys = next;
    }
    return (key: Key) => fresh.has(key);
  };
}

/** Returns whether a row came with the last change of the rows, unless most of them are others. */
export function useNewRows(keys: readonly Key[]): (key: Key) => boolean {
  const [getIsNew] = useState(createMemory);
  return getIsNew(keys);
}
