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

/** Returns the number of unread messages of one discussion. */
export async function readUnread(db: Database, { accountId, jobId }: Thread): Promise<number> {
  const row = await db
    .selectFrom('discussions')
    .select('unread')
    .where('account_id', '=', accountId)
    .where('job_id', '=', jobId)
    .executeTakeFirst();
  return row?.unread ?? 0;
}

/** Returns the number of unread messages of the brand in one discussion. */
export async function countUnreadOfBrand(db: Database, thread: Thread): Promise<number> {
  const { count } = await db
    .selectFrom('discussion_messages')
    .innerJoin('discussions', (join) =>
      join
        .onRef('discussions.account_id', '=', 'discussion_messages.account_id')
        .onRef('discussions.job_id', '=', 'discussion_messages.job_id'),
    )
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('discussions.account_id', '=', thread.accountId)
    .where('discussions.job_id', '=', thread.jobId)
    .where('author', '=', 'brand')
    .whereRef('position', '>', 'read_position')
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Returns the number of unread messages of some jobs by job id. */
export async function readUnreadByJob(
  db: Database,
  accountId: string,
  jobIds: string[],
): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('discussions')
    .select(['job_id', 'unread'])
    .where('account_id', '=', accountId)
    // PostgreSQL rejects `in` with an empty list; no job has an empty id.
    .where('job_id', 'in', jobIds.length > 0 ? jobIds : [''])
    .execute();
  return new Map(rows.map(({ job_id, unread }) => [job_id, unread]));
}

/** Returns the number of unread messages of an account. */
export async function countUnread(db: Database, accountId: string): Promise<number> {
  const { unread } = await db
    .selectFrom('discussions')
    .select(({ fn }) => fn.sum<number | null>('unread').as('unread'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return Number(unread ?? 0);
}
