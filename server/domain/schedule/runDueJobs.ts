import { inTransaction } from '../../database/transaction.ts';
import { findClearedPayments, makeAvailable } from '../money/payments.ts';
import type { Services } from '../services.ts';
import { approveStep } from '../work/review.ts';
import { tryStep } from './tryStep.ts';

/**
 * Does what is due by now, in every mode: closes jobs, expires applications and invitations, approves work that was
 * not reviewed, marks missed steps, clears payments, completes jobs and expires social connections. Each change is a
 * guarded write, so several processes may run this at once. Returns the number of changes.
 */
export async function runDueJobs(services: Services): Promise<number> {
  return (
    (await closeJobs(services)) +
    (await expireApplications(services)) +
    (await expireInvitations(services)) +
    (await approveUnreviewed(services)) +
    (await missSteps(services)) +
    (await clearPayments(services)) +
    (await completeJobs(services)) +
    (await expireConnections(services))
  );
}

async function closeJobs({ db, clock }: Services): Promise<number> {
  const closed = await db
    .updateTable('jobs')
    .set({ state: 'closed' })
    .where('state', 'in', ['open', 'full'])
    .where('apply_by', '<=', clock.now())
    .executeTakeFirst();
  return Number(closed.numUpdatedRows);
}

async function expireApplications({ db, clock }: Services): Promise<number> {
  const now = clock.now();
  const expired = await db
    .updateTable('applications')
    .set({ state: 'expired', ended_at: now })
    .where('state', 'in', ['applied', 'viewed'])
    .where('decide_by', '<=', now)
    .executeTakeFirst();
  return Number(expired.numUpdatedRows);
}

async function expireInvitations({ db, clock }: Services): Promise<number> {
  const expired = await db
    .updateTable('invitations')
    .set({ state: 'expired' })
    .where('state', '=', 'sent')
    .where('expires_at', '<=', clock.now())
    .executeTakeFirst();
  return Number(expired.numUpdatedRows);
}

async function approveUnreviewed(services: Services): Promise<number> {
  const { db, clock } = services;
  const unreviewed = await db
    .selectFrom('application_steps')
    .select('id')
    .where('status', '=', 'in_review')
    .where('auto_approve_at', '<=', clock.now())
    .execute();
  let done = 0;
  for (const { id } of unreviewed) {
    done += await tryStep(() => approveStep(services, id, { auto: true }));
  }
  return done;
}

async function missSteps({ db, clock }: Services): Promise<number> {
  const now = clock.now();
  const missed = await db
    .updateTable('application_steps')
    .set({ status: 'missed', changed_at: now })
    .where('status', 'in', ['open', 'changes_requested'])
    .where('due_at', '<', now)
    .executeTakeFirst();
  return Number(missed.numUpdatedRows);
}

async function clearPayments({ db, clock }: Services): Promise<number> {
  const now = clock.now();
  let done = 0;
  for (const { id } of await findClearedPayments(db, now)) {
    const isCredited = await inTransaction(db, (tx) => makeAvailable(tx, id, now));
    if (isCredited) done += 1;
  }
  return done;
}

async function completeJobs({ db }: Services): Promise<number> {
  const completed = await db
    .updateTable('jobs')
    .set({ state: 'completed' })
    .where('state', '=', 'closed')
    .where('id', 'in', (row) =>
      row.selectFrom('applications').select('job_id').where('state', '=', 'completed'),
    )
    .where('id', 'not in', (row) =>
      row
        .selectFrom('applications')
        .select('job_id')
        .where('state', 'in', ['applied', 'viewed', 'accepted']),
    )
    .executeTakeFirst();
  return Number(completed.numUpdatedRows);
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
