import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;
let now = Date.now();

function tick() {
  now = Date.now();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  if (listeners.size === 0) {
    now = Date.now();
    timer = setInterval(tick, 30_000);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) clearInterval(timer);
  };
}

// A server has no timer, and its modules were loaded long ago.
function getCurrentNow(): number {
  if (Math.abs(Date.now() - now) > 30_000) now = Date.now();
  return now;
}

const subscribeNever = () => () => undefined;

/** Returns the current time in ms, updated every 30 seconds by one timer for the whole page, or `fixed` if given. */
export function useNow(fixed?: number): number {
  return useSyncExternalStore(
    fixed === undefined ? subscribe : subscribeNever,
    () => fixed ?? now,
    () => fixed ?? getCurrentNow(),
  );
}
