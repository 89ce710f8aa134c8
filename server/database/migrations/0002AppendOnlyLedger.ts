import { PostgresAdapter, sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const tables = ['ledger_transactions', 'ledger_entries'];

/** Makes the database itself refuse to change or remove what was booked. */
export const appendOnlyLedger: Migration = {
  async up(db: Kysely<unknown>) {
    const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
    if (isPostgres) {
      await sql`create function refuse_change() returns trigger language plpgsql as $$
        begin raise exception 'the ledger is append-only'; end $$`.execute(db);
    }
    for (const table of tables) {
      for (const action of ['update', 'delete']) {
        const name = sql.id(`${table}_no_${action}`);
        const body = isPostgres
          ? sql`for each row execute function refuse_change()`
          : sql`begin select raise(abort, 'the ledger is append-only'); end`;
        await sql`create trigger ${name} before ${sql.raw(action)} on ${sql.table(table)} ${body}`.execute(
          db,
        );
      }
    }
  },
};
