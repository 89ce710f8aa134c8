import type { Selectable } from 'kysely';
import type { Case } from '../../../contract/schemas/money.ts';
import type { Database, Schema } from '../../database/schema.ts';
import { toIso, toIsoOrNull } from '../dates.ts';

/** A row of the table of cases. */
export type CaseRow = Selectable<Schema['cases']>;

/** Finds the newest case of each application, by its id. */
export async function findCases(
  db: Database,
  applicationIds: readonly string[],
): Promise<Map<string, CaseRow>> {
  if (applicationIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('cases')
    .selectAll()
    .where('application_id', 'in', applicationIds)
    .orderBy('opened_at')
    .orderBy('id')
    .execute();
  return new Map(rows.map((row) => [row.application_id, row]));
}

/** Converts a case to what its publisher sees. */
export function toCase(row: CaseRow, currency: string): Case {
  return {
    reference: row.reference,
    about: row.about,
    state: row.state,
    opened_at: toIso(row.opened_at),
    due_by: toIso(row.due_by),
    heard_at: toIsoOrNull(row.heard_at),
    decided_at: toIsoOrNull(row.decided_at),
    outcome: row.outcome,
    text: row.outcome_text,
    amount: row.amount === null ? null : { amount: row.amount, currency },
    message: row.message,
  };
}
