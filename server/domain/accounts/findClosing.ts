import type { Selectable } from 'kysely';
import type { Database, Schema } from '../../database/schema.ts';
import { DomainError } from '../domainError.ts';

/** The request to close an account, kept after the account was erased. */
export type ClosingRow = Selectable<Schema['account_closings']>;

/** Finds the closing of an account that is being closed or was erased; undefined for every other account. */
export function findClosing(db: Database, accountId: string): Promise<ClosingRow | undefined> {
  return db
    .selectFrom('account_closings')
    .selectAll()
    .where('account_id', '=', accountId)
    .executeTakeFirst();
}

/** Throws a DomainError for an erased account, whose owner can neither read about a change of money nor get it. */
export async function assertNotErased(db: Database, accountId: string): Promise<void> {
  const closing = await findClosing(db, accountId);
  if (closing && closing.closed_at !== null) throw new DomainError('conflict', 'account.erased');
}
