import { deriveDates } from '../../../contract/rules/deriveDates.ts';
import {
  isBankDay,
  type DateFacts,
  type TimedStep,
} from '../../../contract/rules/expectedDates.ts';
import { activeStates, everAcceptedStates } from '../../../contract/rules/states.ts';
import type { DateStep } from '../../../contract/schemas/expectedDates.ts';
import type { Database } from '../../database/schema.ts';
import { findCases } from '../money/caseView.ts';
import { toIso, toIsoDay, toIsoOrNull } from '../dates.ts';
import { hasShippingAddress } from '../profile/shippingAddress.ts';
import { getBankFacts, readBankFacts, readBank } from '../withdrawals/bankFacts.ts';
import { findJobPayouts } from '../withdrawals/jobPayout.ts';
import {
  toObjection,
  toPay,
  toPaymentFacts,
  toProductFacts,
  toTasks,
  type DateContext,
  type Participation,
  type Template,
} from './dateFacts.ts';
import { getOfferedShift } from '../jobs/offeredDates.ts';

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
  const bank = await readBank(db, accountId);
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
        objection: toObjection(acceptedWork?.cases.get(application?.id ?? '')),
        bank:
          payment && bankOf ? bankOf(payment.currency) : getBankFacts(config, job.currency, bank),
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
    cases: await findCases(db, applicationIds),
    shipments: new Map(shipments.map((row) => [row.application_id, row])),
    payments: new Map(payments.map((row) => [row.application_id, row])),
    payouts: await findJobPayouts(
      db,
      accountId,
      available.map(({ id }) => id),
    ),
  };
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
