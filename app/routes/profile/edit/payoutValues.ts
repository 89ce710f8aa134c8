import {
  correctableFields,
  getNeededRouting,
  needsBank,
  needsSwift,
  type WithdrawalField,
} from '../../../../contract/rules/payout.ts';
import { isLatinName } from '../../../../contract/rules/payeeName.ts';
import type { RoutingKind } from '../../../../contract/rules/routingCodes.ts';
import type { PayoutMethod, PayoutUpdate } from '../../../../contract/schemas/payout.ts';
import type { Profile, ProfileOptions } from '../../../../contract/schemas/profile.ts';

/** Form values of a payout method, without the account number, which is never stored in a draft. */
export type PayoutValues = {
  type: 'bank' | 'paypal';
  country: string | null;
  bank_code: string | null;
  holder_name: string;
  routing_code: string;
  swift: string;
  email: string;
};

/**
 * Returns the initial form values. If a field of the method has to be corrected, these are the values of the method, so that the
 * user enters only that field again; otherwise the type of the method, the country of its bank and the name of the profile. The codes of an
 * account do not belong to the next account.
 */
export function getInitialPayout(
  { country, legal_name }: Profile,
  method: PayoutMethod | null,
  fieldToCorrect: WithdrawalField | null,
): PayoutValues {
  const empty = { bank_code: null, routing_code: '', swift: '', email: '' };
  // The bank knows the spelling of a name in other letters; nobody else does.
  const bankName = isLatinName(legal_name) ? legal_name : '';
  if (fieldToCorrect === null || method === null) {
    return method?.type === 'paypal'
      ? { ...empty, type: 'paypal', country, holder_name: legal_name }
      : { ...empty, type: 'bank', country: method?.country ?? country, holder_name: bankName };
  }
  const { type, bank_code = null, routing_code = '', swift = '', holder_name } = method;
  return {
    ...empty,
    type: fieldToCorrect === 'email' ? 'paypal' : type,
    country: method.country,
    bank_code,
    routing_code,
    swift,
    holder_name: fieldToCorrect === 'holder_name' ? bankName : holder_name,
  };
}

/** Returns the banks of a country, and the option for banks that are not listed. */
export function getBanks(country: string | null, { banks }: ProfileOptions) {
  return banks.filter((bank) => bank.country === country || bank.country === '');
}

/** The values of the whole form. */
export type PayoutFormValues = PayoutValues & {
  account: string;
  /** A field that is shown even if the account does not need it. */
  fieldToCorrect: WithdrawalField | null;
};

/** Returns what is asked for besides the account number: the bank and its codes; of the codes none before the country is known. */
export function getNeededCodes({ country, account, fieldToCorrect }: PayoutFormValues): {
  bank: boolean;
  routing: RoutingKind | null;
  swift: boolean;
} {
  if (country === null) return { bank: true, routing: null, swift: false };
  const details = { country, account_number: account };
  return {
    bank: needsBank(details) || fieldToCorrect === 'bank_code',
    routing: getNeededRouting(details),
    swift: needsSwift(details) || fieldToCorrect === 'swift',
  };
}

/** Converts form values to a request body, without the codes that are not asked for. */
export function toPayoutUpdate(values: PayoutFormValues, proof: string): PayoutUpdate {
  const { type, holder_name, country, bank_code, account, routing_code, swift, email } = values;
  if (type === 'paypal') return { type, email, holder_name, proof };
  const needed = getNeededCodes(values);
  return {
    type,
    country: country ?? '',
    ...(needed.bank && { bank_code: bank_code ?? '' }),
    account_number: account,
    holder_name,
    ...(needed.routing && { routing_code }),
    ...(needed.swift && { swift }),
    proof,
  };
}

/** Returns whether a failed withdrawal can ask to correct the field of this name. */
export function isCorrectableField(name: string | null): name is WithdrawalField {
  return correctableFields.some((field) => field === name);
}
