import { briefChangedReason } from '../../../contract/rules/states.ts';
import type { Application } from '../../../contract/schemas/application.ts';
import type { Tx } from '../../database/schema.ts';
import { inTransaction } from '../../database/transaction.ts';
import { DomainError } from '../domainError.ts';
import { findJob } from '../jobs/jobRows.ts';
import type { Services } from '../services.ts';
import { applicationStates, type ApplicationRow } from '../transitions/applicationStates.ts';
import { toApplication } from './applicationView.ts';
import { endAcceptedWork } from './endAcceptedWork.ts';
import { endOpenInvitation } from './endOpenInvitation.ts';

/** Withdraws an application that the brand has not decided yet; a repeated request returns the withdrawn application. */
export function withdraw(
  { db, clock }: Services,
  accountId: string,
  jobId: string,
  reason: string | undefined,
): Promise<Application> {
  return inTransaction(db, async (tx) => {
    const job = await findJob(tx, jobId);
    const id = await findApplicationId(tx, accountId, jobId);
    const current = await applicationStates.lock(tx, id);
    if (current.state === 'withdrawn') return toApplication(current, job.currency);
    return toApplication(await withdrawIn(tx, id, { now: clock.now(), reason }), job.currency);
  });
}

type Leaving = { now: number; reason?: string | undefined };

/** Like `withdraw`, by the id of the application, in the caller's transaction. */
export async function withdrawIn(
  tx: Tx,
  id: string,
  { now, reason }: Leaving,
): Promise<ApplicationRow> {
  const change = { ended_at: now, ...toReasonColumns(reason) };
  const row = await applicationStates.move(tx, 'withdraw', id, change);
  await endOpenInvitation(tx, row, now);
  await tx
    .updateTable('jobs')
    .set((columns) => ({ applicants: columns('applicants', '-', 1) }))
    .where('id', '=', row.job_id)
    .where('applicants', '>', 0)
    .execute();
  return row;
}

/**
 * Drops out of an accepted job if no task is approved: releases the place and cancels the payment. A repeated request returns the dropped
 * application.
 */
export function drop(
  { db, clock }: Services,
  accountId: string,
  jobId: string,
  reason: string,
): Promise<Application> {
  return inTransaction(db, async (tx) => {
    const job = await findJob(tx, jobId);
    const id = await findApplicationId(tx, accountId, jobId);
    const current = await applicationStates.lock(tx, id);
    if (current.state === 'dropped') return toApplication(current, job.currency);
    return toApplication(await dropIn(tx, id, { now: clock.now(), reason }), job.currency);
  });
}

/** Like `drop`, by the id of the application, in the caller's transaction. */
export async function dropIn(
  tx: Tx,
  id: string,
  { now, reason }: Leaving,
): Promise<ApplicationRow> {
  const change = { ended_at: now, ...toReasonColumns(reason) };
  const row = await applicationStates.move(tx, 'drop', id, change);
  await assertNothingApproved(tx, row);
  await endAcceptedWork(tx, row, now);
  return row;
}

/** Leaves an accepted job because its brief has changed. Approved tasks are paid; if there are none, the place is released. */
export async function leaveIn(tx: Tx, id: string, now: number): Promise<ApplicationRow> {
  const change = { ended_at: now, reason_code: briefChangedReason };
  const row = await applicationStates.move(tx, 'drop', id, change);
  await endAcceptedWork(tx, row, now);
  return row;
}

function toReasonColumns(text: string | undefined) {
  return text ? { reason_code: 'publisher', reason_text: text } : {};
}

async function assertNothingApproved(tx: Tx, application: ApplicationRow): Promise<void> {
  const approved = await tx
    .selectFrom('application_steps')
    .select('id')
    .where('application_id', '=', application.id)
    .where('status', '=', 'approved')
    .executeTakeFirst();
  if (approved) throw new DomainError('conflict', 'application.workApproved');
}

async function findApplicationId(tx: Tx, accountId: string, jobId: string): Promise<string> {
  const existing = await tx
    .selectFrom('applications')
    .select('id')
    .where('account_id', '=', accountId)
    .where('job_id', '=', jobId)
    .executeTakeFirst();
  if (!existing) throw new DomainError('conflict', 'application.none');
  return existing.id;
}
