import type { Config } from '../../config.ts';
import type { CodeChannel } from '../../contract/codes.ts';
import type { Database } from '../../database/schema.ts';
import { takeHit, type Limit } from '../rateLimit.ts';

const hour = 3_600_000;
const day = 24 * hour;

/** Who asks for a code: limits count the target, the account and the address of the network. */
export type Asker = {
  channel: CodeChannel;
  target: string;
  accountId: string | null;
  address: string;
};

/**
 * Counts a request for a code before it is served, and refuses beyond the limits. One target waits between
 * two codes whatever they are for; somebody signed in does so on all channels together.
 */
export async function takeCodeHits(
  db: Database,
  { otp, limits }: Pick<Config, 'otp' | 'limits'>,
  { channel, target, accountId, address }: Asker,
  now: number,
): Promise<void> {
  const { signinAddress, signinWindow } = limits;
  const subject = `${channel}:${target}`;
  const all: Limit[] = [
    { name: 'code-address', subject: address, max: signinAddress, window: signinWindow },
    { name: 'code-pause', subject: accountId ?? subject, max: 1, window: otp.resend },
    { name: 'code-hour', subject, max: otp.requestsPerHour, window: hour },
  ];
  if (channel === 'sms') {
    all.push({ name: 'code-sms', subject, max: otp.smsPerDay, window: day });
    // One account may not make us pay for messages to ever new numbers.
    if (accountId)
      all.push({ name: 'code-sms', subject: accountId, max: otp.smsPerDay, window: day });
  }
  for (const limit of all) await takeHit(db, limit, now);
}
