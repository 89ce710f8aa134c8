import type { Selectable } from 'kysely';
import type { Database, Schema } from '../../database/schema.ts';

/** A row of the table of closings. */
export type ClosingRow = Selectable<Schema['account_closings']>;

/** Reads whether an account is being closed or was erased; undefined if neither. */
export function findClosing(db: Database, accountId: string): Promise<ClosingRow | undefined> {
  return db
    .selectFrom('account_closings')
    .selectAll()
    .where('account_id', '=', accountId)
    .executeTakeFirst();
}
