import { useEffect, useEffectEvent, useState } from 'react';
import type { DraftQueue } from './DraftQueue.ts';
import type { DraftSource } from './initialDraft.ts';
import { openDraftQueue, useOpenQueue } from './openDraftQueue.ts';
import type { PictureUploads } from './work.ts';

const debounceMs = 2_000;
const retryMs = 10_000;

/**
 * Saves the draft of a step with its pictures: on this device at each change; on the server 2 s after the last change, on leaving a
 * field and when the page is hidden, and again 10 s after a failure. Suspends the component until the draft on this device was read.
 */
export function useAutosave({ jobId, task, step, refresh }: DraftSource) {
  const opened = useOpenQueue({ jobId, task, step, refresh });
  const [queue, setQueue] = useState<DraftQueue | null>(opened);
  const [draft, setDraft] = useState(() => opened?.getDraft());
  const state = draft?.state;

  // useSyncExternalStore would render a saved picture synchronously, before the upload's promise resolves in the field.
  const open = useEffectEvent(() =>
    openDraftQueue({ jobId, task, step, refresh }, (current) => {
      setQueue(current);
      setDraft(current.getDraft());
    }),
  );
  useEffect(() => open(), []);

  useEffect(
    () => queue?.update({ jobId, task, step, refresh }),
    [queue, jobId, task, step, refresh],
  );

  useEffect(() => {
    if (state?.kind !== 'device') return undefined;
    const timer = setTimeout(() => void queue?.save(), state.hasFailed ? retryMs : debounceMs);
    return () => clearTimeout(timer);
  }, [queue, state]);

  useEffect(() => {
    const saveNow = () => void queue?.save();
    const saveIfHidden = () => document.visibilityState === 'hidden' && saveNow();
    document.addEventListener('visibilitychange', saveIfHidden);
    // Unlike `blur`, `focusout` bubbles from every field.
    document.addEventListener('focusout', saveNow);
    window.addEventListener('online', saveNow);
    return () => {
      document.removeEventListener('visibilitychange', saveIfHidden);
      document.removeEventListener('focusout', saveNow);
      window.removeEventListener('online', saveNow);
    };
  }, [queue]);

  if (!queue || !draft || !state) return null;
  const { change, resolve, finish, upload, storeName, uploadedIds } = queue;
  const hasFailed = state.kind === 'device' && state.hasFailed === true;
  const uploads: PictureUploads = { upload, hasFailed, storeName, uploadedIds };
  return { work: draft.work, state, change, resolve, finish, uploads };
}
