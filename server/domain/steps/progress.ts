import { minStepTime } from '../../../contract/rules/expectedDates.ts';
import type { Tx } from '../../database/schema.ts';
import { applicationStates, type ApplicationRow } from '../transitions/applicationStates.ts';
import { DomainError } from '../domainError.ts';
import { startClearing } from '../money/payments.ts';
import { stepStates } from '../transitions/stepStates.ts';
import { countTasks, getDueDateChange, type StepRow } from './steps.ts';

/**
 * Locks an accepted application, so that concurrent changes of its work see each other's results. Throws a DomainError
 * if the application has ended.
 */
export async function lockApplication(tx: Tx, id: string): Promise<ApplicationRow> {
  const application = await applicationStates.lock(tx, id);
  if (application.state !== 'accepted') throw new DomainError('conflict', 'application.ended');
  return application;
}

/** Opens the step after an approved one in the same task, due in two days at the earliest. */
export async function openNextStep(tx: Tx, approved: StepRow, now: number): Promise<void> {
  const next = await tx
    .selectFrom('application_steps')
    .selectAll()
    .where('application_id', '=', approved.application_id)
    .where('task_id', '=', approved.task_id)
    .where('position', '>', approved.position)
    .where('status', '=', 'locked')
    .orderBy('position')
    .executeTakeFirst();
  if (!next) return;
  await stepStates.move(tx, 'open', next.id, {
    opens_at: now,
    ...getDueDateChange(next, Math.max(next.due_at, now + minStepTime), 'previous_step'),
    changed_at: now,
  });
}

/** Completes an application whose tasks are all approved, and starts clearing its payment. */
export async function completeIfDone(tx: Tx, applicationId: string, now: number): Promise<void> {
  const { total, approved } = await countTasks(tx, applicationId);
  if (approved < total) return;
  const application = await applicationStates.move(tx, 'complete', applicationId, {
    ended_at: now,
  });
  const job = await tx
    .selectFrom('jobs')
    .select('pay_days')
    .where('id', '=', application.job_id)
    .executeTakeFirstOrThrow();
  await startClearing(tx, applicationId, job.pay_days, now);
}
