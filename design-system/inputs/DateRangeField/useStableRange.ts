import { useState } from 'react';

/** The texts of both dates; null if empty. */
export type TypedRange = { readonly start: string | null; readonly end: string | null };

/**
 * Returns a function that creates ranges and returns the same object for the same texts, because fields compare values
 * by identity.
 */
export function useStableRange() {
  const [ranges] = useState(() => new Map<string, TypedRange>());
  return (start: string | null, end: string | null): TypedRange | null => {
    if (start === null && end === null) return null;
    const key = `${start}..${end}`;
    const range = ranges.get(key) ?? { start, end };
    ranges.set(key, range);
    return range;
  };
}
