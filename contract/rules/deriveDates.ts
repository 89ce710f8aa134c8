import { addObjection } from './addObjection.ts';
import { dateBank, dateWallet } from './dateMoney.ts';
import { on, toStep, type Dated } from './datedSteps.ts';
import { hour } from './durations.ts';
import {
  minStepTime,
  type DateFacts,
  type StepFacts,
  type TaskFacts,
  type TimedStep,
} from './expectedDates.ts';
import { listedJobStates, undecidedStates, unsuccessfulStates } from './states.ts';

/**
 * Derives the dates of a job for one user. Each step has happened, has a promised date, or has the latest possible date if every step takes
 * as long as allowed. A job without an application is dated as if the user were accepted on the day of decision. After an application has
 * ended, only past dates and the payment of approved tasks remain.
 */
export function deriveDates(facts: DateFacts): TimedStep[] {
  return addObjection(deriveSteps(facts), facts);
}

function deriveSteps(facts: DateFacts): TimedStep[] {
  const { application, job, now } = facts;
  const isOver = application !== null && unsuccessfulStates.includes(application.state);
  const start = deriveStart(facts);
  if (start.workFrom === null) return start.steps;
  const isAccepted = application !== null && !undecidedStates.includes(application.state);
  // `?? now` never applies: TypeScript forgets in callbacks that `workFrom` is not null.
  const work = facts.tasks.map((task) => dateTask(task, facts, start.workFrom ?? now, isAccepted));
  const steps = work.flatMap((task) => task.steps).sort(byTime);
  const done = steps.filter(({ certainty }) => certainty === 'done');
  const { payment } = facts;
  const hasPayment = job.paysMoney && payment?.state !== 'cancelled';
  if (isOver && (payment?.approvedAt ?? null) === null) {
    const received = dateProduct(facts).filter(({ certainty }) => certainty === 'done');
    return [...start.steps, ...received, ...done];
  }
  const approved = dateApproval(facts, work, start.workFrom);
  const wallet = dateWallet(facts, approved);
  const amount = payment?.net ?? facts.pay;
  return [
    ...start.steps,
    ...dateProduct(facts).filter(({ certainty }) => !isOver || certainty === 'done'),
    ...(isOver ? done : steps),
    toStep('approved', approved),
    ...(hasPayment
      ? [
          { ...toStep('in_wallet', wallet), amount, moved: payment?.moved ?? null },
          {
            ...toStep('in_bank', dateBank(facts, wallet)),
            amount,
            moved: payment?.endedPayout ?? null,
          },
        ]
      : []),
  ];
}

// Steps without a day come last. Equal times return 0, because the difference of two infinities would be NaN; the sort is stable, so each
// task keeps its order.
function byTime(a: TimedStep, b: TimedStep): number {
  return (a.at ?? Infinity) === (b.at ?? Infinity) ? 0 : (a.at ?? Infinity) - (b.at ?? Infinity);
}

/** Returns the dates of application and decision, and the time from which the work can start; null if there will be none. */
function deriveStart({ application, invitation, job, now }: DateFacts) {
  if (application) {
    const applied = toStep('apply_by', on(application.appliedAt, 'done'));
    if (undecidedStates.includes(application.state)) {
      // As certain as before the application: without a reply by then, the application expires.
      const decision = toStep('decision', on(application.decideBy, 'fixed'));
      return { steps: [applied, decision], workFrom: Math.max(application.decideBy, now) };
    }
    const { decidedAt } = application;
    if (decidedAt === null) return { steps: [applied], workFrom: null };
    const isDeclined = application.state === 'declined';
    const decision = toStep('decision', on(decidedAt, 'done'));
    // Who accepts an invitation has not applied: both are at the same time.
    const isInvited = invitation !== null && decidedAt === application.appliedAt;
    const steps = isInvited ? [decision] : [applied, decision];
    return { steps, workFrom: isDeclined ? null : decidedAt };
  }
  const expiresAt = invitation?.expiresAt ?? 0;
  if (invitation?.isOpen && expiresAt > now) {
    // No decision follows the acceptance of an invitation. The end of applications was no promise to this user, so the day has not moved.
    return {
      steps: [toStep('apply_by', on(expiresAt, 'waiting_for_you'))],
      workFrom: expiresAt,
    };
  }
  if (job.applyBy <= now) {
    return { steps: [toStep('apply_by', on(job.applyBy, 'done'))], workFrom: null };
  }
  if (!listedJobStates.includes(job.state)) {
    const closed: Dated = { at: null, certainty: 'done', reason: 'applications_closed' };
    return { steps: [toStep('apply_by', closed)], workFrom: null };
  }
  const moved = invitation
    ? ({ from: expiresAt, why: 'invitation_ended', text: null } as const)
    : null;
  const steps = [
    { ...toStep('apply_by', on(job.applyBy, 'fixed')), moved },
    toStep('decision', on(job.decideBy, 'fixed')),
  ];
  return { steps, workFrom: Math.max(job.decideBy, now) };
}

/** Returns when the brand sent the product and when it arrived. Work that has already begun does not wait for a product. */
function dateProduct({ job, application, product }: DateFacts): TimedStep[] {
  const isAccepted = application !== null && !undecidedStates.includes(application.state);
  if (!job.shipsProduct || (isAccepted && product === null)) return [];
  const { sentAt, arrivedAt, needsAddress } = product ?? {
    sentAt: null,
    arrivedAt: null,
    needsAddress: false,
  };
  // If it is unknown when the product was sent, it was sent by the time it arrived.
  const dates = [
    [
      'product_sent',
      sentAt ?? arrivedAt,
      needsAddress ? 'needs_address' : 'product_not_sent',
      needsAddress ? 'waiting_for_you' : 'waiting_for_brand',
    ],
    [
      'product_arrived',
      arrivedAt,
      sentAt === null ? 'product_not_sent' : 'product_not_arrived',
      sentAt === null ? 'waiting_for_brand' : 'waiting_for_you',
    ],
  ] as const;
  return dates.map(([key, at, reason, certainty]) =>
    toStep(key, at === null ? { at, certainty, reason } : on(at, 'done')),
  );
}

/**
 * Returns by how many ms a product that has not arrived delays all due dates: the time since the acceptance, rounded up to the hour, so
 * that the dates change at most once an hour. Returns null if no product is awaited.
 */
function getWait({ application, product, now }: DateFacts): number | null {
  const acceptedAt = application?.decidedAt ?? null;
  if (!product || product.arrivedAt !== null || acceptedAt === null) return null;
  return Math.ceil((now - acceptedAt) / hour) * hour;
}

type DatedTask = { steps: TimedStep[]; end: number | null; needsCreator: boolean };

/** Dates the steps of a task as if each were submitted and reviewed as late as allowed; `end` is when the last step is approved. */
function dateTask(
  { steps, ...task }: TaskFacts,
  facts: DateFacts,
  start: number,
  isAccepted: boolean,
): DatedTask {
  const { job, now } = facts;
  const wait = getWait(facts);
  // The latest time at which the next step opens; null after a missed step. Work that waits for a product opens now at the earliest.
  let opensAt: number | null = wait === null ? start : Math.max(start, now);
  let needsCreator = false;
  // The due dates move as long as the product has not arrived.
  const isPromised = isAccepted && wait === null;
  const dated = steps.map((step): TimedStep => {
    const dueAt = step.dueAt + (wait ?? 0);
    const date = dateStep({ ...step, dueAt }, opensAt, now, isPromised);
    const isSubmitted = date.certainty === 'done' || date.certainty === 'waiting_for_brand';
    if (!isSubmitted) needsCreator = true;
    const isLate = date.certainty === 'late' || date.at === null;
    // The date of submitted work is already the end of its review; other work is reviewed after its due date.
    const reviewedBy = (date.at ?? 0) + (isSubmitted ? 0 : job.reviewHours * hour);
    // The next step opens when this one is approved.
    opensAt = isLate ? null : date.certainty === 'done' ? date.at : Math.max(reviewedBy, now);
    const isSettled = isSubmitted || date.certainty === 'late';
    const offeredAt = step.offeredAt === null ? null : step.offeredAt + (wait ?? 0);
    const offered = isSettled || offeredAt === dueAt ? null : offeredAt;
    return { ...toStep(step.key, date), offered, task: { id: task.id, title: task.title } };
  });
  return { steps: dated, end: opensAt, needsCreator };
}

/**
 * Dates a step by its status; a step that has not begun is due at its due date, or later if an earlier step delays it. `isPromised` is
 * false while the due date itself is only expected.
 */
function dateStep(
  { status, dueAt, changedAt, autoApproveAt, moved }: StepFacts,
  opensAt: number | null,
  now: number,
  isPromised: boolean,
): Dated & Pick<TimedStep, 'moved'> {
  switch (status) {
    case 'approved':
      return { ...on(changedAt, 'done'), moved: null };
    case 'in_review':
      return { ...on(autoApproveAt ?? now, 'waiting_for_brand'), moved: null };
    case 'missed':
    case 'rejected':
      return { ...on(dueAt, 'late'), moved };
    case 'open':
    case 'changes_requested':
      return { ...on(dueAt, dueAt < now ? 'late' : 'waiting_for_you'), moved };
    case 'locked':
    case null:
  }
  if (opensAt === null) {
    return { at: null, certainty: 'waiting_for_you', reason: 'step_missed', moved: null };
  }
  const at = Math.max(dueAt, opensAt + minStepTime);
  if (!isPromised) return { ...on(at, 'expected'), moved: null };
  if (at === dueAt) return { ...on(at, 'fixed'), moved };
  return { ...on(at, 'expected'), moved: { from: dueAt, why: 'previous_step', text: null } };
}

/** Dates the approval of all tasks. */
function dateApproval({ payment, now }: DateFacts, work: DatedTask[], start: number): Dated {
  if (payment && payment.approvedAt !== null) return on(payment.approvedAt, 'done');
  if (work.some(({ end }) => end === null)) {
    return { at: null, certainty: 'waiting_for_you', reason: 'step_missed' };
  }
  const steps = work.flatMap((task) => task.steps);
  // Jobs that pay only products have no payment with the day of the approval.
  if (steps.length > 0 && steps.every(({ certainty }) => certainty === 'done')) {
    return on(Math.max(...steps.map(({ at }) => at ?? 0)), 'done');
  }
  const end = Math.max(start, now, ...work.map((task) => task.end ?? 0));
  const isReviewed = work.length > 0 && !work.some(({ needsCreator }) => needsCreator);
  return on(end, isReviewed ? 'waiting_for_brand' : 'expected');
}
