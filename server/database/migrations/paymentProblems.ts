import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { day } from '../../durations.ts';

/** Adds why payments are late or on hold, answers to questions about them, and objections to decisions. */
export const paymentProblems: Migration = {
  async up(db: Kysely<never>) {
    const { schema } = db;
    // Adds columns one by one, because SQLite does not support several in one statement.
    for (const name of ['late_since', 'held_at', 'answer_by', 'review_on', 'escalated_at']) {
      await schema.alterTable('payments').addColumn(name, 'bigint').execute();
    }
    for (const name of ['problem_code', 'problem_text']) {
      await schema.alterTable('payments').addColumn(name, 'text').execute();
    }
    // Holds of older versions had no date of review.
    const reviewOn = Date.now() + 7 * day;
    await sql`update payments set review_on = ${reviewOn}, held_at = coalesce(approved_at, created_at)
      where state = 'on_hold'`.execute(db);
    await schema
      .alterTable('contact_tickets')
      .addColumn('payment_id', 'text', (column) => column.references('payments.id'))
      .execute();
    await schema.alterTable('contact_tickets').addColumn('answer', 'text').execute();
    await schema.alterTable('contact_tickets').addColumn('reply_by', 'bigint').execute();
    await schema.alterTable('contact_tickets').addColumn('answered_at', 'bigint').execute();
    await schema
      .createIndex('contact_tickets_payment')
      .on('contact_tickets')
      .columns(['payment_id', 'created_at'])
      .execute();
    await schema
      .createTable('cases')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('reference', 'text', (column) => column.notNull().unique())
      .addColumn('account_id', 'text', (column) => column.notNull().references('accounts.id'))
      .addColumn('application_id', 'text', (column) =>
        column.notNull().references('applications.id'),
      )
      .addColumn('job_id', 'text', (column) => column.notNull().references('jobs.id'))
      .addColumn('payment_id', 'text', (column) => column.notNull().references('payments.id'))
      .addColumn('about', 'text', (column) => column.notNull())
      .addColumn('decision', 'text', (column) => column.notNull().unique())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('message', 'text')
      .addColumn('evidence_json', 'text', (column) => column.notNull())
      .addColumn('brand_reply', 'text')
      .addColumn('outcome', 'text')
      .addColumn('outcome_text', 'text')
      .addColumn('amount', 'bigint')
      .addColumn('opened_at', 'bigint', (column) => column.notNull())
      .addColumn('due_by', 'bigint', (column) => column.notNull())
      .addColumn('heard_at', 'bigint')
      .addColumn('decided_at', 'bigint')
      .addColumn('closed_at', 'bigint')
      .addColumn('escalated_at', 'bigint')
      .execute();
    await schema
      .createIndex('cases_application')
      .on('cases')
      .columns(['application_id', 'opened_at'])
      .execute();
    await schema.createIndex('cases_due').on('cases').columns(['state', 'due_by']).execute();
    await schema.createIndex('cases_account').on('cases').column('account_id').execute();
  },
};
