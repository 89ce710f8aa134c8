import type { Platform } from '../../contract/shared.ts';
import type { Database, Tx } from '../../database/schema.ts';
import { newId } from '../identifiers.ts';

/** Finds whose account an identity opens. */
export async function findIdentity(
  db: Database,
  provider: Platform,
  subject: string,
): Promise<string | null> {
  const row = await db
    .selectFrom('social_identities')
    .select('account_id')
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return row?.account_id ?? null;
}

/**
 * Gives an identity to an account, in place of the one it had at this provider. Answers whether the identity
 * is now this account's: of two that ask at once, one gets it.
 */
export async function claimIdentity(
  tx: Tx,
  accountId: string,
  provider: Platform,
  subject: string,
  now: number,
): Promise<boolean> {
  await lockAccount(tx, accountId);
  await tx
    .deleteFrom('social_identities')
    .where('account_id', '=', accountId)
    .where('provider', '=', provider)
    .where('subject', '!=', subject)
    .execute();
  await tx
    .insertInto('social_identities')
    .values({ id: newId(), account_id: accountId, provider, subject, created_at: now })
    .onConflict((conflict) => conflict.columns(['provider', 'subject']).doNothing())
    .execute();
  return (await findIdentity(tx, provider, subject)) === accountId;
}

/** Locks an account by a write that changes nothing, so that its connections change one after another. */
export async function lockAccount(tx: Tx, accountId: string): Promise<void> {
  await tx
    .updateTable('accounts')
    .set((row) => ({ state: row.ref('state') }))
    .where('id', '=', accountId)
    .execute();
}
