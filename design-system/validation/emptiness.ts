/** Nothing was given: null, undefined, `''` or an empty list. Blanks, 0, false and NaN are something. */
export function isEmpty(value: unknown): boolean {
  if (value === '' || value === null || value === undefined) return true;
  return Array.isArray(value) && value.length === 0;
}

/** The text of what was typed; null for what nobody types (objects, lists, booleans). */
export function textOf(value: unknown): string | null {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'bigint') return String(value);
  return isEmpty(value) ? '' : null;
}

/** `Number(value)`, except that nothing, blanks and what cannot be converted are NaN. Never throws. */
export function numberOf(value: unknown): number {
  if (typeof value === 'number') return value;
  if (typeof value === 'string') return value.trim() === '' ? NaN : Number(value);
  if (isEmpty(value)) return NaN;
  try {
    return Number(value);
  } catch {
    return NaN;
  }
}
