import { use, useSyncExternalStore } from 'react';
import { ClockContext } from './clock.ts';
import { createListeners } from './createListeners.ts';

const tickMs = 30_000;

/** Creates the time of a clock, which one timer updates for the whole page. */
function createTime(getNow: () => number) {
  let now = getNow();
  const { notify, subscribe } = createListeners(() => {
    now = getNow();
    const timer = setInterval(() => {
      now = getNow();
      notify();
    }, tickMs);
    return () => clearInterval(timer);
  });
  return {
    subscribe,
    /** Returns the time of the last tick, or the current time if no tick has followed the clock: on a server, after sleep, after a correction. */
    get: (): number => {
      const current = getNow();
      if (Math.abs(current - now) > tickMs) now = current;
      return now;
    },
  };
}

// Not `Date.now` itself, which a test may replace after this module was loaded.
const getDeviceNow = () => Date.now();
const times = new WeakMap<() => number, ReturnType<typeof createTime>>();

function getTime(getNow: () => number): ReturnType<typeof createTime> {
  const time = times.get(getNow) ?? createTime(getNow);
  times.set(getNow, time);
  return time;
}

const subscribeNever = () => () => undefined;

/**
 * Returns the current time in ms since 1970 by the clock of the portal (`getNow` of `DesignSystemProvider`), updated every 30 seconds. With
 * `fixed`, it returns that.
 */
export function useNow(fixed?: number): number {
  const { subscribe, get } = getTime(use(ClockContext) ?? getDeviceNow);
  const getSnapshot = () => fixed ?? get();
  return useSyncExternalStore(
    fixed === undefined ? subscribe : subscribeNever,
    getSnapshot,
    getSnapshot,
  );
}
