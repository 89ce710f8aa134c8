import { createListeners } from './createListeners.ts';

const listeners = createListeners<[path: string]>();

/** Subscribes to calls that fail with 401 or whose response belongs to another user; returns the function that unsubscribes. */
export const onUnauthorized = listeners.subscribe;

/** Notifies the subscribers that the user of a call to a path is not the user of this page. */
export const emitUnauthorized = listeners.notify;
