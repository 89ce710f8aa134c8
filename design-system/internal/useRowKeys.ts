import { useState } from 'react';
import type { Key } from 'react-stately';

/** Returns a function that returns the keys of rows: the previous array if they and their order are the same. */
function createMemory<Row>() {
  let lastRows: readonly Row[] | undefined;
  let lastGetKey: ((row: Row) => Key) | undefined;
  let keys: readonly Key[] = [];
  return (rows: readonly Row[], getKey: (row: Row) => Key): readonly Key[] => {
    if (rows === lastRows && getKey === lastGetKey) return keys;
    lastRows = rows;
    lastGetKey = getKey;
    const next = rows.map(getKey);
    const isSame = next.length === keys.length && next.every((key, index) => key === keys[index]);
    if (!isSame) keys = next;
    return keys;
  };
}

/** Returns the keys of rows, as the same array while they and their order stay, so that new arrays of the same rows cost nothing. */
export function useRowKeys<Row>(
  rows: readonly Row[],
  getRowKey: (row: Row) => Key,
): readonly Key[] {
  const [getKeys] = useState(() => createMemory<Row>());
  return getKeys(rows, getRowKey);
}
