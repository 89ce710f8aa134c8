import type { DiscussionPosted } from '../../../contract/schemas/discussion.ts';
import type { Database } from '../../database/schema.ts';
import { inTransaction } from '../../database/transaction.ts';
import { DomainError } from '../domainError.ts';
import { findParticipation, type Thread } from './threads.ts';

/** Marks all messages up to a given one as read; ignores a mark that is older than the stored mark. */
export async function markRead(
  db: Database,
  thread: Thread,
  messageId: string,
): Promise<DiscussionPosted> {
  await findParticipation(db, thread);
  const { accountId, jobId } = thread;
  return inTransaction(db, async (tx) => {
    const message = await tx
      .selectFrom('discussion_messages')
      .select('position')
      .where('id', '=', messageId)
      .where('account_id', '=', accountId)
      .where('job_id', '=', jobId)
      .executeTakeFirst();
    if (!message) throw new DomainError('notFound', 'discussion.unknownMessage');
    const discussion = tx
      .updateTable('discussions')
      .where('account_id', '=', accountId)
      .where('job_id', '=', jobId);
    const moved = await discussion
      .set({ read_position: message.position })
      .where('read_position', '<', message.position)
      .executeTakeFirst();
    if (moved.numUpdatedRows === 0n) return { unread: await readUnread(tx, thread) };
    // Counts in a separate statement. Only a statement that begins after the lock was granted sees messages that were committed while
    // waiting for it.
    await discussion
      .set((row) => ({
        unread: row
          .selectFrom('discussion_messages')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .where('account_id', '=', accountId)
          .where('job_id', '=', jobId)
          .where('position', '>', message.position)
          .where('author', '!=', 'publisher'),
      }))
      .execute();
    return { unread: await readUnread(tx, thread) };
  });
}

/** Returns the number of unread messages and events of one discussion. */
export async function readUnread(db: Database, { accountId, jobId }: Thread): Promise<number> {
  const row = await db
    .selectFrom('discussions')
    .select('unread')
    .where('account_id', '=', accountId)
    .where('job_id', '=', jobId)
    .executeTakeFirst();
  return row?.unread ?? 0;
}

/** Selects the unread messages that people of brands wrote to an account. Events of the platform are news, not messages. */
function selectUnread(db: Database, accountId: string) {
  return db
    .selectFrom('discussions')
    .innerJoin('discussion_messages as message', (join) =>
      join
        .onRef('message.account_id', '=', 'discussions.account_id')
        .onRef('message.job_id', '=', 'discussions.job_id')
        .onRef('message.position', '>', 'discussions.read_position'),
    )
    .where('discussions.account_id', '=', accountId)
    .where('discussions.unread', '>', 0)
    .where('message.author', '=', 'brand');
}

/** Selects the jobs with unread messages from brands. */
export function selectUnreadJobs(db: Database, accountId: string) {
  return (
    db
      .selectFrom('discussions')
      .select('job_id')
      .where('account_id', '=', accountId)
      .where('unread', '>', 0)
      // `exists` ends at the first unread message; a join would read all of them.
      .where((row) =>
        row.exists(
          row
            .selectFrom('discussion_messages as message')
            .select('message.id')
            .whereRef('message.account_id', '=', 'discussions.account_id')
            .whereRef('message.job_id', '=', 'discussions.job_id')
            .whereRef('message.position', '>', 'discussions.read_position')
            .where('message.author', '=', 'brand'),
        ),
      )
  );
}

/** Returns the number of unread messages of the brand in one discussion. */
export async function countUnreadOfBrand(
  db: Database,
  { accountId, jobId }: Thread,
): Promise<number> {
  const { count } = await selectUnread(db, accountId)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('discussions.job_id', '=', jobId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Returns the number of unread messages from brands, by job id. Jobs without unread messages are left out. */
export async function readUnreadByJob(
  db: Database,
  accountId: string,
  jobIds: string[],
): Promise<Map<string, number>> {
  const rows = await selectUnread(db, accountId)
    .select('discussions.job_id')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    // PostgreSQL rejects `in` with an empty list; no job has an empty id.
    .where('discussions.job_id', 'in', jobIds.length > 0 ? jobIds : [''])
    .groupBy('discussions.job_id')
    .execute();
  return new Map(rows.map(({ job_id, count }) => [job_id, Number(count)]));
}

/** Returns the number of an account's unread messages of brands, and that of its unread news: these messages and the platform's events. */
export async function countUnread(
  db: Database,
  accountId: string,
): Promise<{ messages: number; news: number }> {
  const { news } = await db
    .selectFrom('discussions')
    .select(({ fn }) => fn.sum<number | null>('unread').as('news'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  if (Number(news ?? 0) === 0) return { messages: 0, news: 0 };
  const { messages } = await selectUnread(db, accountId)
    .select(({ fn }) => fn.countAll<number>().as('messages'))
    .executeTakeFirstOrThrow();
  return { messages: Number(messages), news: Number(news) };
}
