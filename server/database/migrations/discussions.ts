import { sql, type Kysely, type SchemaModule } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Creates discussions, extension requests and attachments; adds the end of invitations, and indexes for due jobs. */
export const discussions: Migration = {
  async up({ schema }: Kysely<never>) {
    await createDiscussions(schema);
    await createAttachments(schema);
    await schema.alterTable('invitations').addColumn('reason', 'text').execute();
    await schema.alterTable('invitations').addColumn('ended_at', 'bigint').execute();
    await schema
      .createIndex('invitations_state')
      .on('invitations')
      .columns(['state', 'expires_at'])
      .execute();
  },
};

async function createDiscussions(schema: SchemaModule): Promise<void> {
  await schema
    .createTable('discussions')
    .addColumn('account_id', 'text', (column) => column.notNull().references('accounts.id'))
    .addColumn('job_id', 'text', (column) => column.notNull().references('jobs.id'))
    .addColumn('last_position', 'integer', (column) => column.notNull())
    .addColumn('read_position', 'integer', (column) => column.notNull())
    .addColumn('unread', 'integer', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('discussion_once', ['account_id', 'job_id'])
    .execute();
  await schema
    .createTable('extension_requests')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('application_id', 'text', (column) => column.notNull().references('applications.id'))
    .addColumn('step_id', 'text', (column) => column.notNull().references('application_steps.id'))
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('until', 'bigint', (column) => column.notNull())
    .addColumn('due_before', 'bigint', (column) => column.notNull())
    .addColumn('requested_at', 'bigint', (column) => column.notNull())
    .addColumn('decided_at', 'bigint')
    .execute();
  // Allows one open request per step, even if two arrive at once.
  await schema
    .createIndex('extension_open_once')
    .on('extension_requests')
    .column('step_id')
    .unique()
    .where(sql.ref('state'), '=', sql.lit('requested'))
    .execute();
  await schema
    .createIndex('extension_application')
    .on('extension_requests')
    .column('application_id')
    .execute();
  await schema
    .createTable('discussion_messages')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'text', (column) => column.notNull().references('accounts.id'))
    .addColumn('job_id', 'text', (column) => column.notNull().references('jobs.id'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('author', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('message_key', 'text')
    .addColumn('values_json', 'text')
    .addColumn('event', 'text', (column) => column.unique())
    .addColumn('client_ref', 'text')
    .addColumn('extension_id', 'text', (column) => column.references('extension_requests.id'))
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('mailed_at', 'bigint')
    .addUniqueConstraint('message_position_once', ['account_id', 'job_id', 'position'])
    .execute();
}

async function createAttachments(schema: SchemaModule): Promise<void> {
  await schema
    .createTable('attachments')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'text', (column) => column.notNull().references('accounts.id'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('size', 'integer', (column) => column.notNull())
    .addColumn('width', 'integer', (column) => column.notNull())
    .addColumn('height', 'integer', (column) => column.notNull())
    .addColumn('sha256', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await schema.createIndex('attachments_age').on('attachments').column('created_at').execute();
  await schema
    .createTable('attachment_uses')
    .addColumn('owner_id', 'text', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('attachment_id', 'text', (column) => column.notNull().references('attachments.id'))
    .addColumn('alt', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('attachment_position_once', ['owner_id', 'position'])
    .execute();
  await schema
    .createIndex('attachment_uses_attachment')
    .on('attachment_uses')
    .column('attachment_id')
    .execute();
}
