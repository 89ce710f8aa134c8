import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Creates the table of reference rates. */
export const referenceRates: Migration = {
  async up({ schema }: Kysely<never>) {
    await schema
      .createTable('reference_rates')
      .addColumn('currency', 'text', (column) => column.primaryKey())
      .addColumn('rate', 'double precision', (column) => column.notNull())
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('source', 'text', (column) => column.notNull())
      .addColumn('loaded_at', 'bigint', (column) => column.notNull())
      .execute();
  },
};
