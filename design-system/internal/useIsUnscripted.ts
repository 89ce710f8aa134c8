import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => undefined;

/** Returns true on the server and until the component is hydrated. */
export function useIsUnscripted(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => false,
    () => true,
  );
}
