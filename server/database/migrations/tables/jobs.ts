import { sql, type RawBuilder, type SchemaModule } from 'kysely';

/**
 * Creates brands, jobs, tasks and invitations. `tableOption` is appended to the `create table` of tables that are read by primary key:
 * `without rowid` in SQLite.
 */
export async function createJobTables(
  schema: SchemaModule,
  tableOption: RawBuilder<unknown>,
): Promise<void> {
  await schema
    .createTable('brands')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull().unique())
    .addColumn('logo_url', 'text')
    .addColumn('verified', 'integer', (column) => column.notNull())
    .addColumn('reply_hours_median', 'integer')
    .addColumn('pay_days_median', 'integer')
    .addColumn('jobs_completed', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await createJobs(schema, tableOption);
  await schema
    .createTable('job_platforms')
    .addColumn('job_id', 'text', (column) => column.notNull().references('jobs.id'))
    .addColumn('platform', 'text', (column) => column.notNull())
    .addColumn('min_followers', 'bigint', (column) => column.notNull())
    .addColumn('min_engagement', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('job_platform_once', ['job_id', 'platform'])
    .modifyEnd(tableOption)
    .execute();
  await schema
    .createTable('job_categories')
    .addColumn('job_id', 'text', (column) => column.notNull().references('jobs.id'))
    .addColumn('category', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('job_category_once', ['job_id', 'category'])
    .modifyEnd(tableOption)
    .execute();
  await createTasks(schema);
  await schema
    .createTable('invitations')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'text', (column) => column.notNull().references('accounts.id'))
    .addColumn('job_id', 'text', (column) => column.notNull().references('jobs.id'))
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('message', 'text', (column) => column.notNull())
    .addColumn('offer', 'bigint')
    .addColumn('sent_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addUniqueConstraint('invitation_once', ['account_id', 'job_id'])
    .execute();
}

async function createJobs(schema: SchemaModule, tableOption: RawBuilder<unknown>): Promise<void> {
  await schema
    .createTable('jobs')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('brand_id', 'text', (column) => column.notNull().references('brands.id'))
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('search_text', 'text', (column) => column.notNull())
    .addColumn('platform_set', 'text', (column) => column.notNull())
    .addColumn('category_set', 'text', (column) => column.notNull())
    .addColumn('cover_url', 'text')
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('pay_type', 'text', (column) => column.notNull())
    .addColumn('pay_min', 'bigint')
    .addColumn('pay_max', 'bigint')
    .addColumn('product_value', 'bigint')
    .addColumn('product_shipped', 'integer', (column) => column.notNull())
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('places_total', 'integer', (column) => column.notNull())
    .addColumn('places_taken', 'integer', (column) => column.notNull())
    .addColumn('applicants', 'integer', (column) => column.notNull())
    .addColumn('apply_by', 'bigint', (column) => column.notNull())
    .addColumn('decide_by', 'bigint', (column) => column.notNull())
    .addColumn('work_due', 'bigint', (column) => column.notNull())
    .addColumn('posted_at', 'bigint', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('country', 'text')
    .addColumn('pitch_required', 'integer', (column) => column.notNull())
    .addColumn('pitch_max', 'integer', (column) => column.notNull())
    .addColumn('revisions', 'integer', (column) => column.notNull())
    .addColumn('review_hours', 'integer', (column) => column.notNull())
    .addColumn('pay_days', 'integer', (column) => column.notNull())
    .addColumn('behaviour', 'text')
    .addCheckConstraint('job_not_overbooked', sql`places_taken between 0 and places_total`)
    .modifyEnd(tableOption)
    .execute();
  await schema
    .createTable('job_texts')
    .addColumn('job_id', 'text', (column) => column.primaryKey().references('jobs.id'))
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('brief_json', 'text', (column) => column.notNull())
    .addColumn('terms_json', 'text', (column) => column.notNull())
    .addColumn('questions_json', 'text', (column) => column.notNull())
    .addColumn('changes_json', 'text', (column) => column.notNull())
    .addColumn('rules_json', 'text', (column) => column.notNull())
    .execute();
  await schema.createIndex('jobs_newest').on('jobs').columns(['state', 'posted_at']).execute();
  await schema
    .createIndex('jobs_facets')
    .on('jobs')
    .columns(['state', 'platform_set', 'category_set'])
    .execute();
  await schema.createIndex('jobs_closing').on('jobs').columns(['state', 'apply_by']).execute();
  await schema.createIndex('jobs_pay').on('jobs').columns(['state', 'pay_max']).execute();
}

async function createTasks(schema: SchemaModule): Promise<void> {
  await schema
    .createTable('tasks')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('job_id', 'text', (column) => column.notNull().references('jobs.id'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('platform', 'text', (column) => column.notNull())
    .addColumn('content_type', 'text', (column) => column.notNull())
    .addColumn('quantity', 'integer', (column) => column.notNull())
    .addColumn('due_at', 'bigint', (column) => column.notNull())
    .addUniqueConstraint('task_position_once', ['job_id', 'position'])
    .execute();
  await schema
    .createTable('task_steps')
    .addColumn('task_id', 'text', (column) => column.notNull().references('tasks.id'))
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('due_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('task_step_once', ['task_id', 'key'])
    .execute();
}
