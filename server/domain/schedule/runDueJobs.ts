import { inTransaction } from '../../database/transaction.ts';
import { findCleared, makeAvailable } from '../money/payments.ts';
import type { Services } from '../services.ts';
import { markLapsed } from '../social/lapse.ts';
import { approveStep } from '../work/review.ts';
import { attempt } from './tryStep.ts';

/**
 * Does what the passing of time decides, in every mode: jobs close, applications and invitations
 * expire, steps are missed, silence approves, cleared payments become available, grants of
 * connected accounts lapse. Each step is a
 * guarded write, so that several processes may do this together. Answers how much was done.
 */
export async function applyTimeRules(services: Services): Promise<number> {
  return (
    (await closeJobs(services)) +
    (await expireApplications(services)) +
    (await expireInvitations(services)) +
    (await approveSilence(services)) +
    (await missSteps(services)) +
    (await clearPayments(services)) +
    (await completeJobs(services)) +
    (await markLapsed(services))
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

async function approveSilence(services: Services): Promise<number> {
  const { db, clock } = services;
  const silent = await db
    .selectFrom('application_steps')
    .select('id')
    .where('status', '=', 'in_review')
    .where('auto_approve_at', '<=', clock.now())
    .execute();
  let done = 0;
  for (const { id } of silent) {
    done += await attempt(() => approveStep(services, id, { auto: true }));
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
  for (const { id } of await findCleared(db, now)) {
    const isMine = await inTransaction(db, (tx) => makeAvailable(tx, id, now));
    if (isMine) done += 1;
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
