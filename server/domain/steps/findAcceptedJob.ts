import { workingStates } from '../../../contract/rules/states.ts';
import type { Database } from '../../database/schema.ts';
import { DomainError } from '../domainError.ts';
import { findJob, type JobRow } from '../jobs/jobRows.ts';
import type { ApplicationRow } from '../transitions/applicationStates.ts';

/** A job and the user's accepted application to it. */
export type AcceptedJob = { job: JobRow; application: ApplicationRow };

/** Finds a job for which the user was accepted; throws a DomainError if the job is unknown or the user was not. */
export async function findAcceptedJob(
  db: Database,
  accountId: string,
  jobId: string,
): Promise<AcceptedJob> {
  const job = await findJob(db, jobId);
  const application = await db
    .selectFrom('applications')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('job_id', '=', jobId)
    .where('state', 'in', workingStates)
    .executeTakeFirst();
  if (!application) throw new DomainError('forbidden', 'work.notAccepted');
  return { job, application };
}
