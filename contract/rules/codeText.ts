import { toLatinDigits } from '@byline/design-system/validation';

/**
 * Returns the stored form of a code such as an account number: capital letters and digits. Removes blanks, dots, slashes, dashes and
 * invisible characters, and converts full-width letters and digits of other scripts.
 */
export function compactCode(text: string): string {
  // Users type the minus sign, or the long vowel mark of Japanese keyboards, as a dash.
  return toLatinDigits(text)
    .normalize('NFKC')
    .replace(/[\s\p{Z}\p{Pd}\p{Default_Ignorable_Code_Point}\p{Cf}\u2212\u30fc./_·]/gu, '')
    .toUpperCase();
}
