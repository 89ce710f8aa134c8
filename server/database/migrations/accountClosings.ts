import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Creates the table of accounts that are being closed or were erased. */
export const accountClosings: Migration = {
  async up({ schema }: Kysely<never>) {
    await schema
      .createTable('account_closings')
      .addColumn('account_id', 'text', (column) => column.primaryKey().references('accounts.id'))
      .addColumn('former_state', 'text', (column) => column.notNull())
      .addColumn('actor', 'text', (column) => column.notNull())
      .addColumn('gives_up_json', 'text', (column) => column.notNull())
      .addColumn('requested_at', 'bigint', (column) => column.notNull())
      .addColumn('closes_at', 'bigint', (column) => column.notNull())
      .addColumn('closed_at', 'bigint')
      .execute();
    await schema
      .createIndex('account_closings_due')
      .on('account_closings')
      .columns(['closed_at', 'closes_at'])
      .execute();
  },
};
