import { isValidBIC } from 'ibantools';
import { compactCode } from './codeText.ts';
import { getIbanPrefix } from './ibans.ts';
import { getRoutingKind } from './routingCodes.ts';

/** Returns the stored form of a SWIFT code (BIC); null if it does not have 8 or 11 characters or its country does not exist. */
export function parseSwift(text: string): string | null {
  // Users also paste the label "SWIFT" or "BIC".
  const code = compactCode(
    text.replace(/^\s*(?:swift|bic)\b(?:[\s/-]*(?:swift|bic|code)\b)*[\s:]+/i, ''),
  );
  return isValidBIC(code) ? code : null;
}

/**
 * Returns the country of a SWIFT code if it differs from the account's country; otherwise null. In territories, banks of the country that
 * they belong to count as the same country.
 */
export function findForeignSwiftCountry(text: string, country: string): string | null {
  // The first four characters are the bank, the next two its country.
  const swiftCountry = parseSwift(text)?.slice(4, 6) ?? null;
  const ownCountries = [
    country,
    getIbanPrefix(country),
    getRoutingKind(country) === 'aba' ? 'US' : '',
  ];
  return swiftCountry === null || ownCountries.includes(swiftCountry) ? null : swiftCountry;
}
