import { useEffect, useState } from 'react';
import { openDraftQueue, type DraftSource } from './DraftQueue.ts';
import type { PictureUploads } from './work.ts';

const debounceMs = 2_000;
const retryMs = 10_000;

/**
 * Saves the draft of a step with its pictures: on this device at each change; on the server 2 s after the last change, on leaving a
 * field and when the page is hidden, and again 10 s after a failure.
 */
export function useAutosave({ jobId, task, step, refresh }: DraftSource) {
  const [queue] = useState(() => openDraftQueue({ jobId, task, step, refresh }));
  const [{ work, state }, setDraft] = useState(queue.getDraft);

  // useSyncExternalStore would render a saved picture synchronously, before the upload's promise resolves in the field.
  useEffect(() => queue.subscribe(() => setDraft(queue.getDraft())), [queue]);

  useEffect(
    () => queue.update({ jobId, task, step, refresh }),
    [queue, jobId, task, step, refresh],
  );

  useEffect(() => {
    if (state.kind !== 'device') return undefined;
    const timer = setTimeout(() => void queue.save(), state.hasFailed ? retryMs : debounceMs);
    return () => clearTimeout(timer);
  }, [queue, state]);

  useEffect(() => {
    const saveNow = () => void queue.save();
    const saveIfHidden = () => document.visibilityState === 'hidden' && saveNow();
    document.addEventListener('visibilitychange', saveIfHidden);
    // Unlike `blur`, `focusout` bubbles from every field.
    document.addEventListener('focusout', saveNow);
    window.addEventListener('online', saveNow);
    return () => {
      document.removeEventListener('visibilitychange', saveIfHidden);
      document.removeEventListener('focusout', saveNow);
      window.removeEventListener('online', saveNow);
      saveNow();
    };
  }, [queue]);

  const { change, resolve, finish, upload, storeName, uploadedIds } = queue;
  const hasFailed = state.kind === 'device' && state.hasFailed === true;
  const uploads: PictureUploads = { upload, hasFailed, storeName, uploadedIds };
  return { work, state, change, resolve, finish, uploads };
}
