import type {
  Discussion,
  DiscussionMessage,
  DiscussionQuery,
  Extension,
} from '../../../contract/schemas/discussion.ts';
import type { Database } from '../../database/schema.ts';
import { readMedia } from '../attachments/attachments.ts';
import { toIso } from '../dates.ts';
import { DomainError } from '../domainError.ts';
import { translateNews } from './news.ts';
import { findParticipation, type MessageRow, type Thread, type ThreadReader } from './threads.ts';

/** Reads the messages after or before a given message, or the newest; returns them oldest first. */
export async function readDiscussion(
  db: Database,
  reader: ThreadReader,
  query: DiscussionQuery,
): Promise<Discussion> {
  const { canWrite, brand } = await findParticipation(db, reader);
  const { after, before, limit } = query;
  const isForward = after !== undefined;
  let rows = selectMessages(db, reader);
  if (isForward) rows = rows.where('position', '>', await findPosition(db, reader, after));
  if (before !== undefined) {
    rows = rows.where('position', '<', await findPosition(db, reader, before));
  }
  const found = await rows
    .orderBy('position', isForward ? 'asc' : 'desc')
    .limit(limit + 1)
    .execute();
  const page = found.slice(0, limit);
  if (!isForward) page.reverse();
  const discussion = await db
    .selectFrom('discussions')
    .select(['read_position', 'unread'])
    .where('account_id', '=', reader.accountId)
    .where('job_id', '=', reader.jobId)
    .executeTakeFirst();
  return {
    data: await toMessages(db, page, reader, brand),
    unread: discussion?.unread ?? 0,
    has_more: found.length > limit,
    read_up_to: await findIdAt(db, reader, discussion?.read_position ?? 0),
    can_write: canWrite,
  };
}

/** Converts rows of one discussion into the contract's messages. */
export async function toMessages(
  db: Database,
  rows: MessageRow[],
  { accountId, language }: ThreadReader,
  brand: string,
): Promise<DiscussionMessage[]> {
  if (rows.length === 0) return [];
  const media = await readMedia(
    db,
    rows.map(({ id }) => id),
  );
  const extensions = await readExtensions(
    db,
    rows.flatMap(({ extension_id: id }) => id ?? []),
  );
  const me = await db
    .selectFrom('accounts')
    .select(['name', 'avatar_url'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  const authors = {
    publisher: { kind: 'me', ...me },
    brand: { kind: 'brand', name: brand, avatar_url: null },
    platform: { kind: 'platform', name: '', avatar_url: null },
  } as const;
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    body: translateNews(row, language) ?? row.body,
    language: row.author === 'platform' ? language.locale : row.language,
    author: authors[row.author],
    media: media.get(row.id) ?? [],
    created_at: toIso(row.created_at),
    ...(row.client_ref && { client_ref: row.client_ref }),
    extension: (row.extension_id && extensions.get(row.extension_id)) || null,
  }));
}

function selectMessages(db: Database, { accountId, jobId }: Thread) {
  return db
    .selectFrom('discussion_messages')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('job_id', '=', jobId);
}

async function findPosition(db: Database, thread: Thread, id: string): Promise<number> {
  const message = await selectMessages(db, thread).where('id', '=', id).executeTakeFirst();
  if (!message) throw new DomainError('notFound', 'discussion.unknownMessage');
  return message.position;
}

async function findIdAt(db: Database, thread: Thread, position: number): Promise<string | null> {
  if (position === 0) return null;
  const message = await selectMessages(db, thread)
    .where('position', '=', position)
    .executeTakeFirst();
  return message?.id ?? null;
}

async function readExtensions(db: Database, ids: string[]): Promise<Map<string, Extension>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('extension_requests')
    .innerJoin('application_steps', 'application_steps.id', 'extension_requests.step_id')
    .innerJoin('tasks', 'tasks.id', 'application_steps.task_id')
    .innerJoin('jobs', 'jobs.id', 'tasks.job_id')
    .select(['extension_requests.id', 'extension_requests.state', 'until', 'due_before'])
    .select(['application_steps.key', 'tasks.id as task_id', 'tasks.title', 'jobs.language'])
    .where('extension_requests.id', 'in', ids)
    .execute();
  return new Map(
    rows.map((row) => [
      row.id,
      {
        id: row.id,
        task_id: row.task_id,
        task_title: row.title,
        language: row.language,
        step: row.key,
        state: row.state,
        due_before: toIso(row.due_before),
        until: toIso(row.until),
      },
    ]),
  );
}
