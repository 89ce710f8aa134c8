import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { isPostgres } from '../ledgerTriggers.ts';

/** The advisory lock that Kysely holds on PostgreSQL while it migrates. */
const migrationLock = sql.raw('3853314791062309107');

/**
 * Refuses ledger transactions from processes whose schema differs from the database's, and wallet entries without a position. Otherwise an
 * older process that still runs would post rows without the columns that the newer version needs.
 */
export const schemaFence: Migration = {
  async up(db: Kysely<never>) {
    await db.schema
      .alterTable('ledger_transactions')
      .addColumn('schema_version', 'integer')
      .execute();
    await (isPostgres(db) ? fencePostgres(db) : fenceSqlite(db));
  },
};

// 57P03 means "cannot connect now". All versions of the server respond 503 to this error.
async function fencePostgres(db: Kysely<never>): Promise<void> {
  await sql`create function require_schema() returns trigger language plpgsql as $$
    declare current_version integer;
    begin
      if not pg_try_advisory_xact_lock_shared(${migrationLock}) then
        raise exception 'the database is being upgraded' using errcode = '57P03';
      end if;
      select count(*) into current_version from kysely_migration;
      if new.schema_version is distinct from current_version then
        raise exception 'the ledger needs a process with schema %', current_version using errcode = '57P03';
      end if;
      return new;
    end $$`.execute(db);
  await sql`create trigger ledger_transactions_schema before insert on ledger_transactions
    for each row execute function require_schema()`.execute(db);
  await sql`alter table ledger_entries add constraint ledger_entries_numbered check (
    ledger_account_id like 'house:%' or
    (account_id is not null and position is not null and type_position is not null))`.execute(db);
}

async function fenceSqlite(db: Kysely<never>): Promise<void> {
  await sql`create trigger ledger_transactions_schema before insert on ledger_transactions
    when new.schema_version is not (select count(*) from kysely_migration)
    begin select raise(abort, 'the ledger needs a process with the schema of the database'); end`.execute(
    db,
  );
  await sql`create trigger ledger_entries_numbered before insert on ledger_entries
    when new.ledger_account_id not like 'house:%' and
      (new.account_id is null or new.position is null or new.type_position is null)
    begin select raise(abort, 'an entry of a wallet needs its position'); end`.execute(db);
}
