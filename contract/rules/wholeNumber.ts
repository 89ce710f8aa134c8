import { toLatinDigits } from '@byline/design-system/validation';

/**
 * Reads a number without a fraction as people copy it: with groups of thousands in any style, such as `12,345`, `12.345` or
 * `1 23 456`, and digits of other scripts. Returns null for everything else, such as `12,34`, `1.2k` or `0x10`.
 */
export function parseWholeNumber(text: string): number | null {
  const plain = toLatinDigits(text)
    .normalize('NFKC')
    .replace(/[\p{Cf}\s]+/gu, ' ')
    .trim();
  const grouped = /^\d{1,3}(?:([,.'’٬، ])\d{3}(?:\1\d{3})*|(?:([, ])\d{2})+\2\d{3})$/;
  if (!/^\d+$/.test(plain) && !grouped.test(plain)) return null;
  return Number(plain.replace(/\D/g, ''));
}
