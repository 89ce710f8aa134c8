import type { Selectable } from 'kysely';
import type { Database, Schema } from '../../database/schema.ts';

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
