import type { Application } from '../../contract/application.ts';
import type { Tx } from '../../database/schema.ts';
import { inTransaction } from '../../database/transaction.ts';
import { findJob } from '../jobs/detail.ts';
import { cancelEstimate } from '../money/payments.ts';
import { Refusal } from '../domainError.ts';
import type { Services } from '../services.ts';
import { lockOpenSteps } from '../work/steps.ts';
import { presentApplication, type ApplicationRow } from './applicationView.ts';
import { givePlaceBack } from './places.ts';

/** Withdraws an application that the brand has not decided yet. */
export function withdraw(
  { db, clock }: Services,
  accountId: string,
  jobId: string,
  reason: string | undefined,
): Promise<Application> {
  return inTransaction(db, async (tx) => {
    const now = clock.now();
    const job = await findJob(tx, jobId);
    const row = await tx
      .updateTable('applications')
      .set({ state: 'withdrawn', ended_at: now, ...reasonOf(reason) })
      .where('account_id', '=', accountId)
      .where('job_id', '=', jobId)
      .where('state', 'in', ['applied', 'viewed'])
      .returningAll()
      .executeTakeFirst();
    if (!row) throw await explain(tx, accountId, jobId);
    await tx
      .updateTable('jobs')
      .set((columns) => ({ applicants: columns('applicants', '-', 1) }))
      .where('id', '=', jobId)
      .where('applicants', '>', 0)
      .execute();
    return presentApplication(row, job.currency);
  });
}

/** Drops out of an accepted job as long as nothing is approved; the place is released, unpaid. */
export function drop(
  { db, clock }: Services,
  accountId: string,
  jobId: string,
  reason: string,
): Promise<Application> {
  return inTransaction(db, async (tx) => {
    const now = clock.now();
    const job = await findJob(tx, jobId);
    const row = await tx
      .updateTable('applications')
      .set({ state: 'dropped', ended_at: now, ...reasonOf(reason) })
      .where('account_id', '=', accountId)
      .where('job_id', '=', jobId)
      .where('state', '=', 'accepted')
      .returningAll()
      .executeTakeFirst();
    if (!row) throw await explain(tx, accountId, jobId);
    await refuseApproved(tx, row);
    await lockOpenSteps(tx, row.id, now);
    await cancelEstimate(tx, row.id);
    await givePlaceBack(tx, jobId, now);
    return presentApplication(row, job.currency);
  });
}

function reasonOf(text: string | undefined) {
  return text ? { reason_code: 'publisher', reason_text: text } : {};
}

async function refuseApproved(tx: Tx, application: ApplicationRow): Promise<void> {
  const approved = await tx
    .selectFrom('application_steps')
    .select('id')
    .where('application_id', '=', application.id)
    .where('status', '=', 'approved')
    .executeTakeFirst();
  if (approved) throw new Refusal('conflict', 'application.workApproved');
}

async function explain(tx: Tx, accountId: string, jobId: string): Promise<Refusal> {
  const known = await tx
    .selectFrom('applications')
    .select('id')
    .where('account_id', '=', accountId)
    .where('job_id', '=', jobId)
    .executeTakeFirst();
  return new Refusal('conflict', known ? 'application.tooLate' : 'application.none');
}
