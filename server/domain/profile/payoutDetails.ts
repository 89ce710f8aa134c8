import { countries } from '@byline/design-system/countries';
import type { Selectable } from 'kysely';
import {
  homeCountry,
  needsBank,
  otherBank,
  parseBankDetails,
  type StoredBankDetails,
} from '../../../contract/rules/payout.ts';
import type { PayoutUpdate } from '../../../contract/schemas/payout.ts';
import type { Config } from '../../config.ts';
import type { Schema } from '../../database/schema.ts';
import { DomainError, invalidField, type LocalizedMessage } from '../domainError.ts';
import { purposes } from '../encryptedTexts.ts';
import { decrypt, DecryptionError } from '../encryption.ts';
import { maskEmail } from '../maskContact.ts';
import { banks } from './banks.ts';

type MethodRow = Selectable<Schema['payout_methods']>;
type BankUpdate = Omit<Extract<PayoutUpdate, { type: 'bank' }>, 'proof'>;
type PaypalUpdate = Omit<Extract<PayoutUpdate, { type: 'paypal' }>, 'proof'>;

/** The columns that are stored and shown in plain text, and the details to encrypt. */
type ReadDetails<Details> = {
  masked: Pick<MethodRow, 'label' | 'bank_name' | 'last4' | 'country' | 'bank_code'>;
  details: Details;
};

/** Reads a bank account as it was typed; throws a DomainError with a message for each invalid input. */
export function readBank(update: BankUpdate): ReadDetails<StoredBankDetails> {
  const { country, bank_code } = update;
  if (!countries.includes(country)) throw invalidField('country', 'rule.invalid');
  const bank = banks.find((listed) => listed.country === country && listed.code === bank_code);
  if (bank_code === undefined) {
    if (needsBank(update)) throw invalidField('bank_code', 'rule.required');
  } else if (!bank && bank_code !== otherBank) throw invalidField('bank_code', 'rule.invalid');
  const { details, errors } = parseBankDetails(update);
  if (!details) throw toDomainError(errors);
  const last4 = details.account_number.slice(-4);
  const name = bank?.name ?? details.swift;
  const label = `${name ?? (bank_code === undefined ? 'IBAN' : country)} •••${last4}`;
  const masked = { label, bank_name: name, last4, country, bank_code: bank_code ?? null };
  return { masked, details };
}

/** Reads a PayPal account. */
export function readPaypal(
  { email }: PaypalUpdate,
  country: string | null,
): ReadDetails<{ email: string }> {
  const masked = {
    label: `PayPal ${maskEmail(email)}`,
    bank_name: null,
    last4: null,
    country: country ?? homeCountry,
    bank_code: null,
  };
  return { masked, details: { email } };
}

/** Reads the bank's codes of a stored payout method. The type leaves out the account number, which no response may contain. */
export function readStoredCodes(
  { sealed_details: sealed }: MethodRow,
  { encryption }: Config,
): Partial<Pick<StoredBankDetails, 'routing_code' | 'swift'>> {
  if (sealed === null) return {};
  try {
    return JSON.parse(decrypt(encryption, purposes.payout, sealed)) as StoredBankDetails;
  } catch (error) {
    // The codes only prefill a form, so a method is shown even if the key of its details was removed.
    if (error instanceof DecryptionError) return {};
    throw error;
  }
}

function toDomainError(errors: Record<string, 'required' | 'invalid'>): DomainError {
  const fields = Object.entries(errors).map(([field, problem]): [string, LocalizedMessage] => [
    field,
    problem === 'required' ? { key: 'rule.required' } : { key: 'rule.regex', values: { field } },
  ]);
  return new DomainError('invalid', null, { fields: Object.fromEntries(fields) });
}
