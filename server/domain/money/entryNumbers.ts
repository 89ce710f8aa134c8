import { sql } from 'kysely';
import type { TransactionType } from '../../../contract/rules/states.ts';
import type { Tx } from '../../database/schema.ts';

type EntryType = TransactionType | 'counterpart';

/** Numbers the next entry of an owner. Dates it no earlier than the previous entry, so that numbers and dates have the same order. */
export async function numberEntry(
  tx: Tx,
  accountId: string | null,
  type: EntryType,
  at: number,
): Promise<{ at: number; position: number | null; type_position: number | null }> {
  if (accountId === null) return { at, position: null, type_position: null };
  const total = await incrementCounter(tx, accountId, allTypes, at);
  const ofType = await incrementCounter(tx, accountId, type, total.last_at);
  return { at: total.last_at, position: total.entries, type_position: ofType.entries };
}

/** The type of the counter that counts an owner's entries of every type. */
const allTypes = '';

/** Increments the counter of an owner's entries of a type, or of all types. Returns the new count and the latest date of these entries. */
function incrementCounter(
  tx: Tx,
  account_id: string,
  type: EntryType | typeof allTypes,
  at: number,
) {
  const last = sql.ref<number>('ledger_counters.last_at');
  return tx
    .insertInto('ledger_counters')
    .values({ account_id, type, entries: 1, last_at: at })
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'type']).doUpdateSet({
        entries: sql<number>`ledger_counters.entries + 1`,
        // SQLite and PostgreSQL have no function in common that returns the greater of two values.
        last_at: sql<number>`case when ${last} > ${at} then ${last} else ${at} end`,
      }),
    )
    .returning(['entries', 'last_at'])
    .executeTakeFirstOrThrow();
}
