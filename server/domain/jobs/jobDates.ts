import { deriveDates } from '../../../contract/rules/deriveDates.ts';
import {
  isBankDay,
  type DateFacts,
  type DateMove,
  type PaymentFacts,
  type StepFacts,
  type TimedStep,
} from '../../../contract/rules/expectedDates.ts';
import { activeStates, everAcceptedStates } from '../../../contract/rules/states.ts';
import type { DateStep } from '../../../contract/schemas/expectedDates.ts';
import type { Config } from '../../config.ts';
import type { Selectable } from 'kysely';
import { hour } from '../../durations.ts';
import type { Database, Schema } from '../../database/schema.ts';
import type { ApplicationRow, InvitationRow } from '../applications/applicationView.ts';
import { toIso, toIsoDay, toIsoOrNull } from '../dates.ts';
import { getBankFacts, readBankFacts, readBankZone } from '../money/bankFacts.ts';
import { findJobPayouts, type PayoutHistory } from '../money/jobPayout.ts';
import { getMarketplaceFee, type PaymentRow } from '../money/payments.ts';
import { getLateSince, getReviewDate } from '../money/problems.ts';
import { hasShippingAddress } from '../profile/shippingAddress.ts';
import type { StepRow } from '../work/steps.ts';
import type { JobCardRow } from './jobRows.ts';
import { getOfferedShift, shiftDue } from './offeredDates.ts';

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

/** Reads the dates of jobs for one account, by job id. Jobs without accepted work need only two queries. */
export async function readJobDates(
  db: Database,
  accountId: string,
  rows: readonly Participation[],
  { now, config }: DateContext,
): Promise<Map<string, TimedStep[]>> {
  const templates = await readTemplates(
    db,
    rows.map(({ job }) => job.id),
  );
  const applicationIds = rows.flatMap(({ application }) =>
    application && everAcceptedStates.includes(application.state) ? [application.id] : [],
  );
  const acceptedWork =
    applicationIds.length > 0 ? await readAcceptedWork(db, accountId, applicationIds) : null;
  const shifts = await readOfferedShifts(
    db,
    rows.flatMap(({ application }) => application?.id ?? []),
  );
  const hasAddress =
    acceptedWork !== null &&
    acceptedWork.shipments.size > 0 &&
    (await hasShippingAddress(db, accountId));
  const bankZone = await readBankZone(db, accountId);
  const bankOf = acceptedWork && (await readBankFacts(db, acceptedWork.owner, config, now));
  return new Map(
    rows.map(({ job, application, invitation }) => {
      const steps = acceptedWork?.steps.get(application?.id ?? '') ?? null;
      const payment = acceptedWork?.payments.get(application?.id ?? '');
      const facts: DateFacts = {
        now,
        job: {
          state: job.state,
          applyBy: job.apply_by,
          decideBy: job.decide_by,
          reviewHours: job.review_hours,
          payDays: job.pay_days,
          shipsProduct: job.product_shipped === 1,
          paysMoney: job.pay_type !== 'product',
        },
        invitation: invitation
          ? { isOpen: invitation.state === 'sent', expiresAt: invitation.expires_at }
          : null,
        application: application
          ? {
              state: application.state,
              appliedAt: application.applied_at,
              decideBy: application.decide_by,
              decidedAt: application.decided_at,
            }
          : null,
        product: toProductFacts(acceptedWork?.shipments.get(application?.id ?? ''), hasAddress),
        tasks: toTasks(
          templates.get(job.id) ?? [],
          steps,
          shifts.get(application?.id ?? '') ?? 0,
          now,
        ),
        pay: toPay({ job, application, invitation }, config),
        payment: payment
          ? toPaymentFacts(payment, acceptedWork?.payouts.get(payment.id), now)
          : null,
        bank:
          payment && bankOf
            ? bankOf(payment.currency)
            : getBankFacts(config, job.currency, bankZone),
      };
      return [job.id, deriveDates(facts)] as const;
    }),
  );
}

/** Like `readJobDates`, for applications by their ids; the result is by job id too. */
export async function readApplicationDates(
  db: Database,
  accountId: string,
  applicationIds: readonly string[],
  context: DateContext,
): Promise<Map<string, TimedStep[]>> {
  const rows = await db
    .selectFrom('applications')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .select(['jobs.id', 'jobs.state', 'apply_by', 'jobs.decide_by', 'review_hours', 'pay_days'])
    .select(['pay_type', 'pay_min', 'pay_max', 'currency', 'product_shipped'])
    .select(['applications.id as application_id'])
    .select(['applications.state as own_state', 'applications.decide_by as own_decide_by'])
    .select(['applied_at', 'decided_at', 'rate'])
    // PostgreSQL rejects `in` with an empty list; no application has an empty id.
    .where('applications.id', 'in', applicationIds.length > 0 ? applicationIds : [''])
    .execute();
  const participations = rows.map(({ application_id: id, ...row }) => ({
    job: row,
    application: { ...row, id, state: row.own_state, decide_by: row.own_decide_by },
  }));
  return readJobDates(db, accountId, participations, context);
}

/** Converts steps into the contract's, with dates in ISO 8601. */
export function toDateSteps(steps: readonly TimedStep[]): DateStep[] {
  return steps.map((step) => ({
    ...step,
    at: toStepTime(step),
    offered: toIsoOrNull(step.offered),
    moved: toIsoMove(step.key, step.moved),
  }));
}

/** Formats the date of a step as ISO 8601: a bank day without a time. */
export function toStepTime(step: Pick<TimedStep, 'key' | 'certainty' | 'at'>): string | null {
  if (step.at === null) return null;
  return isBankDay(step) ? toIsoDay(step.at) : toIso(step.at);
}

/** Formats the previous date of a step as ISO 8601; what was promised for the bank was a day. */
export function toIsoMove(key: TimedStep['key'], moved: TimedStep['moved']): DateStep['moved'] {
  return moved && { ...moved, from: key === 'in_bank' ? toIsoDay(moved.from) : toIso(moved.from) };
}

type Template = { task_id: string; title: string; key: StepRow['key']; due_at: number };

/**
 * Reads the steps as the jobs define them, for users whose own steps do not exist yet. The id '' belongs to no row: a list for `in` must not
 * be empty.
 */
async function readTemplates(db: Database, jobIds: string[]): Promise<Map<string, Template[]>> {
  const rows = await db
    .selectFrom('tasks')
    .innerJoin('task_steps', 'task_steps.task_id', 'tasks.id')
    .select(['tasks.job_id', 'tasks.id as task_id', 'tasks.title'])
    .select(['task_steps.key', 'task_steps.due_at'])
    .where('tasks.job_id', 'in', jobIds.length > 0 ? jobIds : [''])
    .orderBy('tasks.position')
    .orderBy('task_steps.position')
    .execute();
  return Map.groupBy(rows, ({ job_id }) => job_id);
}

/** Reads the steps, payments and payouts of accepted applications. */
async function readAcceptedWork(db: Database, accountId: string, applicationIds: string[]) {
  const owner = await db
    .selectFrom('accounts')
    .select(['id', 'phone_verified'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  const steps = await db
    .selectFrom('application_steps')
    .selectAll()
    .where('application_id', 'in', applicationIds)
    .orderBy('position')
    .execute();
  const payments = await db
    .selectFrom('payments')
    .selectAll()
    .where('application_id', 'in', applicationIds)
    .execute();
  const shipments = await db
    .selectFrom('shipments')
    .selectAll()
    .where('application_id', 'in', applicationIds)
    .execute();
  const available = payments.filter(({ state }) => state === 'available');
  return {
    owner,
    steps: Map.groupBy(steps, (row) => row.application_id),
    shipments: new Map(shipments.map((row) => [row.application_id, row])),
    payments: new Map(payments.map((row) => [row.application_id, row])),
    payouts: await findJobPayouts(
      db,
      accountId,
      available.map(({ id }) => id),
    ),
  };
}

function toProductFacts(
  row: Selectable<Schema['shipments']> | undefined,
  hasAddress: boolean,
): DateFacts['product'] {
  return row ? { sentAt: row.sent_at, arrivedAt: row.arrived_at, needsAddress: !hasAddress } : null;
}

/** Reads by how many ms the due dates of applications move if a changed brief is accepted, by the ids of those with such a brief. */
async function readOfferedShifts(db: Database, applicationIds: string[]) {
  if (applicationIds.length === 0) return new Map<string, number>();
  const rows = await db
    .selectFrom('applications')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .innerJoin('job_texts', 'job_texts.job_id', 'jobs.id')
    .select(['applications.id', 'job_version', 'changes_json'])
    .where('applications.id', 'in', applicationIds)
    .whereRef('job_version', '<', 'jobs.version')
    .where('applications.state', 'in', activeStates)
    .execute();
  return new Map(rows.map((row) => [row.id, getOfferedShift(row, row.job_version)]));
}

function toTasks(
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

function toPaymentFacts(
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
function toPay(
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
