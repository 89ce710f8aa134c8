import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => undefined;

/** Returns whether a component is rendered as HTML without scripts: true on the server and in the render that hydrates this HTML. */
export function useIsUnscripted(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => false,
    () => true,
  );
}
