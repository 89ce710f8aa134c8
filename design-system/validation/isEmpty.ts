/** Returns true for null, undefined, `''` and an empty array. Blanks, 0, false and NaN are not empty. */
export function isEmpty(value: unknown): boolean {
  if (value === '' || value === null || value === undefined) return true;
  return Array.isArray(value) && value.length === 0;
}

/** Returns the typed text of a value, or null for a value that is not typed: an object, a list or a boolean. */
export function toText(value: unknown): string | null {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'bigint') return String(value);
  return isEmpty(value) ? '' : null;
}

/**
 * Counts the characters of a text as HTML does, in UTF-16 code units, but in Unicode's form NFC, in which servers store texts: "é" is
 * always one, most emoji are two or more.
 */
export function countCharacters(text: string): number {
  return text.normalize().length;
}

/** Returns `Number(value)`, but NaN for an empty value, blanks and values that cannot be converted. Never throws. */
export function toNumber(value: unknown): number {
  if (typeof value === 'number') return value;
  if (typeof value === 'string') return value.trim() === '' ? NaN : Number(value);
  if (isEmpty(value)) return NaN;
  try {
    return Number(value);
  } catch {
    return NaN;
  }
}
