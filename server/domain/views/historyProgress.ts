import type { Selectable } from 'kysely';
import { pages } from '../../../contract/rules/pages.ts';
import {
  dueStatuses,
  everAcceptedStates,
  extendableStatuses,
} from '../../../contract/rules/states.ts';
import type { Deadline, HistoryRow, NextAction } from '../../../contract/schemas/history.ts';
import type { Payment } from '../../../contract/schemas/money.ts';
import type { Database, Schema } from '../../database/schema.ts';
import type { InvitationRow } from '../transitions/invitationStates.ts';
import type { ApplicationRow } from '../transitions/applicationStates.ts';
import { toIso } from '../dates.ts';
import { findPayments } from '../wallet/listPayments.ts';
import { getTaskStatus, type StepRow } from '../steps/steps.ts';
import type { JobViewer } from './jobViewer.ts';

/** Part of a history row: the work, what is next, and the payment. */
export type Progress = Pick<
  HistoryRow,
  'tasks_done' | 'tasks_total' | 'next' | 'deadlines' | 'payment'
>;

/** A job of the history with the user's own application and invitation. */
export type HistoryEntry = {
  jobId: string;
  application: ApplicationRow | undefined;
  invitation: InvitationRow | undefined;
};

type Task = Pick<Selectable<Schema['tasks']>, 'id' | 'title'> & { steps: StepRow[] };

/** Reads the progress of some jobs, by their ids, with a constant number of queries. */
export async function readProgress(
  db: Database,
  entries: readonly HistoryEntry[],
  viewer: JobViewer,
): Promise<Map<string, Progress>> {
  const jobIds = entries.map(({ jobId }) => jobId);
  const applicationIds = entries.flatMap(({ application }) => application?.id ?? []);
  const tasks = await readTasks(db, jobIds);
  const steps = await readSteps(db, applicationIds);
  const payments = await findPayments(db, applicationIds, viewer.now);
  return new Map(
    entries.map((entry) => {
      const ownSteps = steps.get(entry.application?.id ?? '');
      const work = (tasks.get(entry.jobId) ?? []).map((task) => ({
        ...task,
        steps: ownSteps?.filter(({ task_id }) => task_id === task.id) ?? [],
      }));
      const payment = payments.get(entry.application?.id ?? '');
      return [
        entry.jobId,
        {
          tasks_done: ownSteps ? work.filter(isCompleted).length : 0,
          tasks_total: work.length,
          payment: payment ? toHistoryPayment(payment) : null,
          deadlines: findDeadlines(entry, work, viewer.now),
          next: findNext(entry, work, viewer),
        },
      ];
    }),
  );
}

function toHistoryPayment(payment: Payment): HistoryRow['payment'] {
  const { state, net, expected_on, overdue, payout, case: objection } = payment;
  return {
    state,
    net,
    expected_on,
    overdue,
    payout,
    case: objection && {
      opened_at: objection.opened_at,
      due_by: objection.due_by,
      decided_at: objection.decided_at,
      outcome: objection.outcome,
    },
  };
}

// The empty id below belongs to no row: a list for `in` must not be empty.
async function readTasks(db: Database, jobIds: readonly string[]) {
  const rows = await db
    .selectFrom('tasks')
    .select(['id', 'job_id', 'title'])
    .where('job_id', 'in', ['', ...jobIds])
    .orderBy('position')
    .execute();
  return Map.groupBy(rows, ({ job_id }) => job_id);
}

async function readSteps(db: Database, applicationIds: readonly string[]) {
  const rows = await db
    .selectFrom('application_steps')
    .selectAll()
    .where('application_id', 'in', ['', ...applicationIds])
    .orderBy('position')
    .execute();
  return Map.groupBy(rows, ({ application_id }) => application_id);
}

function isCompleted({ steps }: Task): boolean {
  return getTaskStatus(steps) === 'completed';
}

/** Lists the due dates of the steps that are not submitted, or, after the work has ended, those that are still ahead. */
function findDeadlines({ application }: HistoryEntry, tasks: Task[], now: number): Deadline[] {
  if (!application || !everAcceptedStates.includes(application.state)) return [];
  const isListed = ({ status, due_at: at }: StepRow) =>
    application.state === 'accepted' ? dueStatuses.includes(status) : at > now;
  return tasks.flatMap(({ id, title, steps }) =>
    steps.filter(isListed).map(({ key, due_at, due_version }) => ({
      task_id: id,
      task_title: title,
      step: key,
      due_at: toIso(due_at),
      due_version,
    })),
  );
}

/** Returns what the user can do next: answer the invitation, or work on a step; null if the user has to do nothing. */
function findNext(
  { jobId, application, invitation }: HistoryEntry,
  tasks: Task[],
  viewer: JobViewer,
): NextAction | null {
  if (application?.state === 'accepted') return findNextStep(tasks, jobId, viewer);
  if (application || invitation?.state !== 'sent') return null;
  const label = viewer.language.translate('next.invitation');
  const due_at = toIso(invitation.expires_at);
  return { label, task: null, due_at, url: pages.job(jobId), overdue: false };
}

/** Returns the unfinished step that is due first. */
function findNextStep(tasks: Task[], jobId: string, viewer: JobViewer): NextAction | null {
  const [first] = tasks
    .flatMap((task) => task.steps.map((step) => ({ task, step })))
    .filter(({ step }) => extendableStatuses.includes(step.status))
    .sort((a, b) => a.step.due_at - b.step.due_at);
  if (!first) return null;
  const { task, step } = first;
  const action = step.status === 'open' ? step.key : step.status;
  // Every action has a message `next.…`; the cast names one of them, because the types know only complete keys.
  const label = viewer.language.translate(`next.${action as 'draft'}`);
  // A single task is the whole job, whose title is beside the step.
  const title = tasks.length > 1 ? task.title : null;
  return {
    label: title ? viewer.language.translate('next.ofTask', { step: label, task: title }) : label,
    task: title,
    due_at: toIso(step.due_at),
    url: pages.submission(jobId),
    overdue: step.due_at < viewer.now,
  };
}
