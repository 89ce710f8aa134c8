import type { HistoryRow, NextAction } from '../../contract/history.ts';
import type { Task } from '../../contract/submission.ts';
import type { Database } from '../../database/schema.ts';
import type { Language } from '../../i18n/language.ts';
import {
  presentApplication,
  presentInvitation,
  type ApplicationRow,
  type InvitationRow,
} from '../applications/applicationView.ts';
import { findPayment } from '../money/listPayments.ts';
import { iso } from '../dates.ts';
import { readWork } from '../work/taskViews.ts';
import { findJobCards } from './jobRows.ts';
import type { HistoryReader } from './history.ts';
import { summarizeJobs } from './summaries.ts';

type Found = { job_id: string; application_id: string | null; invitation_id: string | null };

/** Describes the rows of one history page, keeping their order. */
export async function describeRows(
  db: Database,
  found: Found[],
  reader: HistoryReader,
): Promise<HistoryRow[]> {
  const cards = await findJobCards(
    db,
    found.map(({ job_id }) => job_id),
  );
  const jobs = new Map(
    (await summarizeJobs(db, cards, reader.standing)).map((job) => [job.id, job]),
  );
  const rows: HistoryRow[] = [];
  for (const { job_id, application_id, invitation_id } of found) {
    const job = jobs.get(job_id);
    const currency = cards.find(({ id }) => id === job_id)?.currency ?? '';
    if (!job) continue;
    const application = await readApplication(db, application_id);
    const invitation = await readInvitation(db, invitation_id);
    rows.push({
      job,
      application: application ? presentApplication(application, currency) : null,
      invitation: invitation ? presentInvitation(invitation, currency) : null,
      ...(await describeProgress(db, job_id, application, invitation, reader)),
      unread: 0,
    });
  }
  return rows;
}

async function describeProgress(
  db: Database,
  jobId: string,
  application: ApplicationRow | undefined,
  invitation: InvitationRow | undefined,
  { language, now }: HistoryReader,
): Promise<Pick<HistoryRow, 'tasks_done' | 'tasks_total' | 'next' | 'payment'>> {
  const { tasks } = await readWork(db, { id: application?.id ?? '', job_id: jobId });
  const payment = application ? await findPayment(db, application.id, now) : null;
  const progress = {
    tasks_done: tasks.filter(({ status }) => status === 'completed').length,
    tasks_total: tasks.length,
    payment: payment && {
      state: payment.state,
      net: payment.net,
      expected_on: payment.expected_on,
      overdue: payment.overdue,
    },
  };
  if (application?.state === 'accepted') {
    return { ...progress, next: nextStep(tasks, jobId, language, now) };
  }
  if (!application && invitation?.state === 'sent') {
    const label = language.say('next.invitation');
    const due_at = iso(invitation.expires_at);
    return { ...progress, next: { label, due_at, url: `/jobs/${jobId}`, overdue: false } };
  }
  return { ...progress, next: null };
}

function nextStep(
  tasks: Task[],
  jobId: string,
  language: Language,
  now: number,
): NextAction | null {
  const [first] = tasks
    .flatMap((task) => task.steps.map((step) => ({ task, step })))
    .filter(({ step }) => ['open', 'changes_requested', 'missed'].includes(step.status))
    .sort((a, b) => a.step.due_at.localeCompare(b.step.due_at));
  if (!first) return null;
  const { task, step } = first;
  const what = step.status === 'open' ? step.key : step.status;
  return {
    label: language.say(`next.${what as 'draft'}`, { task: task.title }),
    due_at: step.due_at,
    url: `/jobs/${jobId}/submission`,
    overdue: Date.parse(step.due_at) < now,
  };
}

function readApplication(db: Database, id: string | null): Promise<ApplicationRow | undefined> {
  return db
    .selectFrom('applications')
    .selectAll()
    .where('id', '=', id ?? '')
    .executeTakeFirst();
}

function readInvitation(db: Database, id: string | null): Promise<InvitationRow | undefined> {
  return db
    .selectFrom('invitations')
    .selectAll()
    .where('id', '=', id ?? '')
    .executeTakeFirst();
}
