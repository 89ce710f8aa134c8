import type { StepKey } from '../../../contract/rules/states.ts';
import type { CheckRule } from '../../../contract/schemas/submission.ts';
import type { Database } from '../../database/schema.ts';
import { readAgreement } from '../applications/agreements.ts';
import type { ApplicationRow } from '../transitions/applicationStates.ts';
import { briefRules } from '../jobs/briefRules.ts';
import type { JobRow } from '../jobs/jobRows.ts';
import { findAcceptedJob, type AcceptedJob } from '../steps/findAcceptedJob.ts';
import { DomainError } from '../domainError.ts';
import type { StepRow } from '../steps/steps.ts';

/** A job, the user's accepted application to it, and the rules of the brief that the user has agreed to. */
export type AcceptedWork = AcceptedJob & { rules: CheckRule[] };

/** Finds the user's work on a job; throws a DomainError if the job is unknown or the user was not accepted. */
export async function findWork(
  db: Database,
  accountId: string,
  jobId: string,
): Promise<AcceptedWork> {
  const { job, application } = await findAcceptedJob(db, accountId, jobId);
  return { job, application, rules: await readRules(db, job, application) };
}

// A changed brief applies only after the user has accepted it.
async function readRules(
  db: Database,
  job: JobRow,
  application: ApplicationRow,
): Promise<CheckRule[]> {
  const agreement =
    application.job_version === job.version ? null : await readAgreement(db, application, job);
  return agreement ? briefRules(agreement.brief) : (JSON.parse(job.rules_json) as CheckRule[]);
}

/** Finds an open step; throws a DomainError if it is unknown, not open or past its due date. */
export async function findOpenStep(
  db: Database,
  application: ApplicationRow,
  requested: { task_id: string; step: StepKey },
  now: number,
): Promise<StepRow> {
  const step = await db
    .selectFrom('application_steps')
    .selectAll()
    .where('application_id', '=', application.id)
    .where('task_id', '=', requested.task_id)
    .where('key', '=', requested.step)
    .executeTakeFirst();
  if (!step) throw new DomainError('notFound', 'task.unknown');
  const isOpen = step.status === 'open' || step.status === 'changes_requested';
  if (!isOpen || application.state !== 'accepted')
    throw new DomainError('conflict', 'step.notOpen');
  if (step.due_at < now) throw new DomainError('conflict', 'step.pastDue');
  return step;
}
