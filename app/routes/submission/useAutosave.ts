import { useCallback, useEffect, useRef, useState } from 'react';
import type { Step, Task } from '../../../server/contract/submission.ts';
import { isApiError } from '../../api/ApiError.ts';
import { saveDraft } from '../../api/submission.ts';
import { localDraft } from './localDraft.ts';
import { isSameWork, toAutosave, toWork, type Work } from './work.ts';

const pause = 2_000;

/** Where the newest text is: nowhere yet, on this device, on the server; or another device was faster. */
export type SaveState =
  | { kind: 'clean' }
  | { kind: 'device' }
  | { kind: 'saving' }
  | { kind: 'saved'; at: string }
  | { kind: 'conflict' };

type Begin = { work: Work; base: string | null; state: SaveState };

// What this device holds counts, unless the server has moved on to something else meanwhile.
function begin(device: ReturnType<typeof localDraft>, task: Task, step: Step): Begin {
  const onServer = step.submission?.saved_at ?? null;
  const theirs = toWork(step.submission, step.key, task);
  const mine = device.read();
  const isSame = mine !== null && isSameWork(mine.work, theirs);
  if (!mine || isSame || mine.isSaved) {
    const work = isSame ? { ...theirs, checklist: mine.work.checklist } : theirs;
    const isSaved = step.submission?.state === 'draft';
    return {
      work,
      base: onServer,
      state: isSaved && onServer ? { kind: 'saved', at: onServer } : { kind: 'clean' },
    };
  }
  return { ...mine, state: { kind: mine.base === onServer ? 'device' : 'conflict' } };
}

/**
 * Keeps a draft: on this device at each input, on the server 2 s after the last one, on leaving a field
 * and when the page is hidden. Nothing is overwritten: a newer save elsewhere is a conflict. `refresh` reads
 * the step again.
 */
export function useAutosave(
  jobId: string,
  task: Task,
  step: Step,
  refresh: () => Promise<Step | undefined>,
) {
  const [device] = useState(() => localDraft(task.id, step.key));
  const [start] = useState(() => begin(device, task, step));
  const [work, setWork] = useState(start.work);
  const [state, setState] = useState(start.state);
  const base = useRef(start.base);
  const latest = useRef(start.work);
  const isUnsaved = useRef(start.state.kind === 'device');
  // Until the author has chosen nothing is sent, or the question would go while it is being answered.
  const isUndecided = useRef(start.state.kind === 'conflict');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const save = useCallback(async () => {
    clearTimeout(timer.current);
    if (!isUnsaved.current || isUndecided.current) return;
    isUnsaved.current = false;
    const sent = latest.current;
    const landed = (at: string) => {
      base.current = at;
      const isSaved = latest.current === sent;
      device.write({ work: latest.current, base: at, isSaved });
      if (isSaved) setState({ kind: 'saved', at });
    };
    setState({ kind: 'saving' });
    try {
      const { submission } = await saveDraft(jobId, toAutosave(sent, task, step.key, base.current));
      landed(submission.saved_at);
    } catch (failure) {
      const isConflict = isApiError(failure, 409);
      const theirs = isConflict ? (await refresh())?.submission : undefined;
      // An earlier save of ours whose answer was lost is no conflict.
      if (theirs && isSameWork(toWork(theirs, step.key, task), sent))
        return landed(theirs.saved_at);
      isUnsaved.current = true;
      isUndecided.current = isConflict;
      setState({ kind: isConflict ? 'conflict' : 'device' });
    }
  }, [device, jobId, refresh, step.key, task]);

  const change = useCallback(
    (next: Work) => {
      latest.current = next;
      isUnsaved.current = true;
      setWork(next);
      setState((now) => (now.kind === 'conflict' ? now : { kind: 'device' }));
      device.write({ work: next, base: base.current, isSaved: false });
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void save(), pause);
    },
    [device, save],
  );

  useEffect(() => {
    const saveNow = () => void save();
    const onHide = () => document.visibilityState === 'hidden' && saveNow();
    document.addEventListener('visibilitychange', onHide);
    // Leaving a field is a good moment; a form bubbles it to the document.
    document.addEventListener('focusout', saveNow);
    window.addEventListener('online', saveNow);
    return () => {
      document.removeEventListener('visibilitychange', onHide);
      document.removeEventListener('focusout', saveNow);
      window.removeEventListener('online', saveNow);
      saveNow();
    };
  }, [save]);

  /** Ends a conflict with what stands here, or with what the other device saved. */
  const resolve = useCallback(
    (choice: 'mine' | 'theirs', theirs: Step) => {
      base.current = theirs.submission?.saved_at ?? null;
      isUndecided.current = false;
      isUnsaved.current = choice === 'mine';
      if (choice === 'mine') return void save();
      device.forget();
      latest.current = toWork(theirs.submission, theirs.key, task);
      setWork(latest.current);
      setState({ kind: 'clean' });
    },
    [device, save, task],
  );

  /** The work was sent: there is no draft any more. */
  const finish = useCallback(() => {
    clearTimeout(timer.current);
    isUnsaved.current = false;
    device.forget();
  }, [device]);

  return { work, state, change, resolve, finish };
}
