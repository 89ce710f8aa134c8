import type { AccountState } from '../../contract/states.ts';
import { inTransaction } from '../../database/transaction.ts';
import { languageFor } from '../../i18n/language.ts';
import type { MessageKey } from '../../i18n/catalogue.ts';
import { sendMail } from '../outbox.ts';
import { Refusal } from '../domainError.ts';
import type { Services } from '../services.ts';
import { isWho } from './who.ts';

/** A decision of the staff about an account. */
export type AccountDecision = 'approve' | 'reject' | 'suspend' | 'needs_changes';

type Rule = {
  from: AccountState[];
  to: AccountState;
  outcome: 'rejected' | 'suspended' | 'needs_changes' | null;
  mail: MessageKey;
};

const rules: Record<AccountDecision, Rule> = {
  approve: {
    from: ['in_review', 'suspended'],
    to: 'approved',
    outcome: null,
    mail: 'mail.approved',
  },
  reject: { from: ['in_review'], to: 'rejected', outcome: 'rejected', mail: 'mail.rejected' },
  suspend: { from: ['approved'], to: 'suspended', outcome: 'suspended', mail: 'mail.suspended' },
  needs_changes: {
    from: ['in_review', 'rejected'],
    to: 'pending_profile',
    outcome: 'needs_changes',
    mail: 'mail.needsChanges',
  },
};

/**
 * Moves an account (by its address or id) as the staff decided and writes the mail about it, both or nothing. Refuses an
 * unknown address and a transition that product.md §2.1 does not have.
 */
export function decideAccount(
  { db, clock, config }: Services,
  who: string,
  decision: AccountDecision,
  reason: string | null,
): Promise<AccountState> {
  const { from, to, outcome, mail } = rules[decision];
  return inTransaction(db, async (tx) => {
    const account = await tx
      .updateTable('accounts')
      .set({ state: to, review_outcome: outcome, review_reason: reason })
      .where(isWho(who))
      .where('state', 'in', from)
      .returning(['email', 'name', 'locale'])
      .executeTakeFirst();
    if (!account) {
      const known = await tx
        .selectFrom('accounts')
        .select('state')
        .where(isWho(who))
        .executeTakeFirst();
      if (!known) throw new Refusal('notFound', 'account.unknown');
      throw new Refusal('conflict', 'state.moved', { values: { state: known.state } });
    }
    const language = languageFor(account.locale);
    const values = { name: account.name, app: config.app.name, reason: reason ?? '' };
    // Who joined by a provider may have no address here; the app tells them when they come in.
    if (account.email === null) return to;
    await sendMail(tx, clock, {
      recipient: account.email,
      subject: language.say('mail.subject', values),
      body: language.say(mail, values),
    });
    return to;
  });
}
