import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Step, Task } from '../../../server/contract/submission.ts';
import { isApiError } from '../../api/ApiError.ts';
import { saveDraft } from '../../api/submission.ts';
import { localDraft } from './localDraft.ts';
import { toAutosave, workOf, type Work } from './work.ts';

const pause = 2_000;

/** Where the newest text is: nowhere yet, on this device, on the server; or another device was faster. */
export type SaveState =
  | { kind: 'clean' }
  | { kind: 'device' }
  | { kind: 'saving' }
  | { kind: 'saved'; at: string }
  | { kind: 'conflict' };

/**
 * Keeps a draft: on this device at each input, on the server 2 s after the last one, on leaving a field
 * and when the page is hidden. Nothing is overwritten: a newer save elsewhere is a conflict.
 */
export function useAutosave(jobId: string, task: Task, step: Step) {
  const device = useMemo(() => localDraft(task.id, step.key), [task.id, step.key]);
  const onServer = step.submission?.saved_at ?? null;
  const [begun] = useState(() => device.read());
  const isStale = begun !== null && begun.base !== onServer;
  const [work, setWork] = useState(() => begun?.work ?? workOf(step.submission, step.key, task));
  const [state, setState] = useState<SaveState>(
    isStale ? { kind: 'conflict' } : begun ? { kind: 'device' } : { kind: 'clean' },
  );
  const base = useRef(begun ? begun.base : onServer);
  const latest = useRef(work);
  const isUnsaved = useRef(begun !== null && !isStale);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const save = useCallback(async () => {
    clearTimeout(timer.current);
    if (!isUnsaved.current) return;
    isUnsaved.current = false;
    const sent = latest.current;
    setState({ kind: 'saving' });
    try {
      const { submission } = await saveDraft(jobId, toAutosave(sent, task, step.key, base.current));
      base.current = submission.saved_at;
      if (latest.current !== sent) return;
      device.forget();
      setState({ kind: 'saved', at: submission.saved_at });
    } catch (failure) {
      isUnsaved.current = true;
      setState({ kind: isApiError(failure, 409) ? 'conflict' : 'device' });
    }
  }, [device, jobId, step.key, task]);

  const change = useCallback(
    (next: Work) => {
      latest.current = next;
      isUnsaved.current = true;
      setWork(next);
      setState((now) => (now.kind === 'conflict' ? now : { kind: 'device' }));
      device.write({ work: next, base: base.current });
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void save(), pause);
    },
    [device, save],
  );

  useEffect(() => {
    const onHide = () => document.visibilityState === 'hidden' && void save();
    document.addEventListener('visibilitychange', onHide);
    // Leaving a field is a good moment; a form bubbles it to the document.
    document.addEventListener('focusout', save);
    window.addEventListener('online', save);
    return () => {
      document.removeEventListener('visibilitychange', onHide);
      document.removeEventListener('focusout', save);
      window.removeEventListener('online', save);
      void save();
    };
  }, [save]);

  /** Ends a conflict with what stands here, or with what the other device saved. */
  const resolve = useCallback(
    (choice: 'mine' | 'theirs', theirs: Step) => {
      base.current = theirs.submission?.saved_at ?? null;
      if (choice === 'mine') {
        setState({ kind: 'device' });
        isUnsaved.current = true;
        void save();
        return;
      }
      isUnsaved.current = false;
      device.forget();
      latest.current = workOf(theirs.submission, theirs.key, task);
      setWork(latest.current);
      setState({ kind: 'clean' });
    },
    [device, save, task],
  );

  const finish = useCallback(() => {
    clearTimeout(timer.current);
    isUnsaved.current = false;
    device.forget();
  }, [device]);

  return { work, state, change, resolve, finish };
}
