import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Creates the table of what publishers have agreed to. */
export const agreements: Migration = {
  async up({ schema }: Kysely<never>) {
    await schema
      .createTable('agreements')
      .addColumn('application_id', 'text', (column) =>
        column.notNull().references('applications.id'),
      )
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('agreed_at', 'bigint', (column) => column.notNull())
      .addColumn('content_json', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('agreement_of_version', ['application_id', 'version'])
      .execute();
  },
};
