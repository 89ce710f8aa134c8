import type { Selectable } from 'kysely';
import type {
  DateFacts,
  DateMove,
  PaymentFacts,
  StepFacts,
} from '../../../contract/rules/expectedDates.ts';
import type { Config } from '../../config.ts';
import type { Schema } from '../../database/schema.ts';
import { hour } from '../../durations.ts';
import type { InvitationRow } from '../transitions/invitationStates.ts';
import type { ApplicationRow } from '../transitions/applicationStates.ts';
import type { CaseRow } from '../money/caseView.ts';
import type { PayoutHistory } from '../withdrawals/jobPayout.ts';
import { getMarketplaceFee, type PaymentRow } from '../money/payments.ts';
import { getLateSince, getReviewDate } from '../money/problems.ts';
import type { StepRow } from '../steps/steps.ts';
import type { JobCardRow } from '../jobs/jobRows.ts';
import { shiftDue } from '../jobs/offeredDates.ts';

/** The current time, and the configuration on which dates depend. */
export type DateContext = {
  now: number;
  config: Pick<Config, 'withdrawal' | 'accounts' | 'marketplace'>;
};

/** A job, and the user's own application and invitation. */
export type Participation = {
  job: Pick<
    JobCardRow,
    'id' | 'state' | 'apply_by' | 'decide_by' | 'review_hours' | 'pay_days' | 'pay_type'
  > &
    Pick<JobCardRow, 'pay_min' | 'pay_max' | 'currency' | 'product_shipped'>;
  application?:
    | Pick<ApplicationRow, 'id' | 'state' | 'applied_at' | 'decide_by' | 'decided_at' | 'rate'>
    | undefined;
  invitation?: Pick<InvitationRow, 'state' | 'expires_at' | 'offer'> | undefined;
};

/** A step as the job defines it. */
export type Template = { task_id: string; title: string; key: StepRow['key']; due_at: number };

/** Returns the facts of the newest objection. */
export function toObjection(row: CaseRow | undefined): DateFacts['objection'] {
  return row ? { openedAt: row.opened_at, dueBy: row.due_by, decidedAt: row.decided_at } : null;
}

/** Returns the facts of the product of accepted work. */
export function toProductFacts(
  row: Selectable<Schema['shipments']> | undefined,
  hasAddress: boolean,
): DateFacts['product'] {
  return row ? { sentAt: row.sent_at, arrivedAt: row.arrived_at, needsAddress: !hasAddress } : null;
}

/** Returns the tasks of a job with the steps of the user, or those that every user gets; `shift` is by how many ms a changed brief moves them. */
export function toTasks(
  templates: Template[],
  steps: StepRow[] | null,
  shift: number,
  now: number,
): DateFacts['tasks'] {
  return [...Map.groupBy(templates, (row) => row.task_id)].map(([id, rows]) => ({
    id,
    title: rows[0]?.title ?? '',
    steps: steps
      ? steps.filter((step) => step.task_id === id).map((step) => toStepFacts(step, shift, now))
      : rows.map(({ key, due_at: dueAt }) => ({
          key,
          // What was agreed stands first.
          dueAt: dueAt - shift,
          // Rounds the time up to the hour, so that a day that is offered changes at most once an hour.
          offeredAt: shift === 0 ? null : dueAt,
          status: null,
          changedAt: 0,
          autoApproveAt: null,
          moved: null,
        })),
  }));
}

function toStepFacts(step: StepRow, shift: number, now: number): StepFacts {
  const { moved_from: from, moved_why: why } = step;
  return {
    key: step.key,
    status: step.status,
    dueAt: step.due_at,
    // Rounds the time up to the hour, so that a day that is offered changes at most once an hour.
    offeredAt: shift === 0 ? null : shiftDue(step.due_at, shift, Math.ceil(now / hour) * hour),
    changedAt: step.changed_at,
    autoApproveAt: step.auto_approve_at,
    moved: from === null || why === null ? null : { from, why, text: null },
  };
}

/** Returns the facts of a payment. */
export function toPaymentFacts(
  row: PaymentRow,
  history: PayoutHistory | undefined,
  now: number,
): PaymentFacts {
  const payout = history?.payout;
  const parse = (time: string | null) => (time === null ? null : Date.parse(time));
  return {
    state: row.state,
    net: { amount: row.net, currency: row.currency },
    approvedAt: row.approved_at,
    expectedOn: row.expected_on,
    availableAt: row.available_at,
    lateSince: getLateSince(row, now),
    moved: toPaymentMove(row),
    reviewOn: getReviewDate(row),
    payout: payout
      ? {
          requestedAt: Date.parse(payout.requested_at),
          arrivesBy: parse(payout.arrives_by),
          paidAt: parse(payout.paid_at),
        }
      : null,
    endedPayout: history?.ended ?? null,
  };
}

/** Returns a job's pay after fees; null if the pay is a range and neither an application nor an offer has fixed it. */
export function toPay(
  { job, application, invitation }: Participation,
  { marketplace }: DateContext['config'],
) {
  // An application without a rate gets the minimum.
  const isFixed = job.pay_max === null || job.pay_max === job.pay_min || application !== undefined;
  const offer = invitation?.state === 'sent' ? invitation.offer : null;
  const gross = application?.rate ?? offer ?? (isFixed ? job.pay_min : null);
  if (gross === null) return null;
  const amount = gross - getMarketplaceFee(gross, marketplace.feePercent);
  return { amount, currency: job.currency };
}

// A payment on hold has the day of its next review instead of a promised day.
function toPaymentMove(row: PaymentRow): DateMove<number> | null {
  const { state, expected_on: expectedOn, moved_from: from, moved_reason: text } = row;
  if (state === 'on_hold') {
    return expectedOn === null ? null : { from: expectedOn, why: 'payment_held', text: null };
  }
  return from === null ? null : { from, why: 'payment_moved', text };
}
