import {
  everAcceptedStates,
  unsuccessfulStates,
  workingStates,
  type StepKey,
} from '../../../contract/rules/states.ts';
import type { JobDetail } from '../../../contract/schemas/jobDetail.ts';
import type { Submission, Task } from '../../../contract/schemas/submission.ts';

/** An event of an application that has happened; `JobDates` shows the future ones. */
export type TimelineEvent = {
  id: string;
  kind:
    | 'applied'
    | 'viewed'
    | 'decision'
    | 'ended'
    | 'sent'
    | 'reviewed'
    | 'missed'
    | 'moved'
    | 'onHold'
    | 'cancelled'
    | 'available'
    | 'withdrawn'
    | 'paid'
    | 'objected'
    | 'objectionHeard'
    | 'objectionDecided';
  /** When the event happened, or was due; null if unknown. */
  at: string | null;
  step?: StepKey;
  /** Title of the task, if the job has several. */
  task?: string | null;
  /** The number of the submitted version. */
  version?: number;
  /** The state of the application or version after the event, or the outcome of an objection. */
  outcome?: string;
  /** The reason, the feedback of the brand, or the reference of a withdrawal. */
  detail?: string | null;
};

/** Returns the events from the application to the acceptance. */
function applicationEvents({ application }: JobDetail): TimelineEvent[] {
  if (!application) return [];
  const { state, applied_at, viewed_at, decided_at } = application;
  const isAccepted = everAcceptedStates.includes(state);
  return [
    event('applied', applied_at),
    ...(viewed_at ? [event('viewed', viewed_at)] : []),
    ...(isAccepted ? [event('decision', decided_at)] : []),
  ];
}

function event(kind: TimelineEvent['kind'], at: string | null): TimelineEvent {
  return { id: kind, kind, at };
}

function hasEnded({ application }: JobDetail): boolean {
  return application !== null && unsuccessfulStates.includes(application.state);
}

/** Returns the end of an application that was not completed. */
function endEvents(job: JobDetail): TimelineEvent[] {
  if (!job.application || !hasEnded(job)) return [];
  const { state, decided_at: decidedAt, ended_at: endedAt, reason } = job.application;
  // `decided_at` is the end only of a declined application; for accepted work that ended, it is the acceptance.
  const at = endedAt ?? decidedAt;
  const detail = reason?.text ?? null;
  return [{ id: 'ended', kind: 'ended', at, outcome: state, detail }];
}

/** Returns when a version was sent and, once the brand has reviewed it, when it was reviewed. */
function versionEvents(submission: Submission): TimelineEvent[] {
  const { id, step, version, state, submitted_at, reviewed_at, feedback } = submission;
  if (!submitted_at) return [];
  const sent: TimelineEvent = { id, kind: 'sent', at: submitted_at, step, version };
  if (state === 'submitted') return [sent];
  const reviewed: TimelineEvent = {
    id: `${id}-reviewed`,
    kind: 'reviewed',
    at: reviewed_at,
    step,
    outcome: state,
    detail: state === 'approved' ? null : feedback.map(({ text }) => text).join(' '),
  };
  return [sent, reviewed];
}

/** Returns the events of the steps of a task. */
function taskEvents(task: Task, job: JobDetail): TimelineEvent[] {
  const title = job.tasks.length > 1 ? task.title : null;
  const submissions = job.submissions.filter(({ task_id }) => task_id === task.id);
  return task.steps
    .flatMap(({ key, status, due_at }): TimelineEvent[] => [
      ...submissions.filter((submission) => submission.step === key).flatMap(versionEvents),
      ...(status === 'missed'
        ? [
            {
              id: `${task.id}-${key}`,
              step: key,
              kind: 'missed',
              at: due_at,
            } as const,
          ]
        : []),
    ])
    .map((taskEvent) => ({ ...taskEvent, task: title }));
}

function payoutEvents({ payout }: JobDetail): TimelineEvent[] {
  if (!payout) return [];
  return [
    { ...event('withdrawn', payout.requested_at), detail: payout.reference },
    ...(payout.state === 'paid' ? [event('paid', payout.paid_at)] : []),
  ];
}

/** Returns the events of the payment until it is in the bank. */
function paymentEvents(job: JobDetail): TimelineEvent[] {
  const { payment } = job;
  if (!payment) return [];
  const { state, expected_moved: moved, available_at, reason } = payment;
  if (state === 'cancelled') {
    return [{ id: 'cancelled', kind: 'cancelled', at: null, detail: reason }];
  }
  const isOnHold = state === 'on_hold';
  return [
    ...(moved ? [{ ...event('moved', null), detail: moved.reason }] : []),
    ...(isOnHold ? [{ ...event('onHold', null), detail: reason }] : []),
    ...(state === 'available' ? [event('available', available_at)] : []),
    // Deductions can leave nothing of a payment, although a withdrawal contains it.
    ...(payment.net.amount > 0 ? payoutEvents(job) : []),
  ];
}

/** Returns the newest objection, its answer by the brand, and its decision. */
function objectionEvents({ case: objection }: JobDetail): TimelineEvent[] {
  if (!objection) return [];
  const { opened_at, heard_at, decided_at, outcome, message, text } = objection;
  return [
    { ...event('objected', opened_at), detail: message },
    ...(heard_at ? [event('objectionHeard', heard_at)] : []),
    ...(decided_at
      ? [{ ...event('objectionDecided', decided_at), outcome: outcome ?? '', detail: text }]
      : []),
  ];
}

/** Inserts the events of an objection before the first event that is known to be later. Some events have no time. */
function addObjection(events: TimelineEvent[], job: JobDetail): TimelineEvent[] {
  const result = [...events];
  for (const objected of objectionEvents(job)) {
    const next = result.findIndex(({ at }) => at !== null && at > (objected.at ?? ''));
    result.splice(next === -1 ? result.length : next, 0, objected);
  }
  return result;
}

/** Returns what has happened to an application in order, from applying to payment; empty without an application. */
export function getTimelineEvents(job: JobDetail): TimelineEvent[] {
  const { application } = job;
  const isWorking = application !== null && workingStates.includes(application.state);
  const hasWorked = job.submissions.length > 0;
  const events = [
    ...applicationEvents(job),
    ...(isWorking || hasWorked ? job.tasks.flatMap((task) => taskEvents(task, job)) : []),
    ...endEvents(job),
    ...(isWorking || hasWorked ? paymentEvents(job) : []),
  ];
  return addObjection(events, job);
}
