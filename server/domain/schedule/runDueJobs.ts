import {
  activeStates,
  listedJobStates,
  submittableStatuses,
  undecidedStates,
} from '../../../contract/rules/states.ts';
import type { Database, Tx } from '../../database/schema.ts';
import { runEach } from '../../database/runEach.ts';
import { inTransaction, inTransactions } from '../../database/transaction.ts';
import { announceOutcome } from '../applications/decide.ts';
import { closeCases } from '../cases/decideCase.ts';
import { escalateCases } from '../cases/escalateCases.ts';
import { closeDueAccounts } from '../privacy/closeAccount.ts';
import { endInvitation } from '../applications/invitations.ts';
import { sendDigests } from '../discussion/newsMail.ts';
import { matchNewJobs, sendJobAlerts } from '../jobs/jobAlerts.ts';
import { askAboutLatePayments, escalatePayments } from '../paymentChanges/latePayments.ts';
import { creditPayment } from '../paymentChanges/creditPayment.ts';
import { findClearedPayments } from '../money/payments.ts';
import type { Services } from '../services.ts';
import { applicationStates } from '../transitions/applicationStates.ts';
import { jobStates } from '../transitions/jobStates.ts';
import { sendDeadlineReminders } from '../work/deadlineReminders.ts';
import { approveStep } from '../work/review.ts';
import { missStep } from '../work/missStep.ts';
import { tryStep } from './tryStep.ts';

/**
 * Does what is due by now, in every mode: closes jobs, expires applications and invitations, approves work that was not reviewed, marks
 * missed steps, clears payments, asks about late payments, reports overdue promises, closes decided objections, completes jobs, expires
 * social connections, sends reminders, job alerts and daily emails, and erases accounts that were closed.
 *
 * Each change is a guarded write, so several processes may run this at once. A change that fails does not stop the others. Returns the
 * number of changes.
 */
export async function runDueJobs(services: Services): Promise<number> {
  const jobs = [
    closeJobs,
    expireApplications,
    expireInvitations,
    approveUnreviewed,
    missSteps,
    clearPayments,
    askAboutLatePayments,
    escalatePayments,
    escalateCases,
    closeCases,
    completeJobs,
    expireConnections,
    sendDigests,
    sendDeadlineReminders,
    matchNewJobs,
    sendJobAlerts,
    closeDueAccounts,
  ];
  return sum(await runEach(jobs, (job) => job(services)));
}

async function closeJobs({ db, clock }: Services): Promise<number> {
  const due = await db
    .selectFrom('jobs')
    .select('id')
    .where('state', 'in', listedJobStates)
    .where('apply_by', '<=', clock.now())
    .execute();
  return moveJobs(db, 'close', due);
}

async function expireApplications(services: Services): Promise<number> {
  const { db, clock } = services;
  const now = clock.now();
  const due = await db
    .selectFrom('applications')
    .select('id')
    .where('state', 'in', undecidedStates)
    .where('decide_by', '<=', now)
    .execute();
  return moveEach(db, due, async (tx, id) => {
    const row = await applicationStates.move(tx, 'expire', id, { ended_at: now });
    await announceOutcome(tx, services, row, 'news.expired');
  });
}

async function expireInvitations(services: Services): Promise<number> {
  const { db, clock } = services;
  const due = await db
    .selectFrom('invitations')
    .select('id')
    .where('state', '=', 'sent')
    .where('expires_at', '<=', clock.now())
    .execute();
  return moveEach(db, due, (tx, id) => endInvitation(tx, services, id, 'expire'));
}

async function approveUnreviewed(services: Services): Promise<number> {
  const { db, clock } = services;
  const unreviewed = await db
    .selectFrom('application_steps')
    .select('id')
    .where('status', '=', 'in_review')
    .where('auto_approve_at', '<=', clock.now())
    .execute();
  return sum(
    await runEach(unreviewed, ({ id }) => tryStep(() => approveStep(services, id, { auto: true }))),
  );
}

async function missSteps(services: Services): Promise<number> {
  const { db, clock } = services;
  const now = clock.now();
  const due = await db
    .selectFrom('application_steps')
    .select('id')
    .where('status', 'in', submittableStatuses)
    .where('due_at', '<', now)
    .execute();
  return moveEach(db, due, (tx, id) => missStep(tx, services, id, now));
}

async function clearPayments(services: Services): Promise<number> {
  const { db, clock } = services;
  const due = await findClearedPayments(db, clock.now());
  return inTransactions(db, due, (tx, { id }) => creditPayment(tx, services, id));
}

async function completeJobs({ db }: Services): Promise<number> {
  const finished = await db
    .selectFrom('jobs')
    .select('id')
    .where('state', '=', 'closed')
    .where('id', 'in', (row) =>
      row.selectFrom('applications').select('job_id').where('state', '=', 'completed'),
    )
    .where('id', 'not in', (row) =>
      row.selectFrom('applications').select('job_id').where('state', 'in', activeStates),
    )
    // An invitation to a closed job can still be accepted.
    .where('id', 'not in', (row) =>
      row.selectFrom('invitations').select('job_id').where('state', '=', 'sent'),
    )
    .execute();
  return moveJobs(db, 'complete', finished);
}

async function moveJobs(
  db: Database,
  action: 'close' | 'complete',
  jobs: { id: string }[],
): Promise<number> {
  if (jobs.length === 0) return 0;
  const ids = jobs.map(({ id }) => id);
  return (await inTransaction(db, (tx) => jobStates.moveEach(tx, action, ids))).length;
}

// Runs each change in a separate transaction: if another process has made a change already, or one fails, the other changes must stay.
async function moveEach(
  db: Database,
  due: { id: string }[],
  move: (tx: Tx, id: string) => Promise<unknown>,
): Promise<number> {
  return sum(
    await runEach(due, ({ id }) => tryStep(() => inTransaction(db, (tx) => move(tx, id)))),
  );
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}

async function expireConnections({ db, clock }: Services): Promise<number> {
  const expired = await db
    .updateTable('social_accounts')
    .set({ status: 'expired', problem: 'lapsed' })
    .where('status', '=', 'connected')
    .where('id', 'in', (row) =>
      row
        .selectFrom('social_grants')
        .select('social_account_id')
        .where('expires_at', '<=', clock.now()),
    )
    .executeTakeFirst();
  return Number(expired.numUpdatedRows);
}
