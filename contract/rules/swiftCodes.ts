import { countries } from '@byline/design-system/countries';
import { compactCode } from './codeText.ts';

/**
 * Returns a SWIFT code (BIC) in the form in which it is stored; null if it has not 8 or 11 characters or its country does not
 * exist.
 */
export function parseSwift(text: string): string | null {
  // Some paste the name too.
  const code = compactCode(
    text.replace(/^\s*(?:swift|bic)\b(?:[\s/-]*(?:swift|bic|code)\b)*[\s:]+/i, ''),
  );
  const [, country] = /^[A-Z]{4}([A-Z]{2})[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/.exec(code) ?? [];
  return country !== undefined && countries.includes(country) ? code : null;
}

/** Returns the country of the bank of a stored SWIFT code. */
export function getSwiftCountry(swift: string): string {
  return swift.slice(4, 6);
}
