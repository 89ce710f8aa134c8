import { useSyncExternalStore } from 'react';
import { createListeners } from '../api/createListeners.ts';
import { listSharedDrafts } from './sharedDrafts.ts';

// Apart from the outbox, so that pages without unsent messages do not load its code.

/** The start of the name of an outbox among the drafts of a user; the id of its job follows. */
export const outboxPrefix = 'outbox:';

const { notify, subscribe } = createListeners();
// The snapshot of the hooks, which increases with each change.
let version = 0;

/** Renders what shows outboxes again. */
export function emitOutboxChange(): void {
  version += 1;
  notify();
}

/** Renders again when an outbox changes. */
export function useOutboxChanges(): void {
  useSyncExternalStore(
    subscribe,
    () => version,
    () => 0,
  );
}

/** Returns the ids of the jobs to which the user has unsent messages, and renders again when they change. */
export function useUnsentJobs(): string[] {
  useOutboxChanges();
  return listSharedDrafts(outboxPrefix);
}
