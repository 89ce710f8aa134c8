import { inTransaction } from '../../database/transaction.ts';
import { normalizeEmail } from '../accounts/email.ts';
import { notifyOwner } from '../accounts/notifyOwner.ts';
import { DomainError } from '../domainError.ts';
import type { Services } from '../services.ts';

/** The result of checking a payout method. */
export type PayoutCheckResult = { status: 'active' } | { status: 'rejected'; reason: string };

/**
 * Records the check of a payout method; emails the owner if it was rejected. Throws a DomainError for an unknown
 * address and for a method that is not waiting for a check.
 */
export function recordPayoutCheck(
  services: Services,
  email: string,
  result: PayoutCheckResult,
): Promise<void> {
  return inTransaction(services.db, async (tx) => {
    const owner = await tx
      .selectFrom('accounts')
      .select(['id', 'name', 'email', 'locale'])
      .where('email', '=', normalizeEmail(email))
      .executeTakeFirst();
    if (!owner) throw new DomainError('notFound', 'account.unknown');
    const reason = result.status === 'rejected' ? result.reason : null;
    const method = await tx
      .updateTable('payout_methods')
      .set({ status: result.status, reason })
      .where('account_id', '=', owner.id)
      .where('status', '=', 'unverified')
      .returning('label')
      .executeTakeFirst();
    if (!method) throw new DomainError('conflict', 'payout.notWaiting');
    if (!reason) return;
    await notifyOwner(tx, services, owner, {
      subject: 'mail.payoutRejected.subject',
      body: 'mail.payoutRejected',
      values: { method: method.label, reason },
    });
  });
}
