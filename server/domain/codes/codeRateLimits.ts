import type { CodeChannel, CodePurpose } from '../../../contract/schemas/codes.ts';
import type { Tx } from '../../database/schema.ts';
import { day, hour, minute } from '../../durations.ts';
import { consumeRateLimit, isRateLimitUsed, type RateLimit } from '../rateLimit.ts';
import type { Services } from '../services.ts';

// Limits the number of recipients to whom one visitor can send unwanted codes.
const recipientsPerAddress = 20;
const recipientsWindow = 15 * minute;

/**
 * Who requests a code; `address` is the visitor's IP address or prefix, `knownVisitor` identifies a visitor who has signed in to the
 * account before.
 */
export type CodeRequester = {
  purpose: CodePurpose;
  channel: CodeChannel;
  recipient: string;
  accountId: string | null;
  address: string;
  knownVisitor: string | null;
};

/**
 * Counts a request for a code in the caller's transaction; throws a DomainError above a limit.
 */
export async function countCodeRequest(
  tx: Tx,
  { clock, config }: Pick<Services, 'clock' | 'config'>,
  { purpose, channel, recipient, accountId, address, knownVisitor }: CodeRequester,
): Promise<void> {
  const { otp } = config;
  const { signinAddress, signinWindow } = config.limits;
  const subject = `${channel}:${recipient}`;
  const hourlySubject = knownVisitor ?? `${subject} ${purpose}`;
  const limits: RateLimit[] = [
    { name: 'code-address', subject: address, max: signinAddress, window: signinWindow },
    {
      name: 'code-pause',
      // `confirm` has a separate pause, because the code for the new contact follows at once.
      subject:
        (accountId && `${accountId} ${purpose === 'confirm' ? purpose : ''}`) ??
        knownVisitor ??
        `${address} ${subject}`,
      max: 1,
      window: otp.resend,
      error: 'code.pause',
    },
    {
      // All strangers share one hourly limit per recipient and purpose. Above it, one more code is sent every half of a code's lifetime:
      // seldom enough not to flood the mailbox, and often enough that it always holds a valid link to reset the password. Unlike a code, the
      // link is valid in every browser.
      name: 'code-hour',
      subject: hourlySubject,
      max: otp.requestsPerHour,
      window: hour,
      pause: otp.life / 2,
    },
  ];
  if (channel === 'sms') {
    const daily = { name: 'code-sms', max: otp.smsPerDay, window: day };
    limits.push({ ...daily, subject });
    // Limits the cost of an account that requests codes for many different numbers.
    if (accountId) limits.push({ ...daily, subject: accountId });
  }
  const recipients = { subject: address, max: recipientsPerAddress, window: recipientsWindow };
  // Records which recipients an address has used, so that another code to the same recipient does not count as a new recipient.
  const pair = {
    ...recipients,
    name: 'code-pair',
    subject: `${address} ${subject}`,
    max: Infinity,
  };
  if (!(await isRateLimitUsed(tx, pair, clock.machineNow()))) {
    limits.push({ ...recipients, name: 'code-recipients' }, pair);
  }
  for (const limit of limits) await consumeRateLimit(tx, limit, clock.machineNow());
}
