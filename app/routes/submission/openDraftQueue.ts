import { getOwnerId } from '../../device/userInfo.ts';
import { DraftQueue } from './DraftQueue.ts';
import type { DraftSource } from './initialDraft.ts';
import { openLocalDraft } from './localDraft.ts';

type OnChange = (queue: DraftQueue) => void;

type OpenQueue = {
  users: Set<OnChange>;
  /** Null until the draft on this device was read. */
  queue: DraftQueue | null;
  /** Closes the queue, unless it is in use. */
  close: () => void;
};

const open = new Map<string, OpenQueue>();

function createQueue(key: string, source: DraftSource): OpenQueue {
  const created: OpenQueue = { users: new Set(), queue: null, close: () => undefined };
  open.set(key, created);
  const { task, step } = source;
  void openLocalDraft(task.id, step.key).then((local) => {
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
    created.close();
  });
  return created;
}

/**
 * Opens the queue of a step, and calls `onChange` with it at first and after each change. Returns the function that leaves it, which saves once more. If the step is opened again
 * before that save has ended, it continues with the same queue.
 */
export function openDraftQueue(source: DraftSource, onChange: OnChange): () => void {
  const { task, step } = source;
  const key = `${getOwnerId() ?? ''}:${task.id}:${step.key}`;
  const opened = open.get(key) ?? createQueue(key, source);
  opened.users.add(onChange);
  if (opened.queue) onChange(opened.queue);
  return () => {
    opened.users.delete(onChange);
    void opened.queue?.save().then(opened.close);
    opened.close();
  };
}
