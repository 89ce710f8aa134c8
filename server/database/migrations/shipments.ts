import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Creates the table of products that brands send to accepted creators. */
export const shipments: Migration = {
  async up({ schema }: Kysely<never>) {
    await schema
      .createTable('shipments')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('application_id', 'text', (column) =>
        column.notNull().unique().references('applications.id'),
      )
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('carrier', 'text')
      .addColumn('tracking_number', 'text')
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('sent_at', 'bigint')
      .addColumn('arrived_at', 'bigint')
      .addColumn('reported_at', 'bigint')
      .execute();
  },
};
