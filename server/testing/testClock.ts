import type { Clock } from '../domain/clock.ts';

/** A clock that stands still until a test moves it; market and machine move together. */
export type TestClock = Clock & { advance(ms: number): void };

/** Makes a clock that shows the present moment and stands still. */
export function createTestClock(): TestClock {
  let moment = Date.now();
  return {
    now: () => moment,
    machineNow: () => moment,
    refresh: () => Promise.resolve(),
    advance(ms) {
      moment += ms;
    },
  };
}
