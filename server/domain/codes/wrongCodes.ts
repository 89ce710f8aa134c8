import { pages } from '../../../contract/rules/pages.ts';
import type { Tx } from '../../database/schema.ts';
import { day } from '../../durations.ts';
import { notifyOwner } from '../notifyOwner.ts';
import { DomainError } from '../domainError.ts';
import { consumeRateLimit, refundRateLimit, type RateLimit } from '../rateLimit.ts';
import type { Services } from '../services.ts';
import { findKnownVisitor, type Visitor } from '../session/knownDevices.ts';

const wrongCodesPerDay = 20;

/** How many guesses were counted; `takeBack` takes them back after a correct code. */
export type CountedGuesses = { counted: number; takeBack: () => Promise<void> };

/**
 * Counts an attempt to enter a code, in the caller's transaction: one guess for each of the `codes` that it is to be compared with, but at
 * most what the daily limit has left. The limit covers all codes of the account together; the attempt that reaches it emails the owner.
 * Throws a DomainError if nothing is left. Strangers cannot lock out the owner: devices that signed in before have a separate limit, and
 * emailed links do not count (verifyCode.ts).
 */
export async function countGuesses(
  tx: Tx,
  services: Services,
  accountId: string,
  { visitor, codes }: { visitor: Visitor; codes: number },
): Promise<CountedGuesses> {
  const { clock, config } = services;
  const knownVisitor = await findKnownVisitor({ ...services, db: tx }, accountId, visitor);
  const subject = knownVisitor ?? accountId;
  const limit: RateLimit = { name: 'code-wrong', subject, max: wrongCodesPerDay, window: day };
  let counted = 0;
  let isReached = false;
  while (counted < codes && !isReached) {
    const guesses = await consumeRateLimit(tx, limit, clock.machineNow()).catch(
      (error: unknown) => {
        if (!(error instanceof DomainError)) throw error;
        throw new DomainError('throttled', 'code.tooMany', { retryAfter: error.retryAfter ?? 0 });
      },
    );
    counted += 1;
    isReached = guesses >= wrongCodesPerDay;
  }
  if (isReached) {
    const owner = await tx
      .selectFrom('accounts')
      .select(['name', 'email', 'locale'])
      .where('id', '=', accountId)
      .executeTakeFirstOrThrow();
    await notifyOwner(tx, services, owner, {
      subject: 'mail.wrongCodes.subject',
      body: 'mail.wrongCodes',
      values: { address: config.server.origin + pages.resetPassword },
    });
  }
  return {
    counted,
    async takeBack() {
      for (let times = 0; times < counted; times += 1) await refundRateLimit(tx, limit);
    },
  };
}
