import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => undefined;

/** Returns whether no script runs for the component yet: true on the server and while server-rendered HTML is hydrated. */
export function useIsUnscripted(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => false,
    () => true,
  );
}
