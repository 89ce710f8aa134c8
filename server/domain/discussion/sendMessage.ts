import type { DiscussionPost, DiscussionPosted } from '../../../contract/schemas/discussion.ts';
import type { Database } from '../../database/schema.ts';
import { inTransaction } from '../../database/transaction.ts';
import { minute } from '../../durations.ts';
import { addUses, storeUploads } from '../attachments/attachments.ts';
import { DomainError } from '../domainError.ts';
import { findResult, runOnce } from '../idempotency.ts';
import { consumeRateLimit, refundRateLimit } from '../rateLimit.ts';
import type { Services } from '../services.ts';
import { mailAbout } from './newsMail.ts';
import { toMessages } from './readDiscussion.ts';
import { countUnreadOfBrand, readUnread } from './readMarks.ts';
import {
  appendMessage,
  findParticipation,
  type MessageRow,
  type Participation,
  type Thread,
  type ThreadReader,
} from './threads.ts';

const messagesPerMinute = 30;

/** A text message of the publisher. */
export type TextPost = Extract<DiscussionPost, { kind: 'text' }>;

/** Sends a message of the publisher, once per idempotency key. */
export async function sendMessage(
  services: Services,
  reader: ThreadReader,
  post: TextPost,
): Promise<DiscussionPosted> {
  const { db, clock } = services;
  const { accountId, jobId } = reader;
  const { client_ref: key, ...payload } = post;
  const now = clock.machineNow();
  const request = {
    accountId,
    operation: 'message',
    key,
    payload: { jobId, ...payload },
    now,
  };
  const sent = await findResult<DiscussionPosted>(db, request);
  if (sent) return sent;
  await findWritable(db, reader);
  const limit = { name: 'messages', subject: accountId, max: messagesPerMinute, window: minute };
  await consumeRateLimit(db, limit, now);
  const media = await storeUploads(services, accountId, post.media);
  let isFirst = false;
  const posted = await runOnce(db, request, async (tx) => {
    isFirst = true;
    const { brand } = await findWritable(tx, reader);
    const row = await appendMessage(tx, reader, {
      kind: 'text',
      author: 'publisher',
      body: post.body,
      client_ref: key,
      created_at: clock.now(),
    });
    await addUses(tx, row.id, media);
    const [message] = await toMessages(tx, [row], reader, brand);
    return { ...(message && { message }), unread: await readUnread(tx, reader) };
  });
  // Does not count a repeated request that arrives while the first is still running.
  if (!isFirst) await refundRateLimit(db, limit);
  return posted;
}

/** Sends a message from the brand; emails it too if it is the first unread message. */
export function sendBrandMessage(
  services: Services,
  thread: Thread,
  body: string,
): Promise<MessageRow> {
  return inTransaction(services.db, async (tx) => {
    const { brand } = await findWritable(tx, thread);
    const row = await appendMessage(tx, thread, {
      kind: 'text',
      author: 'brand',
      body,
      created_at: services.clock.now(),
    });
    if ((await countUnreadOfBrand(tx, thread)) === 1) {
      await mailAbout(tx, services, row, (language) =>
        language.translate('mail.wrote', { brand, body }),
      );
    }
    return row;
  });
}

// Throws a DomainError if the discussion is closed.
async function findWritable(db: Database, thread: Thread): Promise<Participation> {
  const participation = await findParticipation(db, thread);
  if (!participation.canWrite) throw new DomainError('conflict', 'discussion.closed');
  return participation;
}
