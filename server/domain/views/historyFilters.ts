import { sql } from 'kysely';
import type { HistoryGroup, HistoryQuery } from '../../../contract/schemas/history.ts';
import type { Database } from '../../database/schema.ts';
import { parseRangeStart } from '../dates.ts';
import { selectUnreadJobs } from '../discussion/readMarks.ts';
import { toLikePatterns } from './searchFilters.ts';

/** The group of a history row, as SQL. */
export const historyGroup = sql<HistoryGroup>`case
  when applications.state = 'accepted' then 'active'
  when applications.state in ('applied', 'viewed') then 'applied'
  when applications.state = 'completed' then 'completed'
  when applications.state is null and invitations.state = 'sent' then 'invited'
  else 'closed' end`;

/** When an account applied to a job or was invited to it, as SQL. */
export const startedAt = sql<number>`coalesce(applications.applied_at, invitations.sent_at)`;

/** When the next step of a row is due, as SQL; null if there is none. */
export const nextDue = sql<number | null>`case
  when applications.state = 'accepted' then (
    select min(due_at) from application_steps
    where application_steps.application_id = applications.id
      and application_steps.status in ('open', 'changes_requested', 'missed'))
  when applications.state is null and invitations.state = 'sent' then invitations.expires_at
  end`;

/** Selects the jobs that an account applied to or was invited to. */
export function selectHistory(db: Database, accountId: string) {
  return db
    .selectFrom('jobs')
    .leftJoin('applications', (join) =>
      join
        .onRef('applications.job_id', '=', 'jobs.id')
        .on('applications.account_id', '=', accountId),
    )
    .leftJoin('invitations', (join) =>
      join.onRef('invitations.job_id', '=', 'jobs.id').on('invitations.account_id', '=', accountId),
    )
    .where('jobs.id', 'in', (row) =>
      row
        .selectFrom('applications')
        .select('job_id')
        .where('account_id', '=', accountId)
        .union(row.selectFrom('invitations').select('job_id').where('account_id', '=', accountId)),
    );
}

function getYearStart(year: number, timezone: string): number {
  return parseRangeStart(`${String(year).padStart(4, '0')}-01-01`, timezone);
}

type Rows = ReturnType<typeof selectHistory>;

/** Applies every filter except the group. */
export function filterHistory(
  rows: Rows,
  { db, accountId, timezone }: { db: Database; accountId: string; timezone: string },
  query: HistoryQuery,
): Rows {
  const { platform, year } = query;
  let filtered = rows;
  for (const pattern of toLikePatterns(query.q)) {
    filtered = filtered.where(sql<boolean>`jobs.search_text like ${pattern} escape '\\'`);
  }
  if (platform) {
    filtered = filtered.where('jobs.id', 'in', (row) =>
      row.selectFrom('job_platforms').select('job_id').where('platform', '=', platform),
    );
  }
  if (year) {
    filtered = filtered
      .where(startedAt, '>=', getYearStart(year, timezone))
      .where(startedAt, '<', getYearStart(year + 1, timezone));
  }
  if (query.my_turn === '1') filtered = filtered.where(nextDue, 'is not', null);
  if (query.unread === '0') return filtered;
  return filtered.where('jobs.id', 'in', selectUnreadJobs(db, accountId));
}
