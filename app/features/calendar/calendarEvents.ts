import type { IntlShape } from 'react-intl';
import {
  activeStates,
  dueStatuses,
  everAcceptedStates,
  type ApplicationState,
} from '../../../contract/rules/states.ts';
import type { Deadline, HistoryRow } from '../../../contract/schemas/history.ts';
import type { JobDetail } from '../../../contract/schemas/jobDetail.ts';
import type { Step, Task } from '../../../contract/schemas/submission.ts';
import { serverNow } from '../../api/serverTime.ts';
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
  /** Whether the date no longer counts, because the application has ended: calendars remove the event of an earlier import. */
  isCancelled: boolean;
};

type CalendarJob = Pick<JobDetail, 'id' | 'title' | 'brand'>;

/** Returns the due dates of the steps that are not submitted yet. */
export function getDeadlines(tasks: readonly Task[]): Deadline[] {
  return tasks.flatMap((task) =>
    task.steps
      .filter(({ status }) => dueStatuses.includes(status))
      .map((step) => toDeadline(task, step)),
  );
}

function toDeadline({ id, title }: Task, { key, due_at, due_version }: Step): Deadline {
  return { task_id: id, task_title: title, step: key, due_at, due_version };
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
    isCancelled: false,
  };
}

// The sequence is higher than in any earlier file, so that calendars accept the cancellation.
function cancel(event: CalendarEvent): CalendarEvent {
  return { ...event, sequence: event.sequence + 1, isCancelled: true };
}

/** Returns the dates of a job before there is work: by when to reply to the invitation, and by when to apply. */
function getEntryEvents({ id, title, brand, apply_by, invitation }: JobDetail, intl: IntlShape) {
  const shared = {
    sequence: 0,
    description: brand.name,
    path: paths.job(id),
    isCancelled: false,
  };
  const reply = intl.formatMessage(
    { id: 'calendar.reply', defaultMessage: 'Reply to invitation by: {job}' },
    { job: title },
  );
  const apply = intl.formatMessage(
    { id: 'calendar.apply', defaultMessage: 'Apply by: {job}' },
    { job: title },
  );
  return {
    reply: invitation && {
      ...shared,
      id: `job.${id}.reply`,
      title: reply,
      at: invitation.expires_at,
    },
    apply: { ...shared, id: `job.${id}.apply`, title: apply, at: apply_by },
  };
}

// Past dates need no cancellation: their alarms have ended.
const isAhead = ({ at }: CalendarEvent) => Date.parse(at) > serverNow();

/** Returns the cancelled events of an application that has ended. */
function getEndedEvents(job: JobDetail, state: ApplicationState, intl: IntlShape): CalendarEvent[] {
  const { reply, apply } = getEntryEvents(job, intl);
  const steps = everAcceptedStates.includes(state)
    ? job.tasks.flatMap((task) =>
        task.steps.map((step) => toStepEvent(job, toDeadline(task, step), intl)),
      )
    : [];
  return [apply, reply, ...steps]
    .filter((event) => event !== null)
    .filter(isAhead)
    .map(cancel);
}

/**
 * Returns the events of a job: its unfinished steps if the user is accepted, else the date by which to reply or apply; and those that have
 * ended, as cancelled.
 */
export function getJobEvents(job: JobDetail, intl: IntlShape): CalendarEvent[] {
  const { application, invitation } = job;
  if (application?.state === 'accepted') {
    return getDeadlines(job.tasks).map((deadline) => toStepEvent(job, deadline, intl));
  }
  if (application) {
    const hasEnded = !activeStates.includes(application.state);
    return hasEnded ? getEndedEvents(job, application.state, intl) : [];
  }
  const { reply, apply } = getEntryEvents(job, intl);
  if (invitation?.state === 'sent') return reply ? [reply] : [];
  return [
    ...(job.state === 'open' ? [apply] : []),
    ...(reply && isAhead(reply) ? [cancel(reply)] : []),
  ];
}

/** Returns an event for every unfinished step of the user's jobs, and cancelled events for work that has ended. */
export function getHistoryEvents(rows: readonly HistoryRow[], intl: IntlShape): CalendarEvent[] {
  return rows.flatMap(({ job, application, deadlines }) =>
    deadlines.map((deadline) => {
      const event = toStepEvent(job, deadline, intl);
      return application?.state === 'accepted' ? event : cancel(event);
    }),
  );
}
