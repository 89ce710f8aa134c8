import { inTransaction } from '../../database/transaction.ts';
import { Refusal } from '../domainError.ts';
import type { Services } from '../services.ts';
import { normalizeEmail } from '../session/signIn.ts';
import { tellOwner } from '../accounts/notifyOwner.ts';

/** What the check of a payout method found: it works, or why not. */
export type PayoutVerdict = { status: 'active' } | { status: 'rejected'; reason: string };

/**
 * Notes what the check of somebody's payout method found; a refusal is mailed with its reason. Refuses an unknown
 * address and a method that does not wait for a check.
 */
export function checkPayoutMethod(
  services: Services,
  email: string,
  verdict: PayoutVerdict,
): Promise<void> {
  return inTransaction(services.db, async (tx) => {
    const owner = await tx
      .selectFrom('accounts')
      .select(['id', 'name', 'email', 'locale'])
      .where('email', '=', normalizeEmail(email))
      .executeTakeFirst();
    if (!owner) throw new Refusal('notFound', 'account.unknown');
    const reason = verdict.status === 'rejected' ? verdict.reason : null;
    const method = await tx
      .updateTable('payout_methods')
      .set({ status: verdict.status, reason })
      .where('account_id', '=', owner.id)
      .where('status', '=', 'unverified')
      .returning('label')
      .executeTakeFirst();
    if (!method) throw new Refusal('conflict', 'payout.notWaiting');
    if (!reason) return;
    const news = { subject: 'mail.payoutRejected.subject', body: 'mail.payoutRejected' } as const;
    await tellOwner(tx, services, owner, { ...news, values: { method: method.label, reason } });
  });
}
