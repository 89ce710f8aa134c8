import type { AccountState } from '../../../contract/rules/states.ts';
import { pages } from '../../../contract/rules/pages.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { MessageKey } from '../../i18n/catalogue.ts';
import { DomainError } from '../domainError.ts';
import type { Services } from '../services.ts';
import { findClosing } from './findClosing.ts';
import { hasEmailOrId } from '../email.ts';
import { notifyOwner } from '../notifyOwner.ts';

/** A decision of the staff about an account. */
export type AccountDecision = 'approve' | 'reject' | 'suspend' | 'needs_changes';

type Transition = {
  from: AccountState[];
  to: AccountState;
  outcome: 'rejected' | 'suspended' | 'needs_changes' | null;
  mail: { subject: MessageKey; body: MessageKey };
};

const transitions: Record<AccountDecision, Transition> = {
  approve: {
    from: ['in_review', 'suspended', 'rejected'],
    to: 'approved',
    outcome: null,
    mail: { subject: 'mail.approved.subject', body: 'mail.approved' },
  },
  reject: {
    from: ['in_review'],
    to: 'rejected',
    outcome: 'rejected',
    mail: { subject: 'mail.rejected.subject', body: 'mail.rejected' },
  },
  suspend: {
    from: ['approved'],
    to: 'suspended',
    outcome: 'suspended',
    mail: { subject: 'mail.suspended.subject', body: 'mail.suspended' },
  },
  needs_changes: {
    from: ['in_review', 'rejected'],
    to: 'pending_profile',
    outcome: 'needs_changes',
    mail: { subject: 'mail.needsChanges.subject', body: 'mail.needsChanges' },
  },
};

/**
 * Applies a decision to an account, by its email address or id, and emails the owner. Throws a DomainError for an
 * unknown account and for a decision that its state does not allow.
 */
export function decideAccount(
  services: Services,
  emailOrId: string,
  decision: AccountDecision,
  reason: string | null,
): Promise<AccountState> {
  const { from, to, outcome, mail } = transitions[decision];
  return inTransaction(services.db, async (tx) => {
    const account = await tx
      .updateTable('accounts')
      .set({ state: to, review_outcome: outcome, review_reason: reason })
      .where(hasEmailOrId(emailOrId))
      .where('state', 'in', from)
      .returning(['id', 'email', 'name', 'locale'])
      .executeTakeFirst();
    if (!account) {
      const existing = await tx
        .selectFrom('accounts')
        .select('state')
        .where(hasEmailOrId(emailOrId))
        .executeTakeFirst();
      if (!existing) throw new DomainError('notFound', 'account.unknown');
      throw new DomainError('conflict', 'state.moved', { values: { state: existing.state } });
    }
    // An account that is being closed is suspended too, so its state alone does not prevent an approval. The error rolls the update back.
    if (await findClosing(tx, account.id)) throw new DomainError('conflict', 'account.closing');
    const address = services.config.server.origin + pages.signin;
    const values = { reason: reason ?? '', address };
    await notifyOwner(tx, services, account, { ...mail, values });
    return to;
  });
}
