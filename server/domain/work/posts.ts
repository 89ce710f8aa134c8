import { isPostBy, type Post } from '../../../contract/rules/postLinks.ts';
import type { StepStatus } from '../../../contract/rules/states.ts';
import type { Database, Tx } from '../../database/schema.ts';
import { DomainError, type LocalizedMessage } from '../domainError.ts';
import type { Services } from '../services.ts';
import type { PostingAccount } from './checkWork.ts';
import { emailSupport } from './emailSupport.ts';
import type { TaskRow } from '../steps/steps.ts';
import type { AcceptedWork } from './workAccess.ts';

// A post of work that ended without approval can be submitted for another job.
const releasedStatuses: readonly StepStatus[] = ['rejected', 'missed', 'locked'];
/** Other submissions can claim or release a post between an attempt to insert it and the query for its holder. */
const maxAttempts = 3;

type Place = Pick<TaskRow, 'id' | 'platform'>;

type SubmittedPosts = {
  task: Place;
  /** The connected account of the task's platform. */
  account: PostingAccount | undefined;
  posts: readonly (Post | null)[];
};

/**
 * Records the posts of a task and removes the posts of its previous version. A unique index decides between submissions at the same
 * time. Throws a DomainError for posts that the publisher has submitted for another task or job; a post that another publisher
 * has submitted is reported to the operator.
 */
export async function recordPosts(
  tx: Tx,
  services: Services,
  work: AcceptedWork,
  { task, account, posts }: SubmittedPosts,
): Promise<void> {
  await tx
    .deleteFrom('submitted_posts')
    .where('application_id', '=', work.application.id)
    .where('task_id', '=', task.id)
    .execute();
  const fields: Record<string, LocalizedMessage> = {};
  const numbered = posts.flatMap((post, position) => (post ? [{ post, position }] : []));
  // Inserts the posts in a fixed order, so that two submissions of the same posts cannot deadlock.
  for (const { post, position } of numbered.sort((a, b) => (a.post.id < b.post.id ? -1 : 1))) {
    const showsAccount = account !== undefined && isPostBy(task.platform, post, account) === true;
    const claim = { post, position, shows_account: showsAccount ? 1 : 0 };
    const otherJob = await claimPost(tx, services, work, task, claim);
    if (otherJob !== null) {
      fields[`links.${position}`] =
        otherJob.id === work.job.id
          ? { key: 'work.samePost' }
          : { key: 'work.postUsed', values: { job: otherJob.title } };
    }
  }
  if (Object.keys(fields).length > 0) throw new DomainError('invalid', null, { fields });
  for (const { post } of numbered) await reportSharedPost(tx, services, work, task, post);
}

/** Returns the job for which the publisher has submitted a post before; null if the post was free. */
async function claimPost(
  tx: Tx,
  { clock }: Services,
  { job, application }: AcceptedWork,
  task: Place,
  { post, position, shows_account }: { post: Post; position: number; shows_account: number },
): Promise<{ id: string; title: string } | null> {
  for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
    const claimed = await tx
      .insertInto('submitted_posts')
      .values({
        application_id: application.id,
        task_id: task.id,
        position,
        account_id: application.account_id,
        job_id: job.id,
        platform: task.platform,
        post_id: post.id,
        counts: 1,
        shows_account,
        submitted_at: clock.now(),
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('post_id')
      .executeTakeFirst();
    if (claimed) return null;
    const holder = await findHolder(tx, application.account_id, task, post);
    if (holder && !releasedStatuses.includes(holder.status)) return holder;
    if (holder) {
      await tx
        .updateTable('submitted_posts')
        .set({ counts: 0 })
        .where('application_id', '=', holder.application_id)
        .where('task_id', '=', holder.task_id)
        .where('post_id', '=', post.id)
        .execute();
    }
  }
  throw new DomainError('conflict', 'intent.running');
}

/** Finds the task for which the publisher's post counts now. */
function findHolder(tx: Tx, accountId: string, task: Place, post: Post) {
  return tx
    .selectFrom('submitted_posts')
    .innerJoin('jobs', 'jobs.id', 'submitted_posts.job_id')
    .innerJoin('application_steps', (join) =>
      join
        .onRef('application_steps.application_id', '=', 'submitted_posts.application_id')
        .onRef('application_steps.task_id', '=', 'submitted_posts.task_id')
        .on('application_steps.key', '=', 'live'),
    )
    .select(['jobs.id', 'title', 'status'])
    .select(['submitted_posts.application_id', 'submitted_posts.task_id'])
    .where('account_id', '=', accountId)
    .where('platform', '=', task.platform)
    .where('post_id', '=', post.id)
    .where('counts', '=', 1)
    .executeTakeFirst();
}

/** Emails the support if another publisher has submitted the same post. */
async function reportSharedPost(
  tx: Tx,
  services: Services,
  { job, application }: AcceptedWork,
  { platform }: Place,
  post: Post,
): Promise<void> {
  const { account_id: accountId } = application;
  const others = await selectSubmissions(tx)
    .where('submitted_posts.platform', '=', platform)
    .where('post_id', '=', post.id)
    .where('account_id', '!=', accountId)
    .execute();
  if (others.length === 0) return;
  await emailSupport(tx, services, accountId, 'mail.sharedPost', {
    url: post.url,
    job: job.id,
    others: others
      .map((other) => `${other.email ?? other.account_id} (${other.job_id})`)
      .join('\n'),
  });
}

/**
 * Lists the posts that several accounts have submitted, each with its submissions, the oldest first; with `place`, only the posts
 * of this task.
 */
export async function findSharedPosts(
  db: Database,
  place?: { application_id: string; task_id: string },
) {
  let selected = selectSubmissions(db);
  if (place) {
    selected = selected.where('post_id', 'in', (row) =>
      row
        .selectFrom('submitted_posts as own')
        .select('own.post_id')
        .where('own.application_id', '=', place.application_id)
        .where('own.task_id', '=', place.task_id)
        .whereRef('own.platform', '=', 'submitted_posts.platform'),
    );
  }
  const rows = await selected
    .where((row) =>
      row.exists(
        row
          .selectFrom('submitted_posts as other')
          .select('other.post_id')
          .whereRef('other.platform', '=', 'submitted_posts.platform')
          .whereRef('other.post_id', '=', 'submitted_posts.post_id')
          .whereRef('other.account_id', '!=', 'submitted_posts.account_id'),
      ),
    )
    .orderBy('submitted_at')
    .execute();
  return [...Map.groupBy(rows, ({ platform, post_id: id }) => `${platform} ${id}`)].map(
    ([post, submissions]) => ({ post, submissions }),
  );
}

/**
 * Lists the posts of work in review whose address does not show that the connected account published them, the oldest first.
 */
export function findUnattributedPosts(db: Database) {
  return selectSubmissions(db)
    .innerJoin('application_steps', (join) =>
      join
        .onRef('application_steps.application_id', '=', 'submitted_posts.application_id')
        .onRef('application_steps.task_id', '=', 'submitted_posts.task_id')
        .on('application_steps.key', '=', 'live'),
    )
    .where('application_steps.status', '=', 'in_review')
    .where('shows_account', '=', 0)
    .orderBy('submitted_at')
    .execute();
}

/** Selects submitted posts with the accounts that submitted them. */
function selectSubmissions(db: Database) {
  return db
    .selectFrom('submitted_posts')
    .innerJoin('accounts', 'accounts.id', 'submitted_posts.account_id')
    .select(['submitted_posts.platform', 'post_id', 'account_id', 'email', 'job_id'])
    .select('submitted_at');
}
