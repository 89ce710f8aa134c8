import type { Platform } from '../../../contract/rules/platforms.ts';
import type { Database, Tx } from '../../database/schema.ts';
import { newId } from '../identifiers.ts';

/** Returns the id of the account that an identity signs in to; null if none. */
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
 * Assigns an identity to an account, replacing its previous one at this provider. Returns false if it belongs to
 * another account; of two concurrent claims, one succeeds.
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

/** Deletes the connection of an account at a platform, with its tokens, identity and code. */
export async function deleteConnection(
  tx: Tx,
  accountId: string,
  provider: Platform,
): Promise<void> {
  for (const table of ['social_accounts', 'social_identities', 'bio_checks'] as const) {
    await tx
      .deleteFrom(table)
      .where('account_id', '=', accountId)
      .where('provider', '=', provider)
      .execute();
  }
}

/** Locks an account by a write that changes nothing, so that its connections change one at a time. */
export async function lockAccount(tx: Tx, accountId: string): Promise<void> {
  await tx
    .updateTable('accounts')
    .set((row) => ({ state: row.ref('state') }))
    .where('id', '=', accountId)
    .execute();
}
