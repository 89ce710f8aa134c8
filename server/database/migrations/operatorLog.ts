import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Creates the log of the commands that operators run. */
export const operatorLog: Migration = {
  async up({ schema }: Kysely<never>) {
    await schema
      .createTable('operator_log')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('actor', 'text', (column) => column.notNull())
      .addColumn('command', 'text', (column) => column.notNull())
      .addColumn('arguments', 'text', (column) => column.notNull())
      .addColumn('result', 'text', (column) => column.notNull())
      .addColumn('error', 'text')
      .execute();
    await schema.createIndex('operator_log_time').on('operator_log').column('at').execute();
  },
};
