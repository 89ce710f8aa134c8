import type { Tx } from '../../database/schema.ts';
import { hour } from '../../durations.ts';
import { getDemoId } from './accounts.ts';
import type { Row } from './rows.ts';

const accountId = getDemoId('approved');
const jobId = 'tidal-lap-diary';

// Author, hours ago, text; the last one is unread.
const messages: ['brand' | 'publisher', number, string][] = [
  ['brand', 90, 'Good to have you with us! Which pool will you film in?'],
  ['publisher', 88, 'The open-air one by the river. It opens at six, so the light is soft.'],
  ['brand', 80, 'Perfect, we know it. Please leave other swimmers out of the picture.'],
  ['publisher', 29, 'The first cut is submitted. I am curious what you think.'],
  ['brand', 9, 'We left a note with the draft: one cut, and a little more of the clock.'],
];

/** Inserts a discussion with an unread message. */
export async function writeDiscussion(tx: Tx, now: number): Promise<void> {
  const rows = messages.map(([author, hoursAgo, body], index): Row<'discussion_messages'> => ({
    id: `message-laps-${index + 1}`,
    account_id: accountId,
    job_id: jobId,
    position: index + 1,
    kind: 'text',
    author,
    body,
    language: 'en',
    created_at: now - hoursAgo * hour,
    mailed_at: author === 'brand' ? now - hoursAgo * hour : null,
  }));
  await tx.insertInto('discussion_messages').values(rows).execute();
  await tx
    .insertInto('discussions')
    .values({
      account_id: accountId,
      job_id: jobId,
      last_position: messages.length,
      read_position: messages.length - 1,
      unread: 1,
      updated_at: now - 9 * hour,
    })
    .execute();
}
