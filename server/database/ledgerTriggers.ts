import { PostgresAdapter, sql, type Kysely } from 'kysely';

const tables = ['ledger_transactions', 'ledger_entries'];
const actions = ['update', 'delete'];

/** Creates triggers that reject updates and deletes of posted entries. */
export async function createLedgerTriggers(db: Kysely<never>): Promise<void> {
  const body = isPostgres(db)
    ? sql`for each row execute function refuse_change()`
    : sql`begin select raise(abort, 'the ledger is append-only'); end`;
  for (const { name, table, action } of listTriggers()) {
    await sql`create trigger ${name} before ${action} on ${table} ${body}`.execute(db);
  }
}

/** Drops the triggers, to restore a backup within the same transaction. */
export async function dropLedgerTriggers(db: Kysely<never>): Promise<void> {
  for (const { name, table } of listTriggers()) {
    const onTable = isPostgres(db) ? sql` on ${table}` : sql``;
    await sql`drop trigger ${name}${onTable}`.execute(db);
  }
}

/** Returns whether the database is PostgreSQL. */
export function isPostgres(db: Kysely<never>): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter;
}

function listTriggers() {
  return tables.flatMap((table) =>
    actions.map((action) => ({
      name: sql.id(`${table}_no_${action}`),
      table: sql.table(table),
      action: sql.raw(action),
    })),
  );
}
