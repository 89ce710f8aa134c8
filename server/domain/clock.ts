import type { Database } from '../database/schema.ts';

/** The only source of time in the server; all times are ms UTC. */
export type Clock = {
  /** Business time: for dates, reviews and money. Demo and tests can move it. */
  now(): number;
  /** System time: for sessions and rate limits, so that moving the business time does not end sessions. */
  machineNow(): number;
  /** Reloads the offset, because another process may have changed it. */
  refresh(): Promise<void>;
};

const offsetKey = 'clock_offset_ms';

/** The system time, as production uses it. */
export const systemClock: Clock = {
  now: Date.now,
  machineNow: Date.now,
  refresh: () => Promise.resolve(),
};

/** Creates a clock with an offset that all processes on one database share, for the demo and tests. */
export function createMovableClock(db: Database): Clock {
  let offset = 0;
  return {
    now: () => Date.now() + offset,
    machineNow: Date.now,
    async refresh() {
      offset = await readClockOffset(db);
    },
  };
}

/** Returns by how many ms the business time is ahead of the system time. */
export async function readClockOffset(db: Database): Promise<number> {
  const row = await db
    .selectFrom('settings')
    .select('value')
    .where('key', '=', offsetKey)
    .executeTakeFirst();
  return Number(row?.value ?? 0);
}

/** Sets by how many ms the business time is ahead of the system time. */
export async function writeClockOffset(db: Database, offset: number): Promise<void> {
  const value = String(offset);
  await db
    .insertInto('settings')
    .values({ key: offsetKey, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
}
