import type { WithdrawalField } from '../../../contract/rules/payout.ts';
import { toOneLine } from '../oneLine.ts';

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
  RC08: 'routing_code',
} as const satisfies Record<string, WithdrawalField | null>;

// Reasons that are not about the account to which the money was sent.
const otherReasons = ['AM09', 'MS03'] as const;

/** A reason that another payout method can make obsolete. */
type AccountReason = Exclude<BankReason, (typeof otherReasons)[number]>;

/** Returns whether a reason is about the account to which the money was sent. */
export function isAboutAccount(reason: BankReason): reason is AccountReason {
  return !(otherReasons as readonly string[]).includes(reason);
}

/** Why a payout failed: the ISO 20022 code of the bank, and a text of the bank or the staff. */
export type Reason = { reasonCode?: string | undefined; reason?: string | undefined };

/** A reason with a sentence in the catalogue. */
export type BankReason = keyof typeof bankReasons;

/** Returns whether a text is the code of a known reason. */
export function isBankReason(text: string | null): text is BankReason {
  return text !== null && Object.hasOwn(bankReasons, text);
}

// Banks may use their own codes; ISO 20022 allows this length for them.
const maxCodeLength = 35;
// Limits the length, because some banks report whole protocols of their systems.
const maxTextLength = 200;

/** Returns the text of a bank or of the staff as people see it: a short line; undefined if it has nothing to read. */
export function toReasonText(text: string | null | undefined): string | undefined {
  return toOneLine(text ?? '', maxTextLength) || undefined;
}

/**
 * Returns the code and the text of a reason. Without a code, a text that looks like a code counts as the code: ISO 20022 has hundreds of
 * codes, of four capital letters or digits.
 */
export function splitReason(reported: Reason): Reason {
  const reason = toReasonText(reported.reason);
  const reasonCode = reported.reasonCode && toOneLine(reported.reasonCode, maxCodeLength);
  if (reasonCode) return { reason, reasonCode: reasonCode.toUpperCase() };
  const code = reason?.toUpperCase() ?? null;
  const isCode = isBankReason(code) || /^[A-Z0-9]{4}$/.test(reason ?? '');
  return isCode && code !== null ? { reasonCode: code } : { reason };
}

/** Returns the input of the payout method that a reason is about; null if it cannot be corrected there. */
export function getFieldToFix(
  code: string | null,
  methodType: 'bank' | 'paypal',
): WithdrawalField | null {
  const field = isBankReason(code) ? bankReasons[code] : null;
  return methodType === 'paypal' && field !== null && field !== 'holder_name' ? 'email' : field;
}
