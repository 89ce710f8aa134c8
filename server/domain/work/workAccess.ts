import type { StepKey } from '../../contract/states.ts';
import type { Database, Tx } from '../../database/schema.ts';
import type { ApplicationRow } from '../applications/applicationView.ts';
import { findJob } from '../jobs/detail.ts';
import type { JobRow } from '../jobs/jobRows.ts';
import { Refusal } from '../domainError.ts';
import type { StepRow } from './steps.ts';

/** A job and my application to it that was accepted. */
export type MyWork = { job: JobRow; application: ApplicationRow };

/** Finds my work on a job; refuses an unknown job, and one that I was not accepted for. */
export async function findMyWork(db: Database, accountId: string, jobId: string): Promise<MyWork> {
  const job = await findJob(db, jobId);
  const application = await db
    .selectFrom('applications')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('job_id', '=', jobId)
    .where('state', 'in', ['accepted', 'completed'])
    .executeTakeFirst();
  if (!application) throw new Refusal('forbidden', 'work.notAccepted');
  return { job, application };
}

/** Finds a step that takes work now; refuses one that is unknown, not open, or past its date. */
export async function findOpenStep(
  tx: Tx,
  application: ApplicationRow,
  which: { task_id: string; step: StepKey },
  now: number,
): Promise<StepRow> {
  const step = await tx
    .selectFrom('application_steps')
    .selectAll()
    .where('application_id', '=', application.id)
    .where('task_id', '=', which.task_id)
    .where('key', '=', which.step)
    .executeTakeFirst();
  if (!step) throw new Refusal('notFound', 'task.unknown');
  const isOpen = step.status === 'open' || step.status === 'changes_requested';
  if (!isOpen || application.state !== 'accepted') throw new Refusal('conflict', 'step.notOpen');
  if (step.due_at < now) throw new Refusal('conflict', 'step.pastDue');
  return step;
}
