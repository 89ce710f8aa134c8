import { getAccountFormat, parseAccountNumber } from './accountNumbers.ts';
import { isIbanLike, isIbanOf, parseIban } from './ibans.ts';
import { compactCode } from './codeText.ts';
import {
  getRoutingKind,
  parseRoutingCode,
  routingRules,
  type RoutingKind,
} from './routingCodes.ts';
import { parseSwift } from './swiftCodes.ts';

/** The country of our bank. Payouts to other countries need a SWIFT code. */
export const homeCountry = 'SG';

/** The option for a bank that is not in the list. */
export const otherBank = 'other';

/** Maximum length of an account number, a SWIFT code or a routing code as typed, including blanks. */
export const bankTextMaxLength = 100;

/** The inputs of a payout method that a failed withdrawal can be about. */
export const correctableFields = [
  'account_number',
  'holder_name',
  'bank_code',
  'routing_code',
  'swift',
  'email',
] as const;
/** An input of a payout method that a failed withdrawal can be about. */
export type WithdrawalField = (typeof correctableFields)[number];

/** Details of a bank account as they are typed, or as they are stored. */
export type BankDetails = {
  country: string;
  account_number: string;
  routing_code?: string | undefined;
  swift?: string | undefined;
};

/** Returns whether the account of these details is, or begins like, an IBAN, which contains country, bank and branch. */
function hasIban({ country, account_number: account }: BankDetails): boolean {
  const { kind } = getAccountFormat(country);
  if (kind === 'ibanOrAccount') return isIbanLike(account);
  const iban = parseIban(account);
  return kind === 'iban' || (iban !== null && isIbanOf(iban, country));
}

/**
 * Splits a text that begins with the routing code, as cheques and banking apps write it, into routing code and account number; null for
 * other texts.
 */
function splitRoutingCode({ country, account_number: text }: BankDetails) {
  const kind = getRoutingKind(country);
  if (kind === null || parseAccountNumber(country, text) !== null) return null;
  const code = compactCode(text);
  const { length } = routingRules[kind];
  if (length === null) return null;
  const routing = parseRoutingCode(kind, code.slice(0, length));
  const account = parseAccountNumber(country, code.slice(length));
  return routing !== null && account !== null ? { routing, account } : null;
}

/** Returns whether a text is an account number of a country, with or without the routing code before it. */
export function isBankAccount(country: string, text: string): boolean {
  const details = { country, account_number: text };
  return parseAccountNumber(country, text) !== null || splitRoutingCode(details) !== null;
}

/**
 * Returns the kind of routing code that an account needs besides its number; null if the account number already contains the code, or if
 * the country has no routing codes.
 */
export function getNeededRouting(details: BankDetails): RoutingKind | null {
  if (hasIban(details) || splitRoutingCode(details)) return null;
  return getRoutingKind(details.country);
}

/** Returns whether a payout needs a SWIFT code: across borders, unless an IBAN names the bank. */
export function needsSwift(details: BankDetails): boolean {
  return details.country !== homeCountry && !hasIban(details);
}

/** Returns whether the bank is asked for: an IBAN names it. */
export function needsBank(details: BankDetails): boolean {
  return !hasIban(details);
}

/** What is wrong with an input of a bank account. */
export type BankDetailsErrors = Partial<
  Record<'account_number' | 'routing_code' | 'swift', 'required' | 'invalid'>
>;

/** Bank details in the form in which they are stored. */
export type StoredBankDetails = {
  account_number: string;
  routing_code: string | null;
  swift: string | null;
};

/**
 * Returns bank details in their stored form, or an error for each invalid input. Checks optional codes too, if the user has entered them.
 */
export function parseBankDetails(
  details: BankDetails,
): { details: StoredBankDetails; errors: null } | { details: null; errors: BankDetailsErrors } {
  const both = splitRoutingCode(details);
  const account = both?.account ?? parseAccountNumber(details.country, details.account_number);
  const routingKind = getNeededRouting(details);
  const routing = routingKind
    ? parseRoutingCode(routingKind, details.routing_code ?? '')
    : (both?.routing ?? null);
  const swift = details.swift ? parseSwift(details.swift) : null;
  const errors: BankDetailsErrors = {};
  if (account === null) errors.account_number = 'invalid';
  if (routingKind && routing === null) {
    errors.routing_code = details.routing_code?.trim() ? 'invalid' : 'required';
  }
  if (swift === null && (details.swift?.trim() || needsSwift(details))) {
    errors.swift = details.swift?.trim() ? 'invalid' : 'required';
  }
  return account === null || Object.keys(errors).length > 0
    ? { details: null, errors }
    : { details: { account_number: account, routing_code: routing, swift }, errors: null };
}
