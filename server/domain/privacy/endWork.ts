import type { Selectable } from 'kysely';
import { activeStates } from '../../../contract/rules/states.ts';
import type { Schema, Tx } from '../../database/schema.ts';
import { dropIn, withdrawIn } from '../applications/leave.ts';
import { DomainError } from '../domainError.ts';
import { invitationStates } from '../transitions/invitationStates.ts';

/** An account that is locked. */
export type LockedAccount = Selectable<Schema['accounts']>;

/**
 * Locks an account and its running applications until the transaction ends, by writes that change nothing. Withdrawals, brands' decisions
 * and other closings wait meanwhile. Throws a DomainError if the account does not exist.
 */
export async function lockAccount(tx: Tx, id: string): Promise<LockedAccount> {
  const account = await tx
    .updateTable('accounts')
    .set((row) => ({ id: row.ref('id') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  if (!account) throw new DomainError('notFound', 'account.unknown');
  await tx
    .updateTable('applications')
    .set((row) => ({ id: row.ref('id') }))
    .where('account_id', '=', id)
    .where('state', 'in', activeStates)
    .execute();
  return account;
}

/** Withdraws the undecided applications of an account, drops its accepted ones, and declines its invitations. */
export async function endWork(tx: Tx, accountId: string, now: number): Promise<void> {
  const running = await tx
    .selectFrom('applications')
    .select(['id', 'state'])
    .where('account_id', '=', accountId)
    .where('state', 'in', activeStates)
    .execute();
  for (const { id, state } of running) {
    await (state === 'accepted' ? dropIn(tx, id, { now }) : withdrawIn(tx, id, { now }));
  }
  const invitations = await tx
    .selectFrom('invitations')
    .select('id')
    .where('account_id', '=', accountId)
    .where('state', '=', 'sent')
    .execute();
  const ids = invitations.map(({ id }) => id);
  await invitationStates.moveEach(tx, 'decline', ids, { ended_at: now });
}
