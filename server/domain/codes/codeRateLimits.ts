import type { CodeChannel } from '../../contract/codes.ts';
import { day, hour } from '../../durations.ts';
import { consumeRateLimit, type RateLimit } from '../rateLimit.ts';
import type { Services } from '../services.ts';

/** Who requests a code; `address` is the IP address. */
export type CodeRequester = {
  channel: CodeChannel;
  recipient: string;
  accountId: string | null;
  address: string;
};

/**
 * Counts a request for a code before it is served; throws a DomainError above a limit. The pause between two codes
 * holds per recipient for all purposes, and per account across all channels.
 */
export async function countCodeRequest(
  { db, clock, config }: Pick<Services, 'db' | 'clock' | 'config'>,
  { channel, recipient, accountId, address }: CodeRequester,
): Promise<void> {
  const { otp } = config;
  const { signinAddress, signinWindow } = config.limits;
  const subject = `${channel}:${recipient}`;
  const limits: RateLimit[] = [
    { name: 'code-address', subject: address, max: signinAddress, window: signinWindow },
    { name: 'code-pause', subject: accountId ?? subject, max: 1, window: otp.resend },
    { name: 'code-hour', subject, max: otp.requestsPerHour, window: hour },
  ];
  if (channel === 'sms') {
    const daily = { name: 'code-sms', max: otp.smsPerDay, window: day };
    limits.push({ ...daily, subject });
    // Bounds the cost of one account that requests codes for ever new numbers.
    if (accountId) limits.push({ ...daily, subject: accountId });
  }
  for (const limit of limits) await consumeRateLimit(db, limit, clock.machineNow());
}
