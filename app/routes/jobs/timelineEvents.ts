import {
  everAcceptedStates,
  undecidedStates,
  unsuccessfulStates,
  workingStates,
  type StepKey,
} from '../../../contract/rules/states.ts';
import type { JobDetail } from '../../../contract/schemas/jobDetail.ts';
import type { Step, Submission, Task } from '../../../contract/schemas/submission.ts';

/** An event of an application that has happened, is due, or lies ahead. */
export type TimelineEvent = {
  id: string;
  kind:
    | 'applied'
    | 'viewed'
    | 'decision'
    | 'ended'
    | 'sent'
    | 'reviewed'
    | 'stepDue'
    | 'inReview'
    | 'stepLater'
    | 'missed'
    | 'pending'
    | 'overdue'
    | 'onHold'
    | 'cancelled'
    | 'available'
    | 'withdrawn'
    | 'paid';
  state: 'done' | 'current' | 'upcoming' | 'failed';
  /** When it happened or is due; null if unknown. */
  at: string | null;
  step?: StepKey;
  /** Title of the task, if the job has several. */
  task?: string | null;
  version?: number;
  outcome?: string;
  detail?: string | null;
};

function applicationEvents({ application }: JobDetail): TimelineEvent[] {
  if (!application) return [];
  const { state, applied_at, viewed_at, decided_at, decide_by } = application;
  const isOpen = undecidedStates.includes(state);
  const isAccepted = everAcceptedStates.includes(state);
  const events: TimelineEvent[] = [
    { id: 'applied', kind: 'applied', state: 'done', at: applied_at },
    {
      id: 'viewed',
      kind: 'viewed',
      state: viewed_at || isAccepted ? 'done' : isOpen ? 'current' : 'failed',
      at: viewed_at,
    },
  ];
  if (isOpen || isAccepted) {
    const decisionState = isAccepted ? 'done' : viewed_at ? 'current' : 'upcoming';
    const at = isAccepted ? decided_at : decide_by;
    events.push({ id: 'decision', kind: 'decision', state: decisionState, at });
  }
  return events;
}

function hasEnded({ application }: JobDetail): boolean {
  return application !== null && unsuccessfulStates.includes(application.state);
}

function endEvents(job: JobDetail): TimelineEvent[] {
  if (!job.application || !hasEnded(job)) return [];
  const { state, decided_at: decidedAt, ended_at: endedAt, reason } = job.application;
  // Only a decline is a decision; of an accepted application that ended, the decision was the acceptance.
  const at = endedAt ?? decidedAt;
  const detail = reason?.text ?? null;
  return [{ id: 'ended', kind: 'ended', state: 'failed', at, outcome: state, detail }];
}

function versionEvents(submission: Submission): TimelineEvent[] {
  const { id, step, version, state, submitted_at, reviewed_at, feedback } = submission;
  if (!submitted_at) return [];
  const sent: TimelineEvent = { id, kind: 'sent', state: 'done', at: submitted_at, step, version };
  if (state === 'submitted') return [sent];
  const reviewed: TimelineEvent = {
    id: `${id}-reviewed`,
    kind: 'reviewed',
    state: state === 'rejected' ? 'failed' : 'done',
    at: reviewed_at,
    step,
    outcome: state,
    detail: state === 'approved' ? null : feedback.map(({ text }) => text).join(' '),
  };
  return [sent, reviewed];
}

function getNextEvent(step: Step): Pick<TimelineEvent, 'kind' | 'state' | 'at'> | null {
  if (step.status === 'open' || step.status === 'changes_requested') {
    return { kind: 'stepDue', state: 'current', at: step.due_at };
  }
  if (step.status === 'in_review') {
    return { kind: 'inReview', state: 'current', at: step.auto_approve_at };
  }
  if (step.status === 'locked') return { kind: 'stepLater', state: 'upcoming', at: step.due_at };
  if (step.status === 'missed') return { kind: 'missed', state: 'failed', at: step.due_at };
  return null;
}

function taskEvents(task: Task, job: JobDetail): TimelineEvent[] {
  const title = job.tasks.length > 1 ? task.title : null;
  const submissions = job.submissions.filter(({ task_id }) => task_id === task.id);
  return task.steps
    .flatMap((step): TimelineEvent[] => {
      const past = submissions
        .filter((submission) => submission.step === step.key)
        .flatMap(versionEvents);
      const next = getNextEvent(step);
      // Nothing is due after the application ended, but a missed step remains part of the history.
      const isShown = next?.state === 'failed' || !hasEnded(job);
      return next && isShown
        ? [...past, { id: `${task.id}-${step.key}`, step: step.key, ...next }]
        : past;
    })
    .map((event) => ({ ...event, task: title }));
}

// The money is in the wallet from its credit to its withdrawal, and on its way from there to its arrival.
function payoutEvents({ payment, payout }: JobDetail): TimelineEvent[] {
  const isAvailable = payment?.state === 'available';
  const isPaid = payout?.state === 'paid';
  return [
    {
      id: 'withdrawn',
      kind: 'withdrawn',
      state: payout ? 'done' : isAvailable ? 'current' : 'upcoming',
      at: payout?.requested_at ?? null,
      detail: payout?.reference ?? null,
    },
    {
      id: 'paid',
      kind: 'paid',
      state: isPaid ? 'done' : payout ? 'current' : 'upcoming',
      at: (isPaid ? payout.paid_at : payout?.arrives_by) ?? null,
    },
  ];
}

function paymentEvents(job: JobDetail): TimelineEvent[] {
  const { payment } = job;
  if (!payment) return [];
  const { state, approved_at, expected_on, available_at, reason } = payment;
  if (state === 'cancelled') {
    return [{ id: 'cancelled', kind: 'cancelled', state: 'failed', at: null, detail: reason }];
  }
  const late = payment.problem?.kind === 'late' ? payment.problem : null;
  const events: TimelineEvent[] = [
    {
      id: 'pending',
      kind: late ? 'overdue' : 'pending',
      state: late
        ? 'failed'
        : state === 'available'
          ? 'done'
          : approved_at
            ? 'current'
            : 'upcoming',
      // A hold has no day on which it ends.
      at: state === 'on_hold' ? null : (late?.since ?? expected_on),
      detail: payment.expected_moved?.reason ?? null,
    },
  ];
  if (state === 'on_hold') {
    events.push({ id: 'onHold', kind: 'onHold', state: 'failed', at: null, detail: reason });
  }
  const isAvailable = state === 'available';
  return [
    ...events,
    {
      id: 'available',
      kind: 'available',
      state: isAvailable ? 'done' : 'upcoming',
      at: available_at,
    },
    ...(payment.net.amount > 0 ? payoutEvents(job) : []),
  ];
}

/** Returns the events of an application in order, from applying to payment; empty without an application. */
export function getTimelineEvents(job: JobDetail): TimelineEvent[] {
  const { application } = job;
  const isWorking = application !== null && workingStates.includes(application.state);
  const hasWorked = job.submissions.length > 0;
  return [
    ...applicationEvents(job),
    ...(isWorking || hasWorked ? job.tasks.flatMap((task) => taskEvents(task, job)) : []),
    ...endEvents(job),
    ...(isWorking || hasWorked ? paymentEvents(job) : []),
  ];
}
