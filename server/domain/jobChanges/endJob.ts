import { undecidedStates, type ApplicationState } from '../../../contract/rules/states.ts';
import type { Database } from '../../database/schema.ts';
import { inTransaction } from '../../database/transaction.ts';
import { announceOutcome, removeIn, type Reason } from '../applications/decide.ts';
import { endInvitation } from '../applications/invitations.ts';
import type { Services } from '../services.ts';
import { applicationStates } from '../transitions/applicationStates.ts';
import { jobStates } from '../transitions/jobStates.ts';

/** Closes a job for applications before its closing date. Undecided applications expire; work goes on. */
export function closeJob(services: Services, jobId: string): Promise<void> {
  return endJob(services, jobId, 'close');
}

/** Cancels a job. Undecided applications expire and work ends; approved tasks are still paid. */
export function cancelJob(services: Services, jobId: string, text: string): Promise<void> {
  return endJob(services, jobId, 'cancel', { code: 'job_cancelled', text });
}

function endJob(
  services: Services,
  jobId: string,
  action: 'close' | 'cancel',
  reason?: Reason,
): Promise<void> {
  const now = services.clock.now();
  return inTransaction(services.db, async (tx) => {
    await jobStates.move(tx, action, jobId);
    for (const id of await findApplications(tx, jobId, undecidedStates)) {
      const row = await applicationStates.move(tx, 'expire', id, { ended_at: now });
      await announceOutcome(tx, services, row, 'news.closed');
    }
    if (!reason) return;
    for (const id of await findApplications(tx, jobId, ['accepted'])) {
      await removeIn(tx, services, id, reason);
    }
    const invitations = await tx
      .selectFrom('invitations')
      .select('id')
      .where('job_id', '=', jobId)
      .where('state', '=', 'sent')
      .execute();
    for (const { id } of invitations) await endInvitation(tx, services, id, 'revoke');
  });
}

async function findApplications(
  db: Database,
  jobId: string,
  states: readonly ApplicationState[],
): Promise<string[]> {
  const rows = await db
    .selectFrom('applications')
    .select('id')
    .where('job_id', '=', jobId)
    .where('state', 'in', states)
    .execute();
  return rows.map(({ id }) => id);
}
