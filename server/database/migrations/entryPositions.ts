import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { createLedgerTriggers, dropLedgerTriggers } from '../ledgerTriggers.ts';

/** Numbers the ledger entries of each owner, in total and by type, so that a page of any filter is a range of numbers. */
export const entryPositions: Migration = {
  async up(db: Kysely<never>) {
    await db.schema
      .createTable('ledger_counters')
      .addColumn('account_id', 'text', (column) => column.notNull().references('accounts.id'))
      .addColumn('type', 'text', (column) => column.notNull())
      .addColumn('entries', 'bigint', (column) => column.notNull())
      .addColumn('last_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('ledger_counter_once', ['account_id', 'type'])
      .execute();
    for (const [name, type] of [
      ['account_id', 'text'],
      ['position', 'bigint'],
      ['type_position', 'bigint'],
    ] as const) {
      await db.schema.alterTable('ledger_entries').addColumn(name, type).execute();
    }
    // The triggers reject updates of entries.
    await dropLedgerTriggers(db);
    await numberEntries(db);
    await createLedgerTriggers(db);
    await createIndexes(db);
  },
};

async function numberEntries(db: Kysely<never>): Promise<void> {
  await sql`update ledger_entries set account_id = (
    select account_id from ledger_accounts where id = ledger_entries.ledger_account_id)`.execute(
    db,
  );
  await sql`update ledger_entries set position = numbered.position, type_position = numbered.type_position
    from (
      select id,
        row_number() over (partition by account_id order by at, sequence, id) as position,
        row_number() over (partition by account_id, type order by at, sequence, id) as type_position
      from ledger_entries where account_id is not null
    ) as numbered
    where numbered.id = ledger_entries.id`.execute(db);
  // The empty type counts the entries of all types.
  await sql`insert into ledger_counters (account_id, type, entries, last_at)
    select account_id, '', count(*), max(at) from ledger_entries
    where account_id is not null group by account_id`.execute(db);
  await sql`insert into ledger_counters (account_id, type, entries, last_at)
    select account_id, type, count(*), max(at) from ledger_entries
    where account_id is not null group by account_id, type`.execute(db);
}

async function createIndexes({ schema }: Kysely<never>): Promise<void> {
  const indexes = {
    ledger_entries_position: ['account_id', 'position'],
    ledger_entries_type_position: ['account_id', 'type', 'type_position'],
    ledger_entries_time: ['account_id', 'at', 'position'],
    ledger_entries_type_time: ['account_id', 'type', 'at', 'type_position'],
  };
  for (const [name, columns] of Object.entries(indexes)) {
    await schema
      .createIndex(name)
      .$call((index) => (name.endsWith('position') ? index.unique() : index))
      .on('ledger_entries')
      .columns(columns)
      .execute();
  }
  for (const [name, columns] of Object.entries({
    payments_newest: ['account_id', 'created_at', 'id'],
    payments_newest_by_state: ['account_id', 'state', 'created_at', 'id'],
  })) {
    await schema.createIndex(name).on('payments').columns(columns).execute();
  }
}
