import { inTransaction } from '../../database/transaction.ts';
import { pages } from '../../../contract/rules/pages.ts';
import { getLanguage } from '../../i18n/language.ts';
import { hasEmailOrId } from '../email.ts';
import { notifyOwner } from '../notifyOwner.ts';
import { DomainError } from '../domainError.ts';
import type { Services } from '../services.ts';

/** The result of checking a payout method. */
export type PayoutCheckResult = { status: 'active' } | { status: 'rejected'; reason: string };

// The staff can correct a check of the same method.
const opposites = { active: 'rejected', rejected: 'active' } as const;

/**
 * Records the check of a payout method; emails the owner the result. Each save gives a method a new id, so a method that was
 * saved after the check is not changed. Throws a DomainError for an unknown account, and for a method that is
 * neither waiting for a check nor has the opposite result.
 */
export function recordPayoutCheck(
  services: Services,
  { owner, methodId }: { owner: string; methodId: string },
  result: PayoutCheckResult,
): Promise<void> {
  return inTransaction(services.db, async (tx) => {
    const account = await tx
      .selectFrom('accounts')
      .select(['id', 'name', 'email', 'locale', 'timezone'])
      .where(hasEmailOrId(owner))
      .executeTakeFirst();
    if (!account) throw new DomainError('notFound', 'account.unknown');
    const reason = result.status === 'rejected' ? result.reason : null;
    const method = await tx
      .updateTable('payout_methods')
      .set({ status: result.status, reason })
      .where('account_id', '=', account.id)
      .where('id', '=', methodId)
      .where('status', 'in', ['unverified', opposites[result.status]])
      .returning(['label', 'locked_until'])
      .executeTakeFirst();
    if (!method) throw new DomainError('conflict', 'payout.notWaiting');
    const { origin } = services.config.server;
    if (reason !== null) {
      return notifyOwner(tx, services, account, {
        subject: 'mail.payoutRejected.subject',
        body: 'mail.payoutRejected',
        values: { method: method.label, reason, address: origin + pages.profileSection('payout') },
      });
    }
    const unlocksAt = method.locked_until ?? 0;
    return notifyOwner(tx, services, account, {
      subject: 'mail.payoutVerified.subject',
      body: 'mail.payoutVerified',
      values: {
        method: method.label,
        lock: unlocksAt > services.clock.now() ? 'locked' : 'open',
        date: getLanguage(account.locale).formatDateTime(unlocksAt, account.timezone),
        address: origin + pages.wallet,
      },
    });
  });
}
