import { correctableFields, type WithdrawalField } from '../../../../contract/rules/payout.ts';
import type { PayoutUpdate } from '../../../../contract/schemas/payout.ts';
import type { Profile, ProfileOptions } from '../../../../contract/schemas/profile.ts';

/** Form values of a payout method, without the account number, which is never stored in a draft. */
export type PayoutValues = {
  type: 'bank' | 'paypal';
  country: string | null;
  bank_code: string | null;
  holder_name: string;
  swift: string;
  email: string;
};

/** Returns the initial form values, with the country and name of the profile; for PayPal if a field of it is to correct. */
export function getInitialPayout(
  { country, legal_name }: Profile,
  fieldToCorrect: WithdrawalField | null,
): PayoutValues {
  return {
    type: fieldToCorrect === 'email' ? 'paypal' : 'bank',
    country,
    bank_code: null,
    holder_name: legal_name,
    swift: '',
    email: '',
  };
}

/** Returns the banks of a country, and the option for banks that are not listed. */
export function getBanks(country: string | null, { banks }: ProfileOptions) {
  return banks.filter((bank) => bank.country === country || bank.country === '');
}

/** Returns whether a payout needs a SWIFT code, which it does across borders. */
export function needsSwift({ country }: PayoutValues, options: ProfileOptions): boolean {
  return country !== null && country !== options.home_country;
}

/** Converts form values to a request body. */
export function toPayoutUpdate(
  { type, holder_name, country, bank_code, swift, email }: PayoutValues,
  account_number: string,
  proof: string,
): PayoutUpdate {
  if (type === 'paypal') return { type, email, holder_name, proof };
  return {
    type,
    country: country ?? '',
    bank_code: bank_code ?? '',
    account_number,
    holder_name,
    ...(swift && { swift: swift.toUpperCase() }),
    proof,
  };
}

/** Returns whether a failed withdrawal can ask to correct the field of this name. */
export function isCorrectableField(name: string | null): name is WithdrawalField {
  return correctableFields.some((field) => field === name);
}
