import type { Tx } from '../../database/schema.ts';
import { jobStates } from '../transitions/jobStates.ts';

/** Takes one place of a job; returns false if none is free. The last place makes the job full. */
export async function takePlace(tx: Tx, jobId: string): Promise<boolean> {
  const job = await tx
    .updateTable('jobs')
    .set((row) => ({ places_taken: row('places_taken', '+', 1) }))
    .where('id', '=', jobId)
    .where('state', 'in', ['open', 'closed'])
    .whereRef('places_taken', '<', 'places_total')
    .returning(['places_taken', 'places_total', 'state'])
    .executeTakeFirst();
  if (!job) return false;
  if (job.places_taken === job.places_total && job.state === 'open') {
    await jobStates.move(tx, 'fill', jobId);
  }
  return true;
}

/** Releases one place of a job; a full job whose closing date has not passed opens again. */
export async function releasePlace(tx: Tx, jobId: string, now: number): Promise<void> {
  const released = await tx
    .updateTable('jobs')
    .set((row) => ({ places_taken: row('places_taken', '-', 1) }))
    .where('id', '=', jobId)
    .where('places_taken', '>', 0)
    .returning('apply_by')
    .executeTakeFirst();
  // Unlike `move`, `moveEach` skips a job that is not full.
  if (released && released.apply_by > now) await jobStates.moveEach(tx, 'reopen', [jobId]);
}
