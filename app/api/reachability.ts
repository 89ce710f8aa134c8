import { useSyncExternalStore } from 'react';
import { createListeners } from './createListeners.ts';

const { notify, subscribe } = createListeners();
let isReachable = true;

/** Records whether the last response came from the server, or from the cache of the service worker. */
export function setReachable(next: boolean): void {
  if (next === isReachable) return;
  isReachable = next;
  notify();
}

/** Returns false while the app shows responses that the service worker has stored, because the server does not respond. */
export function useIsReachable(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isReachable,
    () => true,
  );
}
