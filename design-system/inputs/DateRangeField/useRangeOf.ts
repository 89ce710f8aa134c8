import { useState } from 'react';

/** What stands in both dates; null in one of them is nothing. */
export type TypedRange = { readonly start: string | null; readonly end: string | null };

/** Makes ranges, and the same object for the same two texts: a field compares its values by identity. */
export function useRangeOf() {
  const [known] = useState(() => new Map<string, TypedRange>());
  return (start: string | null, end: string | null): TypedRange | null => {
    if (start === null && end === null) return null;
    const key = `${start}..${end}`;
    const range = known.get(key) ?? { start, end };
    known.set(key, range);
    return range;
  };
}
