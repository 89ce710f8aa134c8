import { sql } from 'kysely';
import type { Database } from '../database/schema.ts';
import { digest } from './identifiers.ts';
import { Refusal } from './domainError.ts';

/** How often something may happen: `max` times within `window` ms, per name and subject. */
export type Limit = { name: string; subject: string; max: number; window: number };

/**
 * Counts one use, atomically over all processes, and refuses beyond the limit. Only a digest of
 * the subject is kept. The window starts with the first use.
 */
export async function takeHit(db: Database, limit: Limit, now: number): Promise<void> {
  const isOver = sql<boolean>`rate_windows.started_at + ${limit.window} <= ${now}`;
  const row = await db
    .insertInto('rate_windows')
    .values({ key: limitKey(limit), started_at: now, hits: 1 })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        hits: sql<number>`case when ${isOver} then 1 else rate_windows.hits + 1 end`,
        started_at: sql<number>`case when ${isOver} then ${now} else rate_windows.started_at end`,
      }),
    )
    .returning(['hits', 'started_at'])
    .executeTakeFirstOrThrow();
  if (row.hits <= limit.max) return;
  const retryAfter = Math.max(1, Math.ceil((row.started_at + limit.window - now) / 1000));
  throw new Refusal('throttled', 'limit.reached', { retryAfter });
}

/** Takes back one use that turned out to be legitimate. */
export async function returnHit(db: Database, limit: Limit): Promise<void> {
  await db
    .updateTable('rate_windows')
    .set({ hits: sql<number>`hits - 1` })
    .where('key', '=', limitKey(limit))
    .where('hits', '>', 0)
    .execute();
}

function limitKey(limit: Limit): string {
  return `${limit.name}:${digest(limit.subject)}`;
}
