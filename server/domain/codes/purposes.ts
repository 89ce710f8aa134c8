import { canEditProfile, type AccountState } from '../../../contract/rules/states.ts';
import type { CodeChannel, CodePurpose } from '../../../contract/schemas/codes.ts';

type PurposeRule = {
  channels: readonly CodeChannel[];
  /** Whether the code goes to the recipient in the body or to the verified contact of the account. */
  recipient: 'given' | 'contact';
  /** States of accounts that may request the code; null if guests may request it. */
  states: readonly AccountState[] | null;
};

/** Who may request a code for each purpose, and how it is sent. */
export const purposeRules: Record<CodePurpose, PurposeRule> = {
  signin: { channels: ['email'], recipient: 'given', states: null },
  signup: { channels: ['email'], recipient: 'given', states: null },
  reset: { channels: ['email'], recipient: 'given', states: null },
  email: { channels: ['email'], recipient: 'given', states: canEditProfile },
  phone: { channels: ['sms'], recipient: 'given', states: canEditProfile },
  confirm: { channels: ['email', 'sms'], recipient: 'contact', states: canEditProfile },
  payout: { channels: ['email', 'sms'], recipient: 'contact', states: ['approved'] },
  withdrawal: { channels: ['email', 'sms'], recipient: 'contact', states: ['approved'] },
};
