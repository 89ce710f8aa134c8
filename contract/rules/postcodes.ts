import { toLatinDigits } from '@byline/design-system/validation';
import { postcodeValidator, postcodeValidatorExistsForCountry } from 'postcode-validator';

/** Maximum length of a postcode as the user types it. */
export const postcodeMaxLength = 20;

// Countries whose postal service accepts other texts than the package postcode-validator, such as Argentina's four digits, El Salvador's
// without CP, and France's without a blank.
const ownPatterns: Record<string, RegExp> = {
  AR: /^(?:\d{4}|[A-HJ-NP-Z]\d{4}[A-Z]{3})$/,
  BM: /^[A-Z]{2} [A-Z\d]{2}$/,
  FR: /^\d{5}$/,
  MT: /^[A-Z]{3} \d{2,4}$/,
  NI: /^\d{5}$/,
  SO: /^(?:[A-Z]{2} )?\d{5}$/,
  SV: /^\d{4}$/,
};

// These countries have postcodes, but so few people use them that most do not know their own.
const rarelyUsed = new Set('AE BB BH CK EC HN IQ KW LB MU NA NG NI OM PA QA SO SV'.split(' '));

/** Returns whether a country has postcodes. */
export function hasPostcodes(country: string): boolean {
  return country in ownPatterns || postcodeValidatorExistsForCountry(country);
}

/** Returns whether an address in a country needs a postcode. */
export function needsPostcode(country: string): boolean {
  return hasPostcodes(country) && !rarelyUsed.has(country);
}

function matches(country: string, text: string): boolean {
  return ownPatterns[country]?.test(text) ?? postcodeValidator(text, country);
}

/** Returns variants of a text: each has the sign inserted at one place between two characters. */
function insertEach(text: string, sign: string): string[] {
  return [...text].slice(1).map((_, at) => text.slice(0, at + 1) + sign + text.slice(at + 1));
}

// Removes separators, the Japanese postal mark, and signs that keyboards have for a dash: minus and the Japanese long vowel mark.
function compactPostcode(text: string): string {
  return toLatinDigits(text)
    .normalize('NFKC')
    .replace(/[\s\p{Pd}\p{Cf}\u2212\u30fc〒.]/gu, '')
    .toUpperCase();
}

/**
 * Returns a postcode as the country's postal service writes it. Accepts digits of other scripts, full-width letters, blanks, dashes and the
 * country code. Returns an empty text if the country has no postcodes or an optional postcode is missing; null if the text is not a valid
 * postcode.
 */
export function parsePostcode(country: string, text: string): string | null {
  const compact = compactPostcode(text);
  if (!hasPostcodes(country)) return '';
  if (compact === '') return needsPostcode(country) ? null : '';
  if (text.length > postcodeMaxLength) return null;
  // The code without a leading country, as in FR-75001 or F-75001.
  const bare = compact.replace(new RegExp(`^(?:${country}|[A-Z](?=\\d+$))`), '');
  // Postal services separate the parts at different places, so each place is tried.
  const candidates = [bare, compact].flatMap((code) => [
    ...insertEach(code, ' '),
    ...insertEach(code, '-'),
    code,
  ]);
  return candidates.find((candidate) => matches(country, candidate)) ?? null;
}

/** Returns whether a text can be a postcode of this country, or of any country if none is given. */
export function isPostcode(country: string | null, text: string): boolean {
  if (country !== null) return parsePostcode(country, text) !== null;
  return /^[A-Z\d]{3,10}$/.test(compactPostcode(text));
}
