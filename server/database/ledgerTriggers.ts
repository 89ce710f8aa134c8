import { PostgresAdapter, sql, type Kysely } from 'kysely';

const tables = ['ledger_transactions', 'ledger_entries'];
const actions = ['update', 'delete'];

/** Makes the database itself refuse to change or remove what was booked. */
export async function createLedgerTriggers(db: Kysely<never>): Promise<void> {
  const body = isPostgres(db)
    ? sql`for each row execute function refuse_change()`
    : sql`begin select raise(abort, 'the ledger is append-only'); end`;
  for (const { name, table, action } of triggers()) {
    await sql`create trigger ${name} before ${action} on ${table} ${body}`.execute(db);
  }
}

/** Lifts the protection of the ledger, for restoring a backup within the same transaction. */
export async function dropLedgerTriggers(db: Kysely<never>): Promise<void> {
  for (const { name, table } of triggers()) {
    const place = isPostgres(db) ? sql` on ${table}` : sql``;
    await sql`drop trigger ${name}${place}`.execute(db);
  }
}

/** Whether a connection speaks to PostgreSQL. */
export function isPostgres(db: Kysely<never>): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter;
}

function triggers() {
  return tables.flatMap((table) =>
    actions.map((action) => ({
      name: sql.id(`${table}_no_${action}`),
      table: sql.table(table),
      action: sql.raw(action),
    })),
  );
}
