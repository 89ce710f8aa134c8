import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Creates the table of messages to support. */
export const contactTickets: Migration = {
  async up({ schema }: Kysely<never>) {
    await schema
      .createTable('contact_tickets')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('account_id', 'text', (column) => column.notNull().references('accounts.id'))
      .addColumn('reference', 'text', (column) => column.notNull().unique())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('topic', 'text', (column) => column.notNull())
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('message', 'text', (column) => column.notNull())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('job_id', 'text', (column) => column.references('jobs.id'))
      .addColumn('page', 'text')
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .execute();
    await schema
      .createIndex('contact_tickets_account')
      .on('contact_tickets')
      .column('account_id')
      .execute();
  },
};
