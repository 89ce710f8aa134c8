import { createListeners } from './createListeners.ts';

const listeners = createListeners<[path: string]>();

/** Subscribes to calls that fail with 401 or whose response belongs to another user; returns the function that unsubscribes. */
export const onUnauthorized = listeners.subscribe;

/** Notifies the subscribers that a call to `path` failed with 401 or that its response belongs to another user. */
export const emitUnauthorized = listeners.notify;
