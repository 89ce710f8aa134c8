import type { IntlShape } from 'react-intl';
import { dueStatuses } from '../../../contract/rules/states.ts';
import type { Deadline, HistoryRow } from '../../../contract/schemas/history.ts';
import type { JobDetail } from '../../../contract/schemas/jobDetail.ts';
import type { Task } from '../../../contract/schemas/submission.ts';
import { paths } from '../../paths.ts';
import { stepKeyLabels } from '../jobs/stateLabels.ts';

/** A due date for a calendar; `path` is a page of the app. */
export type CalendarEvent = {
  /** Identifies the due date for ever, so that a second import replaces the first. */
  id: string;
  /** Grows when the date moves; calendars keep the event with the highest sequence. */
  sequence: number;
  title: string;
  description: string;
  /** The due date, in ISO 8601. */
  at: string;
  path: string;
};

type CalendarJob = Pick<JobDetail, 'id' | 'title' | 'brand'>;

/** Returns the due dates of the steps that are not submitted yet. */
export function getDeadlines(tasks: readonly Task[]): Deadline[] {
  return tasks.flatMap((task) =>
    task.steps
      .filter(({ status }) => dueStatuses.includes(status))
      .map(({ key, due_at, due_version }) => ({
        task_id: task.id,
        task_title: task.title,
        step: key,
        due_at,
        due_version,
      })),
  );
}

/** Returns the event of a step that is due. */
export function toStepEvent(
  job: CalendarJob,
  { task_id, task_title, step, due_at, due_version }: Deadline,
  { formatMessage }: IntlShape,
): CalendarEvent {
  return {
    id: `job.${job.id}.task.${task_id}.${step}`,
    sequence: due_version,
    title: formatMessage(
      { id: 'calendar.step', defaultMessage: '{step} due: {job}' },
      { step: formatMessage(stepKeyLabels[step]), job: job.title },
    ),
    description: `${task_title}\n${job.brand.name}`,
    at: due_at,
    path: paths.submission(job.id),
  };
}

/** Returns the events of a job: its unfinished steps if the user is accepted, else the date by which to reply or apply. */
export function getJobEvents(job: JobDetail, intl: IntlShape): CalendarEvent[] {
  const { application, invitation } = job;
  if (application?.state === 'accepted') {
    return getDeadlines(job.tasks).map((deadline) => toStepEvent(job, deadline, intl));
  }
  if (application) return [];
  const shared = { sequence: 0, description: job.brand.name, path: paths.job(job.id) };
  if (invitation?.state === 'sent') {
    const title = intl.formatMessage(
      { id: 'calendar.reply', defaultMessage: 'Reply to invitation by: {job}' },
      { job: job.title },
    );
    return [{ ...shared, id: `job.${job.id}.reply`, title, at: invitation.expires_at }];
  }
  if (job.state !== 'open') return [];
  const title = intl.formatMessage(
    { id: 'calendar.apply', defaultMessage: 'Apply by: {job}' },
    { job: job.title },
  );
  return [{ ...shared, id: `job.${job.id}.apply`, title, at: job.apply_by }];
}

/** Returns the events of every unfinished step of the user's jobs. */
export function getHistoryEvents(rows: readonly HistoryRow[], intl: IntlShape): CalendarEvent[] {
  return rows.flatMap(({ job, deadlines }) =>
    deadlines.map((deadline) => toStepEvent(job, deadline, intl)),
  );
}
