import type { HistoryRow } from '../../../contract/schemas/history.ts';
import type { Database } from '../../database/schema.ts';
import type { Language } from '../../i18n/language.ts';
import { toIso } from '../dates.ts';
import { toOneLine } from '../oneLine.ts';
import { translateNews } from './news.ts';

type NewestUnread = NonNullable<HistoryRow['newest_unread']>;

/** Length of the excerpt of a message. */
const excerptLength = 160;

/** Reads the newest unread message of each given job of an account. All of these jobs must have unread messages. */
export async function readNewestUnread(
  db: Database,
  { applicant, language }: { applicant: { accountId: string }; language: Language },
  jobIds: readonly string[],
): Promise<Map<string, NewestUnread>> {
  if (jobIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('discussion_messages as message')
    .selectAll()
    .where('account_id', '=', applicant.accountId)
    .where('job_id', 'in', jobIds)
    .where('position', '=', (row) =>
      row
        .selectFrom('discussion_messages as newer')
        .select(({ fn }) => fn.max('newer.position').as('position'))
        .whereRef('newer.account_id', '=', 'message.account_id')
        .whereRef('newer.job_id', '=', 'message.job_id')
        .where('newer.author', '=', 'brand'),
    )
    .execute();
  return new Map(
    rows.map((row) => [
      row.job_id,
      {
        body: toOneLine(translateNews(row, language) ?? row.body, excerptLength),
        language: row.author === 'platform' ? language.locale : row.language,
        at: toIso(row.created_at),
      },
    ]),
  );
}
