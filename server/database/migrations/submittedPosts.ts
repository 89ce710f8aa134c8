import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Platform } from '../../../contract/rules/platforms.ts';
import { findPost } from '../../../contract/rules/postLinks.ts';

type LiveStep = {
  id: string;
  application_id: string;
  task_id: string;
  account_id: string;
  job_id: string;
  platform: Platform;
  links_json: string;
  submitted_at: number | null;
  version: number;
  newest_version: number;
};

const batchSize = 500;

/**
 * Creates the table of submitted posts from the links of all live steps, and rewrites these links in canonical form. If an account
 * has submitted a post twice, only the first submission counts.
 */
export const submittedPosts: Migration = {
  async up(db: Kysely<never>) {
    await db.schema
      .createTable('submitted_posts')
      .addColumn('application_id', 'text', (column) =>
        column.notNull().references('applications.id'),
      )
      .addColumn('task_id', 'text', (column) => column.notNull().references('tasks.id'))
      .addColumn('position', 'integer', (column) => column.notNull())
      .addColumn('account_id', 'text', (column) => column.notNull().references('accounts.id'))
      .addColumn('job_id', 'text', (column) => column.notNull().references('jobs.id'))
      .addColumn('platform', 'text', (column) => column.notNull())
      .addColumn('post_id', 'text', (column) => column.notNull())
      .addColumn('counts', 'integer', (column) => column.notNull())
      .addColumn('submitted_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('submitted_post_place', ['application_id', 'task_id', 'position'])
      .execute();
    await db.schema
      .createIndex('submitted_posts_post')
      .on('submitted_posts')
      .columns(['platform', 'post_id'])
      .execute();
    await fillTable(db);
    await countFirst(db);
    await sql`create unique index submitted_post_counts_once
      on submitted_posts (account_id, platform, post_id) where counts = 1`.execute(db);
  },
};

async function fillTable(db: Kysely<never>): Promise<void> {
  let lastId = '';
  for (;;) {
    const { rows } = await sql<LiveStep>`
      select submissions.id, submissions.application_id, submissions.task_id, applications.account_id,
        applications.job_id, tasks.platform, links_json, submitted_at, version,
        (select max(version) from submissions as newest
          where newest.application_id = submissions.application_id and newest.task_id = submissions.task_id
            and newest.step = 'live' and newest.state != 'draft') as newest_version
      from submissions
      join applications on applications.id = submissions.application_id
      join tasks on tasks.id = submissions.task_id
      where submissions.id > ${lastId} and submissions.step = 'live' and submissions.state != 'draft'
      order by submissions.id limit ${batchSize}`.execute(db);
    for (const row of rows) await copyPosts(db, row);
    const end = rows.at(-1);
    if (!end) return;
    lastId = end.id;
  }
}

async function copyPosts(db: Kysely<never>, live: LiveStep): Promise<void> {
  const links = JSON.parse(live.links_json) as string[];
  const posts = links.map((link) => findPost(live.platform, link));
  if (posts.every((post) => post === null)) return;
  const canonical = JSON.stringify(links.map((link, index) => posts[index]?.url ?? link));
  if (canonical !== live.links_json) {
    await sql`update submissions set links_json = ${canonical} where id = ${live.id}`.execute(db);
  }
  // Earlier versions only get canonical links: the table has the posts of the newest version.
  if (live.version !== live.newest_version) return;
  for (const [position, post] of posts.entries()) {
    if (!post) continue;
    await sql`insert into submitted_posts (application_id, task_id, position, account_id, job_id, platform,
        post_id, counts, submitted_at)
      values (${live.application_id}, ${live.task_id}, ${position}, ${live.account_id}, ${live.job_id},
        ${live.platform}, ${post.id}, 0, ${live.submitted_at ?? 0})`.execute(db);
  }
}

// Sets `counts` for the first submission of each post. Ignores work that will not be paid.
async function countFirst(db: Kysely<never>): Promise<void> {
  const mayBePaid = (table: string) => sql`not exists (select 1 from application_steps as step
    where step.application_id = ${sql.ref(`${table}.application_id`)}
      and step.task_id = ${sql.ref(`${table}.task_id`)}
      and step.key = 'live' and step.status in ('rejected', 'missed', 'locked'))`;
  await sql`update submitted_posts set counts = 1 where ${mayBePaid('submitted_posts')} and not exists (
    select 1 from submitted_posts as earlier
    where earlier.platform = submitted_posts.platform and earlier.post_id = submitted_posts.post_id
      and earlier.account_id = submitted_posts.account_id
      and (earlier.submitted_at, earlier.application_id, earlier.task_id, earlier.position)
        < (submitted_posts.submitted_at, submitted_posts.application_id, submitted_posts.task_id, submitted_posts.position)
      and ${mayBePaid('earlier')})`.execute(db);
}
