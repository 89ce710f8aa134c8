import { sql } from 'kysely';
import type { Database } from '../database/schema.ts';
import { minute, second } from '../durations.ts';
import type { MessageKey } from '../i18n/catalogue.ts';
import { DomainError } from './domainError.ts';
import { digest } from './identifiers.ts';

/** Allows `max` uses within `window` ms, per name and subject. With `pause`, allows one more use every `pause` ms after that. */
export type RateLimit = {
  name: string;
  subject: string;
  max: number;
  window: number;
  pause?: number;
  /** Message above the limit. @default 'limit.reached' */
  error?: MessageKey;
};

// Ignores windows that start in the future, beyond the small differences between processes. A clock that was a day ahead would otherwise
// lock users out for a day.
const maxClockDifference = 5 * minute;

/**
 * Counts one use, atomically across all processes, and returns the number of uses; throws a DomainError above the
 * limit. The window starts with the first use. Only a digest of the subject is stored.
 */
export async function consumeRateLimit(
  db: Database,
  limit: RateLimit,
  now: number,
): Promise<number> {
  const isOver = sql<boolean>`(rate_windows.started_at + ${limit.window} <= ${now}
    or rate_windows.started_at > ${now + maxClockDifference})`;
  const row = await db
    .insertInto('rate_windows')
    .values({ key: toKey(limit), started_at: now, hits: 1 })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        hits: sql<number>`case when ${isOver} then 1 else rate_windows.hits + 1 end`,
        started_at: sql<number>`case when ${isOver} then ${now} else rate_windows.started_at end`,
      }),
    )
    .returning(['hits', 'started_at'])
    .executeTakeFirstOrThrow();
  const { name, subject, max, window, pause, error = 'limit.reached' } = limit;
  // The last use within the limit already starts a pause, so that the next use is allowed only after it.
  if (pause !== undefined && row.hits >= max) {
    await consumeRateLimit(db, { name: `${name}-pause`, subject, max: 1, window: pause }, now);
  } else if (row.hits > max) {
    const retryAfter = Math.max(1, Math.ceil((row.started_at + window - now) / second));
    throw new DomainError('throttled', error, { retryAfter });
  }
  return row.hits;
}

/** Returns whether a use was counted within the window. */
export async function isRateLimitUsed(
  db: Database,
  limit: RateLimit,
  now: number,
): Promise<boolean> {
  const row = await db
    .selectFrom('rate_windows')
    .select('hits')
    .where('key', '=', toKey(limit))
    .where('started_at', '>', now - limit.window)
    .where('started_at', '<=', now + maxClockDifference)
    .executeTakeFirst();
  return row !== undefined;
}

/** Takes back one use that should not count, such as a correct code or an upload that the storage did not store. */
export async function refundRateLimit(db: Database, limit: RateLimit): Promise<void> {
  await db
    .updateTable('rate_windows')
    .set({ hits: sql<number>`hits - 1` })
    .where('key', '=', toKey(limit))
    .where('hits', '>', 0)
    .execute();
}

function toKey({ name, subject }: RateLimit): string {
  return `${name}:${digest(subject)}`;
}
