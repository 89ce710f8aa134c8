import type { Database } from '../database/schema.ts';

/** The one source of time; moments are ms UTC. */
export type Clock = {
  /** Time of the market: dates, reviews, money. It can be moved in demo and tests. */
  now(): number;
  /** Time of the machine: sessions and limits, so that moving the market signs nobody out. */
  machineNow(): number;
  /** Learns the offset that another process may have set meanwhile. */
  refresh(): Promise<void>;
};

const offsetKey = 'clock_offset_ms';

/** The time of the machine, as production uses it. */
export const systemClock: Clock = {
  now: Date.now,
  machineNow: Date.now,
  refresh: () => Promise.resolve(),
};

/** A clock that all processes on one database move together; for the demo and for tests. */
export function movableClock(db: Database): Clock {
  let offset = 0;
  return {
    now: () => Date.now() + offset,
    machineNow: Date.now,
    async refresh() {
      offset = await readClockOffset(db);
    },
  };
}

/** Tells by how many ms the shared clock is ahead of the machine's. */
export async function readClockOffset(db: Database): Promise<number> {
  const row = await db
    .selectFrom('settings')
    .select('value')
    .where('key', '=', offsetKey)
    .executeTakeFirst();
  return Number(row?.value ?? 0);
}

/** Sets by how many ms the shared clock is ahead of the machine's. */
export async function writeClockOffset(db: Database, offset: number): Promise<void> {
  const value = String(offset);
  await db
    .insertInto('settings')
    .values({ key: offsetKey, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
}
