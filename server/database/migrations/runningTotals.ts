import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { isPostgres } from '../ledgerTriggers.ts';

/** Columns of a job that the counts of a search depend on. */
const columns = 'state, platform_set, category_set, country, pay_type, pay_min, pay_max, apply_by';

/** Adds lifetime earnings to ledger accounts, and a version number that changes with every change of jobs. */
export const runningTotals: Migration = {
  async up(db: Kysely<never>) {
    await db.schema
      .alterTable('ledger_accounts')
      .addColumn('earned', 'bigint', (column) => column.notNull().defaultTo(0))
      .execute();
    await sql`update ledger_accounts set earned = coalesce((
      select sum(amount) from ledger_entries
      where ledger_account_id = ledger_accounts.id and type not like 'withdrawal%'), 0)`.execute(
      db,
    );
    await db.schema
      .createIndex('ledger_accounts_owner')
      .on('ledger_accounts')
      .column('account_id')
      .execute();
    await db.schema
      .createIndex('withdrawals_owner')
      .on('withdrawals')
      .columns(['account_id', 'state'])
      .execute();
    await db.schema
      .createTable('job_versions')
      .addColumn('id', 'integer', (column) => column.primaryKey())
      .addColumn('version', 'bigint', (column) => column.notNull())
      .execute();
    await sql`insert into job_versions (id, version) values (1, 0)`.execute(db);
    await createTriggers(db);
  },
};

// The version is random, so that versions do not repeat after an older backup is restored. JavaScript holds its largest value exactly.
async function createTriggers(db: Kysely<never>): Promise<void> {
  const changes = ['insert', `update of ${columns}`, 'delete'];
  if (isPostgres(db)) {
    await sql`create function change_job_version() returns trigger language plpgsql as
      $$ begin
        update job_versions set version = floor(random() * 9000000000000000)::bigint;
        return null;
      end $$`.execute(db);
  }
  for (const [index, change] of changes.entries()) {
    const body = isPostgres(db)
      ? sql`for each statement execute function change_job_version()`
      : sql`begin update job_versions set version = abs(random()) % 9000000000000000; end`;
    await sql`create trigger ${sql.id(`job_version_${index}`)} after ${sql.raw(change)} on jobs ${body}`.execute(
      db,
    );
  }
}
