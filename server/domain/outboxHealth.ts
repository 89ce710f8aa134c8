import { minute } from '../durations.ts';
import type { Services } from './services.ts';

/** Waiting time of a message after which the outbox counts as late. */
const lateAfter = 15 * minute;

/**
 * The state of the outbox: the number of waiting messages, the waiting time of the oldest in ms, and the number of messages that were given
 * up.
 */
export type OutboxHealth = { waiting: number; oldestAge: number; failed: number; isLate: boolean };

/** Reads the state of the outbox; it is late if a message has waited for 15 minutes. */
export async function readOutboxHealth({ db, clock }: Services): Promise<OutboxHealth> {
  const rows = await db
    .selectFrom('outbox')
    .select(['state'])
    .select(({ fn }) => [
      fn.countAll<number>().as('count'),
      fn.min<number | null>('queued_at').as('oldest'),
    ])
    .where('state', 'in', ['queued', 'failed'])
    .groupBy('state')
    .execute();
  const queued = rows.find(({ state }) => state === 'queued');
  const oldest = queued?.oldest ?? null;
  const oldestAge = oldest === null ? 0 : Math.max(0, clock.machineNow() - Number(oldest));
  return {
    waiting: Number(queued?.count ?? 0),
    oldestAge,
    failed: Number(rows.find(({ state }) => state === 'failed')?.count ?? 0),
    isLate: oldestAge >= lateAfter,
  };
}
