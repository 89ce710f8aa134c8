import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** A migration as a later release may bring it: it changes a table of the ledger, fills a column and creates a table. */
export const laterMigration: Migration = {
  async up(db: Kysely<never>) {
    await db.schema.alterTable('ledger_entries').addColumn('later_text', 'text').execute();
    await db.schema.alterTable('outbox').addColumn('later_size', 'integer').execute();
    await sql`update outbox set later_size = length(body)`.execute(db);
    await db.schema
      .createTable('later_rows')
      .addColumn('account_id', 'text', (column) => column.primaryKey().references('accounts.id'))
      .execute();
    await sql`insert into later_rows (account_id) select id from accounts`.execute(db);
  },
};
