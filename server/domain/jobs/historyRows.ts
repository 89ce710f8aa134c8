import type { Selectable } from 'kysely';
import { pages } from '../../../contract/rules/pages.ts';
import { dueStatuses, extendableStatuses } from '../../../contract/rules/states.ts';
import type { Deadline, HistoryRow, NextAction } from '../../../contract/schemas/history.ts';
import type { Task } from '../../../contract/schemas/submission.ts';
import type { Database, Schema } from '../../database/schema.ts';
import {
  toApplication,
  toInvitation,
  type ApplicationRow,
  type InvitationRow,
} from '../applications/applicationView.ts';
import { toIso } from '../dates.ts';
import { readNewestUnread } from '../discussion/newestUnread.ts';
import { readUnreadByJob } from '../discussion/readMarks.ts';
import { findPayment } from '../money/listPayments.ts';
import { readWork } from '../work/taskViews.ts';
import type { JobViewer } from './applicantProfile.ts';
import { findJobCards } from './jobRows.ts';
import { summarizeJobs } from './summaries.ts';

type RowIds = { job_id: string; application_id: string | null; invitation_id: string | null };

/** Reads the rows of one history page, in the given order. */
export async function readHistoryRows(
  db: Database,
  ids: RowIds[],
  viewer: JobViewer,
): Promise<HistoryRow[]> {
  const jobIds = ids.map(({ job_id }) => job_id);
  const cards = await findJobCards(db, jobIds);
  const summaries = await summarizeJobs(db, cards, viewer.applicant, viewer);
  const jobs = new Map(summaries.map((job) => [job.id, job]));
  const unread = await readUnreadByJob(db, viewer.applicant.accountId, jobIds);
  const unreadIds = jobIds.filter((id) => (unread.get(id) ?? 0) > 0);
  const newest = await readNewestUnread(db, viewer, unreadIds);
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
  const rows: HistoryRow[] = [];
  for (const { job_id, application_id, invitation_id } of ids) {
    const job = jobs.get(job_id);
    const currency = cards.find(({ id }) => id === job_id)?.currency ?? '';
    if (!job) continue;
    const { dates, ...summary } = job;
    const application = applications.get(application_id ?? '');
    const invitation = invitations.get(invitation_id ?? '');
    rows.push({
      job: summary,
      dates,
      application: application ? toApplication(application, currency) : null,
      invitation: invitation ? toInvitation(invitation, currency) : null,
      ...(await readProgress(db, job_id, application, invitation, viewer)),
      unread: unread.get(job_id) ?? 0,
      newest_unread: newest.get(job_id) ?? null,
    });
  }
  return rows;
}

async function readProgress(
  db: Database,
  jobId: string,
  application: ApplicationRow | undefined,
  invitation: InvitationRow | undefined,
  viewer: JobViewer,
): Promise<Pick<HistoryRow, 'tasks_done' | 'tasks_total' | 'next' | 'deadlines' | 'payment'>> {
  const { tasks } = await readWork(db, { id: application?.id ?? '', job_id: jobId });
  const payment = application ? await findPayment(db, application.id, viewer.now, []) : null;
  const progress = {
    tasks_done: tasks.filter(({ status }) => status === 'completed').length,
    tasks_total: tasks.length,
    deadlines: [],
    payment: payment && {
      state: payment.state,
      net: payment.net,
      expected_on: payment.expected_on,
      overdue: payment.overdue,
      payout: payment.payout,
    },
  };
  if (application?.state === 'accepted') {
    const next = findNextStep(tasks, jobId, viewer);
    return { ...progress, next, deadlines: findDeadlines(tasks) };
  }
  if (!application && invitation?.state === 'sent') {
    const label = viewer.language.translate('next.invitation');
    const due_at = toIso(invitation.expires_at);
    return {
      ...progress,
      next: { label, task: null, due_at, url: pages.job(jobId), overdue: false },
    };
  }
  return { ...progress, next: null };
}

function findDeadlines(tasks: Task[]): Deadline[] {
  return tasks.flatMap(({ id, title, steps }) =>
    steps
      .filter(({ status }) => dueStatuses.includes(status))
      .map(({ key, due_at, due_version }) => ({
        task_id: id,
        task_title: title,
        step: key,
        due_at,
        due_version,
      })),
  );
}

function findNextStep(tasks: Task[], jobId: string, viewer: JobViewer): NextAction | null {
  const [first] = tasks
    .flatMap((task) => task.steps.map((step) => ({ task, step })))
    .filter(({ step }) => extendableStatuses.includes(step.status))
    .sort((a, b) => a.step.due_at.localeCompare(b.step.due_at));
  if (!first) return null;
  const { task, step } = first;
  const action = step.status === 'open' ? step.key : step.status;
  return {
    label: viewer.language.translate(`next.${action as 'draft'}`, { task: task.title }),
    task: task.title,
    due_at: step.due_at,
    url: pages.submission(jobId),
    overdue: Date.parse(step.due_at) < viewer.now,
  };
}

async function findByIds<Table extends 'applications' | 'invitations'>(
  db: Database,
  table: Table,
  ids: (string | null)[],
): Promise<Map<string, Selectable<Schema[Table]>>> {
  const rows = await db
    .selectFrom(table as 'applications')
    .selectAll()
    .where('id', 'in', ['', ...ids.filter((id) => id !== null)])
    .execute();
  return new Map(rows.map((row) => [row.id, row as unknown as Selectable<Schema[Table]>]));
}
