import { toLatinDigits } from '@byline/design-system/validation';

/**
 * Returns a code, such as an account number, in the one form in which it is stored: capital letters and digits. Blanks, dots,
 * slashes, dashes, invisible characters, digits of other scripts and full-width letters are taken as they are pasted.
 */
export function compactCode(text: string): string {
  // The minus sign and the long vowel mark of Japanese keyboards are typed as dashes.
  return toLatinDigits(text)
    .normalize('NFKC')
    .replace(/[\s\p{Z}\p{Pd}\p{Default_Ignorable_Code_Point}\p{Cf}\u2212\u30fc./_·]/gu, '')
    .toUpperCase();
}
