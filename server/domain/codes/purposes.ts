import type { CodeChannel, CodePurpose } from '../../contract/codes.ts';
import type { AccountState } from '../../contract/states.ts';

type PurposeRule = {
  channels: readonly CodeChannel[];
  /** Whether the code goes where the body says, or to the verified contact of the account. */
  target: 'given' | 'contact';
  /** Which signed-in accounts may ask; null for guests. */
  states: readonly AccountState[] | null;
};

const withProfile = ['pending_profile', 'approved'] as const;

/** Who may ask for which code, and how it travels. */
export const purposeRules: Record<CodePurpose, PurposeRule> = {
  signin: { channels: ['email'], target: 'given', states: null },
  signup: { channels: ['email'], target: 'given', states: null },
  reset: { channels: ['email'], target: 'given', states: null },
  email: { channels: ['email'], target: 'given', states: withProfile },
  phone: { channels: ['sms'], target: 'given', states: withProfile },
  payout: { channels: ['email', 'sms'], target: 'contact', states: ['approved'] },
  withdrawal: { channels: ['email', 'sms'], target: 'contact', states: ['approved'] },
};
