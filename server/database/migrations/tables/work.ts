import type { SchemaModule } from 'kysely';

/** Creates applications, their steps and submissions. */
export async function createWorkTables(schema: SchemaModule): Promise<void> {
  await schema
    .createTable('applications')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'text', (column) => column.notNull().references('accounts.id'))
    .addColumn('job_id', 'text', (column) => column.notNull().references('jobs.id'))
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('applied_at', 'bigint', (column) => column.notNull())
    .addColumn('viewed_at', 'bigint')
    .addColumn('decided_at', 'bigint')
    .addColumn('ended_at', 'bigint')
    .addColumn('decide_by', 'bigint', (column) => column.notNull())
    .addColumn('reason_code', 'text')
    .addColumn('reason_text', 'text')
    .addColumn('pitch', 'text', (column) => column.notNull())
    .addColumn('rate', 'bigint')
    .addColumn('platform', 'text', (column) => column.notNull())
    .addColumn('answers_json', 'text', (column) => column.notNull())
    .addColumn('job_version', 'integer', (column) => column.notNull())
    .addUniqueConstraint('application_once', ['account_id', 'job_id'])
    .execute();
  await schema.createIndex('applications_state').on('applications').column('state').execute();
  await schema.createIndex('applications_job').on('applications').column('job_id').execute();
  await schema
    .createTable('application_steps')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('application_id', 'text', (column) => column.notNull().references('applications.id'))
    .addColumn('task_id', 'text', (column) => column.notNull().references('tasks.id'))
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('opens_at', 'bigint')
    .addColumn('due_at', 'bigint', (column) => column.notNull())
    .addColumn('revisions_left', 'integer', (column) => column.notNull())
    .addColumn('auto_approve_at', 'bigint')
    .addColumn('changed_at', 'bigint', (column) => column.notNull())
    .addUniqueConstraint('application_step_once', ['application_id', 'task_id', 'key'])
    .execute();
  await schema.createIndex('steps_status').on('application_steps').column('status').execute();
  await schema
    .createTable('submissions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('application_id', 'text', (column) => column.notNull().references('applications.id'))
    .addColumn('task_id', 'text', (column) => column.notNull().references('tasks.id'))
    .addColumn('step', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('caption', 'text', (column) => column.notNull())
    .addColumn('links_json', 'text', (column) => column.notNull())
    .addColumn('notes', 'text', (column) => column.notNull())
    .addColumn('metrics_json', 'text', (column) => column.notNull())
    .addColumn('checklist_json', 'text', (column) => column.notNull())
    .addColumn('feedback_json', 'text', (column) => column.notNull())
    .addColumn('saved_at', 'bigint', (column) => column.notNull())
    .addColumn('submitted_at', 'bigint')
    .addColumn('reviewed_at', 'bigint')
    .addColumn('auto', 'integer', (column) => column.notNull())
    .addUniqueConstraint('submission_version_once', [
      'application_id',
      'task_id',
      'step',
      'version',
    ])
    .execute();
}
