import type { Clock } from '../domain/clock.ts';

/** A clock that only a test moves; business time and system time move together. */
export type TestClock = Clock & { advance(ms: number): void };

/** Creates a clock that is stopped at a time, by default now. */
export function createTestClock(start = Date.now()): TestClock {
  let time = start;
  return {
    now: () => time,
    machineNow: () => time,
    refresh: () => Promise.resolve(),
    advance(ms) {
      time += ms;
    },
  };
}
