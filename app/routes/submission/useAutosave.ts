import { useCallback, useEffect, useRef, useState } from 'react';
import type { Step, Task } from '../../../server/contract/submission.ts';
import { isApiError } from '../../api/ApiError.ts';
import { saveDraft } from '../../api/submission.ts';
import { getLocalDraft } from './localDraft.ts';
import { isSameWork, toAutosave, toWork, type Work } from './work.ts';

const debounceMs = 2_000;

/** Where the latest text is: unchanged, on this device, on the server, or in conflict with another device. */
export type SaveState =
  | { kind: 'clean' }
  | { kind: 'device' }
  | { kind: 'saving' }
  | { kind: 'saved'; at: string }
  | { kind: 'conflict' };

type InitialDraft = { work: Work; base: string | null; state: SaveState };

// Unsaved work on this device wins, unless the server has a newer version: that is a conflict.
function getInitialDraft(
  local: ReturnType<typeof getLocalDraft>,
  task: Task,
  step: Step,
): InitialDraft {
  const savedAt = step.submission?.saved_at ?? null;
  const serverWork = toWork(step.submission, step.key, task);
  const draft = local.read();
  const isSame = draft !== null && isSameWork(draft.work, serverWork);
  if (!draft || isSame || draft.isSaved) {
    const work = isSame ? { ...serverWork, checklist: draft.work.checklist } : serverWork;
    const isSaved = step.submission?.state === 'draft';
    return {
      work,
      base: savedAt,
      state: isSaved && savedAt ? { kind: 'saved', at: savedAt } : { kind: 'clean' },
    };
  }
  return { ...draft, state: { kind: draft.base === savedAt ? 'device' : 'conflict' } };
}

/**
 * Saves a draft: on this device at each change; on the server 2 s after the last change, on leaving a field and when the
 * page is hidden. Never overwrites a newer save of another device, which is a conflict. `refresh` reloads the step.
 */
export function useAutosave(
  jobId: string,
  task: Task,
  step: Step,
  refresh: () => Promise<Step | undefined>,
) {
  const [local] = useState(() => getLocalDraft(task.id, step.key));
  const [initial] = useState(() => getInitialDraft(local, task, step));
  const [work, setWork] = useState(initial.work);
  const [state, setState] = useState(initial.state);
  const base = useRef(initial.base);
  const latest = useRef(initial.work);
  const isUnsaved = useRef(initial.state.kind === 'device');
  // No save until the user has resolved the conflict: a save would hide the question.
  const hasConflict = useRef(initial.state.kind === 'conflict');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const save = useCallback(async () => {
    clearTimeout(timer.current);
    if (!isUnsaved.current || hasConflict.current) return;
    isUnsaved.current = false;
    const sent = latest.current;
    const onSaved = (at: string) => {
      base.current = at;
      const isSaved = latest.current === sent;
      local.write({ work: latest.current, base: at, isSaved });
      if (isSaved) setState({ kind: 'saved', at });
    };
    setState({ kind: 'saving' });
    try {
      const { submission } = await saveDraft(jobId, toAutosave(sent, task, step.key, base.current));
      onSaved(submission.saved_at);
    } catch (error) {
      const isConflict = isApiError(error, 409);
      const newer = isConflict ? (await refresh())?.submission : undefined;
      // The newer save is our own: its response was lost.
      if (newer && isSameWork(toWork(newer, step.key, task), sent)) {
        return onSaved(newer.saved_at);
      }
      isUnsaved.current = true;
      hasConflict.current = isConflict;
      setState({ kind: isConflict ? 'conflict' : 'device' });
    }
  }, [jobId, local, refresh, step.key, task]);

  const change = useCallback(
    (next: Work) => {
      latest.current = next;
      isUnsaved.current = true;
      setWork(next);
      setState((current) => (current.kind === 'conflict' ? current : { kind: 'device' }));
      local.write({ work: next, base: base.current, isSaved: false });
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void save(), debounceMs);
    },
    [local, save],
  );

  useEffect(() => {
    const saveNow = () => void save();
    const saveIfHidden = () => document.visibilityState === 'hidden' && saveNow();
    document.addEventListener('visibilitychange', saveIfHidden);
    // Bubbles from every field, unlike blur.
    document.addEventListener('focusout', saveNow);
    window.addEventListener('online', saveNow);
    return () => {
      document.removeEventListener('visibilitychange', saveIfHidden);
      document.removeEventListener('focusout', saveNow);
      window.removeEventListener('online', saveNow);
      saveNow();
    };
  }, [save]);

  /** Resolves a conflict with the work of this device, or with the version that the other device saved. */
  const resolve = useCallback(
    (choice: 'mine' | 'theirs', theirs: Step) => {
      base.current = theirs.submission?.saved_at ?? null;
      hasConflict.current = false;
      isUnsaved.current = choice === 'mine';
      if (choice === 'mine') return void save();
      local.clear();
      latest.current = toWork(theirs.submission, theirs.key, task);
      setWork(latest.current);
      setState({ kind: 'clean' });
    },
    [local, save, task],
  );

  /** Clears the draft after the work was submitted. */
  const finish = useCallback(() => {
    clearTimeout(timer.current);
    isUnsaved.current = false;
    local.clear();
  }, [local]);

  return { work, state, change, resolve, finish };
}
