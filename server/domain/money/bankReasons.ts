import type { WithdrawalField } from '../../contract/withdrawal.ts';

/** Reasons of banks for a failed payout (ISO 20022 ExternalStatusReason and ReturnReason), and the input to correct. */
export const bankReasons = {
  AC01: 'account_number',
  AC03: 'account_number',
  AC04: 'account_number',
  AC06: null,
  AG01: null,
  AM09: null,
  BE01: 'holder_name',
  BE05: 'holder_name',
  CURR: null,
  MS03: null,
  RC01: 'swift',
  RC04: 'bank_code',
} as const satisfies Record<string, WithdrawalField | null>;

/** A reason with a sentence in the catalogue. */
export type BankReason = keyof typeof bankReasons;

/** Whether a text is the code of a known reason. */
export function isBankReason(text: string | null): text is BankReason {
  return text !== null && Object.hasOwn(bankReasons, text);
}

/** Returns the input of the payout method that a reason is about; null if it cannot be corrected there. */
export function getFieldToFix(
  code: string | null,
  methodType: 'bank' | 'paypal',
): WithdrawalField | null {
  const field = isBankReason(code) ? bankReasons[code] : null;
  return methodType === 'paypal' && field !== null && field !== 'holder_name' ? 'email' : field;
}
