import type { Tx } from '../../database/schema.ts';
import { lapseExtensions } from '../discussion/decideExtension.ts';
import { findJob } from '../jobs/jobRows.ts';
import { payApprovedTasks } from '../money/partialPayment.ts';
import { countTasks, lockOpenSteps } from '../steps/steps.ts';
import type { ApplicationRow } from '../transitions/applicationStates.ts';
import { releasePlace } from './places.ts';

/** Ends the work of an accepted application early. Approved tasks are paid; if there are none, the place is released. */
export async function endAcceptedWork(
  tx: Tx,
  { id, job_id: jobId }: Pick<ApplicationRow, 'id' | 'job_id'>,
  now: number,
): Promise<void> {
  await lockOpenSteps(tx, id, now);
  await lapseExtensions(tx, { applicationId: id }, now);
  const { approved: tasksApproved, total: tasksTotal } = await countTasks(tx, id);
  const { pay_days: payDays } = await findJob(tx, jobId);
  await payApprovedTasks(tx, { applicationId: id, tasksApproved, tasksTotal, payDays, now });
  if (tasksApproved === 0) await releasePlace(tx, jobId, now);
}
