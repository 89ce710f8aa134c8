import type { Key } from 'react-stately';

/** The beginning of keys that are none of rows: a character of the private use area, which keys of data do not contain. */
export const ownKey = '\uE000';

/** Returns the key of the details below a row. Keys of rows that are a number and a text differ. */
export function getDetailKey(key: Key): string {
  return `${ownKey}detail ${typeof key} ${key}`;
}

/** Returns the key of the line of a group. Its id is in stored views, so it stays without the character. */
export function getGroupKey(id: string): string {
  return `${ownKey}${id}`;
}
