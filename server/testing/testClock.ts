import type { Clock } from '../domain/clock.ts';

/** A clock that only a test moves; business time and system time move together. */
export type TestClock = Clock & { advance(ms: number): void };

/** Creates a clock that is stopped at the present time. */
export function createTestClock(): TestClock {
  let time = Date.now();
  return {
    now: () => time,
    machineNow: () => time,
    refresh: () => Promise.resolve(),
    advance(ms) {
      time += ms;
    },
  };
}
