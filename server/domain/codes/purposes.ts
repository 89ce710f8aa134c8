import type { CodeChannel, CodePurpose } from '../../../contract/schemas/codes.ts';
import type { AccountState } from '../../../contract/schemas/states.ts';

type PurposeRule = {
  channels: readonly CodeChannel[];
  /** Whether the code goes to the recipient in the body or to the verified contact of the account. */
  recipient: 'given' | 'contact';
  /** States of accounts that may request the code; null for guests. */
  states: readonly AccountState[] | null;
};

const withProfile = ['pending_profile', 'approved'] as const;

/** Who may request a code for each purpose, and how it is sent. */
export const purposeRules: Record<CodePurpose, PurposeRule> = {
  signin: { channels: ['email'], recipient: 'given', states: null },
  signup: { channels: ['email'], recipient: 'given', states: null },
  reset: { channels: ['email'], recipient: 'given', states: null },
  email: { channels: ['email'], recipient: 'given', states: withProfile },
  phone: { channels: ['sms'], recipient: 'given', states: withProfile },
  confirm: { channels: ['email', 'sms'], recipient: 'contact', states: withProfile },
  payout: { channels: ['email', 'sms'], recipient: 'contact', states: ['approved'] },
  withdrawal: { channels: ['email', 'sms'], recipient: 'contact', states: ['approved'] },
};
