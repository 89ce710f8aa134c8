import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds the job alerts of accounts, the queues of new jobs and of their mails, and a mark for sent reminders. */
export const notifications: Migration = {
  async up({ schema }: Kysely<never>) {
    await schema
      .createTable('job_alerts')
      .addColumn('account_id', 'text', (column) => column.notNull().references('accounts.id'))
      .addColumn('category', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('job_alerts_key', ['account_id', 'category'])
      .execute();
    await schema
      .createIndex('job_alerts_category')
      .on('job_alerts')
      .columns(['category', 'account_id'])
      .execute();
    await schema
      .createTable('new_jobs')
      .addColumn('job_id', 'text', (column) => column.primaryKey().references('jobs.id'))
      .execute();
    await schema
      .createTable('job_matches')
      .addColumn('account_id', 'text', (column) => column.notNull().references('accounts.id'))
      .addColumn('job_id', 'text', (column) => column.notNull().references('jobs.id'))
      .addColumn('matched_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('job_matches_key', ['account_id', 'job_id'])
      .execute();
    await schema.alterTable('application_steps').addColumn('reminded_for', 'bigint').execute();
    await schema
      .createIndex('steps_due')
      .on('application_steps')
      .columns(['status', 'due_at'])
      .execute();
    // Drops the older index, because the index above begins with the same column.
    await schema.dropIndex('steps_status').execute();
  },
};
