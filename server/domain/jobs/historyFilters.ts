import { sql } from 'kysely';
import type { HistoryGroup, HistoryQuery } from '../../contract/history.ts';
import type { Database } from '../../database/schema.ts';

/** The group that a row of the history belongs to, as SQL. */
export const groupOf = sql<HistoryGroup>`case
  when applications.state = 'accepted' then 'active'
  when applications.state in ('applied', 'viewed') then 'applied'
  when applications.state = 'completed' then 'completed'
  when applications.state is null and invitations.state = 'sent' then 'invited'
  else 'closed' end`;

/** When an account first had to do with a job, as SQL. */
export const sinceWhen = sql<number>`coalesce(applications.applied_at, invitations.sent_at)`;

/** Starts a query over the jobs that an account applied to or was invited to. */
export function historyOf(db: Database, accountId: string) {
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

type Rows = ReturnType<typeof historyOf>;

/** When the next step of a row is due, as SQL; null when there is nothing to do. */
export const nextDue = sql<number | null>`case
  when applications.state = 'accepted' then (
    select min(due_at) from application_steps
    where application_steps.application_id = applications.id
      and application_steps.status in ('open', 'changes_requested', 'missed'))
  when applications.state is null and invitations.state = 'sent' then invitations.expires_at
  end`;

/** Keeps the rows that every given filter but the group lets pass. */
export function filterHistory(rows: Rows, query: HistoryQuery): Rows {
  const { platform, year } = query;
  const words = (query.q ?? '').toLowerCase().split(/\s+/).filter(Boolean).slice(0, 10);
  let kept = rows;
  for (const word of words) {
    const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`;
    kept = kept.where(sql<boolean>`jobs.search_text like ${pattern} escape '\\'`);
  }
  if (platform) {
    kept = kept.where('jobs.id', 'in', (row) =>
      row.selectFrom('job_platforms').select('job_id').where('platform', '=', platform),
    );
  }
  if (year) {
    kept = kept
      .where(sinceWhen, '>=', Date.UTC(year, 0))
      .where(sinceWhen, '<', Date.UTC(year + 1, 0));
  }
  // Messages come with the discussion; until then nothing is unread.
  return query.unread === '1' ? kept.where(sql<boolean>`1 = 0`) : kept;
}
