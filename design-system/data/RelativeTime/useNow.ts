import { useSyncExternalStore } from 'react';
import { createListeners } from '../../internal/createListeners.ts';

let now = Date.now();
const { notify, subscribe } = createListeners(() => {
  now = Date.now();
  const timer = setInterval(() => {
    now = Date.now();
    notify();
  }, 30_000);
  return () => clearInterval(timer);
});

// On a server no timer updates `now`, and the module was loaded long ago.
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
