import { parseAmount } from '@byline/design-system/money';
import { DomainError } from '../domainError.ts';

/**
 * Reads an amount that the staff has typed in major units of a currency, in ASCII: digits of other scripts and full-width ones are easily
 * misread. Returns minor units, or null for other texts and amounts that are not positive.
 */
export function readStaffAmount(amount: string, currency: string): number | null {
  const minorUnits = /^[ -~]+$/.test(amount) ? parseAmount(amount, currency) : null;
  return minorUnits && minorUnits > 0 ? minorUnits : null;
}

/** Parses the same; throws a DomainError in place of null. */
export function parseStaffAmount(amount: string, currency: string): number {
  const minorUnits = readStaffAmount(amount, currency);
  if (minorUnits !== null) return minorUnits;
  throw new DomainError('invalid', 'money.invalidAmount', { values: { amount, currency } });
}
