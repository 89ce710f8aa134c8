/** Pattern of a bank account number. */
export const accountNumberPattern = /^[0-9]{6,18}$/;

/** Pattern of a SWIFT code (BIC). */
export const swiftPattern = /^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/;

/** The inputs of a payout method that a failed withdrawal can be about. */
export const correctableFields = [
  'account_number',
  'holder_name',
  'bank_code',
  'swift',
  'email',
] as const;
/** An input of a payout method that a failed withdrawal can be about. */
export type WithdrawalField = (typeof correctableFields)[number];
