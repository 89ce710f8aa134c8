import type { PayoutUpdate } from '../../../../server/contract/payout.ts';
import type { Profile, ProfileOptions } from '../../../../server/contract/profile.ts';

/** A payout method as its form has it. The number of an account is kept nowhere but in the form. */
export type PayoutValues = {
  type: 'bank' | 'paypal';
  country: string | null;
  bank_code: string | null;
  holder_name: string;
  swift: string;
  email: string;
};

/** What the form begins with: the person's own country and name. */
export function getInitialPayout({ country, legal_name }: Profile): PayoutValues {
  return {
    type: 'bank',
    country,
    bank_code: null,
    holder_name: legal_name,
    swift: '',
    email: '',
  };
}

/** The banks of a country, and the way out for those that are not listed. */
export function getBanks(country: string | null, { banks }: ProfileOptions) {
  return banks.filter((bank) => bank.country === country || bank.country === '');
}

/** Whether a payout needs a SWIFT code: it crosses a border. */
export function needsSwift({ country }: PayoutValues, options: ProfileOptions): boolean {
  return country !== null && country !== options.home_country;
}

/** What is sent. */
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
