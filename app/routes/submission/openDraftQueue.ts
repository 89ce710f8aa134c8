import { use } from 'react';
import { getOwnerId } from '../../device/userInfo.ts';
import { DraftQueue } from './DraftQueue.ts';
import type { DraftSource } from './initialDraft.ts';
import { openLocalDraft } from './localDraft.ts';

type OnChange = (queue: DraftQueue) => void;

type OpenQueue = {
  users: Set<OnChange>;
  /** Null until the draft on this device was read. */
  queue: DraftQueue | null;
  /** Resolves once the draft was read. */
  opening: Promise<void>;
  /** Closes the queue, unless it is in use. */
  close: () => void;
};

const open = new Map<string, OpenQueue>();

function getKey({ task, step }: DraftSource): string {
  return `${getOwnerId() ?? ''}:${task.id}:${step.key}`;
}

function getOpen(source: DraftSource): OpenQueue {
  const key = getKey(source);
  const existing = open.get(key);
  if (existing) return existing;
  const { task, step } = source;
  const created: OpenQueue = {
    users: new Set(),
    queue: null,
    opening: Promise.resolve(),
    close: () => undefined,
  };
  open.set(key, created);
  created.opening = openLocalDraft(task.id, step.key).then((local) => {
    const queue = new DraftQueue(source, local);
    created.queue = queue;
    created.close = () => {
      // The key may belong to a later queue by now.
      if (created.users.size > 0 || queue.isSaving || open.get(key) !== created) return;
      open.delete(key);
      local.close();
    };
    const notify = () => {
      for (const onChange of created.users) onChange(queue);
    };
    queue.subscribe(notify);
    notify();
  });
  return created;
}

/** Returns the queue of a step. Suspends the component until the draft on this device was read. */
export function useOpenQueue(source: DraftSource): DraftQueue | null {
  const opened = getOpen(source);
  use(opened.opening);
  return opened.queue;
}

/**
 * Opens the queue of a step, and calls `onChange` with it at first and after each change. Returns the function that leaves it, which saves once
 * more. If the step is opened again before that save has ended, it continues with the same queue.
 */
export function openDraftQueue(source: DraftSource, onChange: OnChange): () => void {
  const opened = getOpen(source);
  opened.users.add(onChange);
  if (opened.queue) onChange(opened.queue);
  return () => {
    opened.users.delete(onChange);
    void opened.queue?.save().then(opened.close);
    opened.close();
  };
}
