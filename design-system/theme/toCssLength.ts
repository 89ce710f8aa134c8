/** Returns a length as CSS: a number is in px. */
export function toCssLength(length: number | string | undefined): string | undefined {
  return typeof length === 'number' ? `${length}px` : length;
}
