import { pages } from '../../../contract/rules/pages.ts';
import type { Tx } from '../../database/schema.ts';
import { day } from '../../durations.ts';
import { notifyOwner } from '../accounts/notifyOwner.ts';
import { DomainError } from '../domainError.ts';
import { consumeRateLimit, refundRateLimit, type RateLimit } from '../rateLimit.ts';
import type { Services } from '../services.ts';
import { findKnownVisitor, type Visitor } from '../session/knownDevices.ts';

const wrongCodesPerDay = 20;

/**
 * Counts an attempt to enter a code, in the caller's transaction. The daily limit covers all codes of the account together; the attempt
 * that reaches it emails the owner. Throws a DomainError above the limit. Strangers cannot lock out the owner: devices that signed in
 * before have a separate limit, and emailed links do not count (verifyCode.ts). Returns a function that takes the attempt back after a
 * correct code.
 */
export async function countCodeAttempt(
  tx: Tx,
  services: Services,
  accountId: string,
  visitor: Visitor,
): Promise<() => Promise<void>> {
  const { clock, config } = services;
  const knownVisitor = await findKnownVisitor({ ...services, db: tx }, accountId, visitor);
  const subject = knownVisitor ?? accountId;
  const limit: RateLimit = { name: 'code-wrong', subject, max: wrongCodesPerDay, window: day };
  const attempts = await consumeRateLimit(tx, limit, clock.machineNow()).catch((error: unknown) => {
    if (!(error instanceof DomainError)) throw error;
    throw new DomainError('throttled', 'code.tooMany', { retryAfter: error.retryAfter ?? 0 });
  });
  if (attempts === wrongCodesPerDay) {
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
  return () => refundRateLimit(tx, limit);
}
