import type { Step, Task } from '../../../contract/schemas/submission.ts';
import type { LocalDraft } from './localDraft.ts';
import { getUploaded, isSameWork, toWork, type Work } from './work.ts';

/**
 * Where the latest text is: unchanged (`clean`), on this device (`hasFailed` after a failed save), being saved, on the server, or in
 * conflict with the text of another device.
 */
export type SaveState =
  | { kind: 'clean' }
  | { kind: 'device'; hasFailed?: boolean }
  | { kind: 'saving' }
  | { kind: 'saved'; at: string }
  | { kind: 'conflict' };

/**
 * What the form of a step starts with, the server's `saved_at` on which it is based, and the ids of the pictures that this
 * device has uploaded.
 */
export type InitialDraft = {
  work: Work;
  base: string | null;
  state: SaveState;
  uploadedIds: string[];
};

/**
 * Returns the unsaved work on this device; without one, the server's work. The state is `conflict` if another device has saved a newer
 * version than the one on which the unsaved work is based.
 */
export function getInitialDraft(draft: LocalDraft | null, task: Task, step: Step): InitialDraft {
  const savedAt = step.submission?.saved_at ?? null;
  const serverWork = toWork(step.submission, step.key, task);
  const ownSave = draft?.sent.find((sent) => isSameWork(sent, serverWork));
  // The server has a save of this device whose response was lost: take over the pictures that it uploaded.
  const uploaded = ownSave ? getUploaded(ownSave, serverWork) : [];
  const localWork = draft && { ...draft.work, media: [...draft.work.media, ...uploaded] };
  const uploadedIds = (localWork?.media ?? []).flatMap(({ chosenAs }) => chosenAs ?? []);
  const isSame = localWork !== null && isSameWork(localWork, serverWork);
  // A saved draft has nothing unsaved, so the server's version wins.
  if (!localWork || isSame || draft.isSaved) {
    const work = isSame ? { ...serverWork, checklist: localWork.checklist } : serverWork;
    const isServerDraft = step.submission?.state === 'draft';
    return {
      work,
      base: savedAt,
      state: isServerDraft && savedAt ? { kind: 'saved', at: savedAt } : { kind: 'clean' },
      uploadedIds,
    };
  }
  const base = ownSave ? savedAt : draft.base;
  const kind = base === savedAt ? 'device' : 'conflict';
  return { work: localWork, base, state: { kind }, uploadedIds };
}
