import type { Selectable } from 'kysely';
import type { HistoryRow } from '../../../contract/schemas/history.ts';
import type { Database, Schema } from '../../database/schema.ts';
import { toApplication, toInvitation } from '../applications/applicationView.ts';
import { readNewestUnread } from '../discussion/newestUnread.ts';
import { readUnreadByJob } from '../discussion/readMarks.ts';
import type { JobViewer } from './jobViewer.ts';
import { readProgress } from './historyProgress.ts';
import { findJobCards } from '../jobs/jobRows.ts';
import { summarizeJobs } from './summaries.ts';

type RowIds = { job_id: string; application_id: string | null; invitation_id: string | null };

/** Reads the rows of one history page, in the given order. */
export async function readHistoryRows(
  db: Database,
  ids: RowIds[],
  viewer: JobViewer,
): Promise<HistoryRow[]> {
  const jobIds = ids.map(({ job_id }) => job_id);
  const applications = await findByIds(
    db,
    'applications',
    ids.map(({ application_id: id }) => id),
  );
  const invitations = await findByIds(
    db,
    'invitations',
    ids.map(({ invitation_id: id }) => id),
  );
  const cards = await findJobCards(db, jobIds);
  const relations = { applications, invitations };
  const summaries = await summarizeJobs(db, cards, viewer.applicant, viewer, relations);
  const jobs = new Map(
    summaries.map((job, index) => [job.id, { ...job, currency: cards[index]?.currency ?? '' }]),
  );
  const unread = await readUnreadByJob(db, viewer.applicant.accountId, jobIds);
  const unreadIds = jobIds.filter((id) => (unread.get(id) ?? 0) > 0);
  const newest = await readNewestUnread(db, viewer, unreadIds);
  const entries = jobIds.map((jobId) => ({
    jobId,
    application: applications.get(jobId),
    invitation: invitations.get(jobId),
  }));
  const progress = await readProgress(db, entries, viewer);
  return entries.flatMap(({ jobId, application, invitation }) => {
    const job = jobs.get(jobId);
    const jobProgress = progress.get(jobId);
    if (!job || !jobProgress) return [];
    const { dates, currency, ...summary } = job;
    return {
      job: summary,
      dates,
      application: application ? toApplication(application, currency) : null,
      invitation: invitation ? toInvitation(invitation, currency) : null,
      ...jobProgress,
      unread: unread.get(jobId) ?? 0,
      newest_unread: newest.get(jobId) ?? null,
    };
  });
}

// Returns the rows by the ids of their jobs.
async function findByIds<Table extends 'applications' | 'invitations'>(
  db: Database,
  table: Table,
  ids: (string | null)[],
): Promise<Map<string, Selectable<Schema[Table]>>> {
  const rows = await db
    .selectFrom(table as 'applications')
    .selectAll()
    // PostgreSQL rejects `in` with an empty list; no row has an empty id.
    .where('id', 'in', ['', ...ids.filter((id) => id !== null)])
    .execute();
  return new Map(rows.map((row) => [row.job_id, row as unknown as Selectable<Schema[Table]>]));
}
