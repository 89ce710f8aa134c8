import { toLatinDigits } from '@byline/design-system/validation';

/**
 * Parses a whole number as users copy it: with thousands separators of any style, such as `12,345`, `12.345` or `1 23 456`, and in digits
 * of other scripts. Returns null for other texts, such as `12,34`, `1.2k` or `0x10`.
 */
export function parseWholeNumber(text: string): number | null {
  const plain = toLatinDigits(text)
    .normalize('NFKC')
    .replace(/[\p{Cf}\s]+/gu, ' ')
    .trim();
  // Groups of three digits, or Indian groups of two digits before a group of three, with the same separator throughout.
  const grouped = /^\d{1,3}(?:([,.'’٬، ])\d{3}(?:\1\d{3})*|([, ])\d{2}(?:\2\d{2})*\2\d{3})$/;
  if (!/^\d+$/.test(plain) && !grouped.test(plain)) return null;
  return Number(plain.replace(/\D/g, ''));
}
