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

/** The server's work of a step, and when it was saved. */
type ServerWork = { work: Work; savedAt: string | null };

/**
 * Returns the work of a draft and the server's version on which it is based. A save whose response was lost may have reached the server:
 * then the draft is based on it, and has the pictures that it uploaded.
 */
function readLocal(draft: LocalDraft, { work, savedAt }: ServerWork): Omit<LocalDraft, 'sent'> {
  const arrived = draft.sent.find((sent) => isSameWork(sent, work));
  if (!arrived) return draft;
  const media = [...draft.work.media, ...getUploaded(arrived, work)];
  return { work: { ...draft.work, media }, base: savedAt, isSaved: draft.isSaved };
}

/**
 * Returns the unsaved work on this device; without one, the server's work. The state is `conflict` if another device has saved a newer
 * version than the one on which the unsaved work is based.
 */
export function getInitialDraft(draft: LocalDraft | null, task: Task, step: Step): InitialDraft {
  const { submission } = step;
  const savedAt = submission?.saved_at ?? null;
  const server = { work: toWork(submission, step.key, task), savedAt };
  const local = draft && readLocal(draft, server);
  const uploadedIds = (local?.work.media ?? []).flatMap(({ chosenAs }) => chosenAs ?? []);
  const isServerDraft = submission?.state === 'draft' && savedAt !== null;
  const fromServer = (work: Work): InitialDraft => ({
    work,
    base: savedAt,
    state: isServerDraft ? { kind: 'saved', at: savedAt } : { kind: 'clean' },
    uploadedIds,
  });
  if (!local) return fromServer(server.work);
  // Ticked checks are sent only on submit.
  if (isSameWork(local.work, server.work))
    return fromServer({ ...server.work, checklist: local.work.checklist });
  // Nothing is unsaved, so the other device's version wins.
  if (local.isSaved) return fromServer(server.work);
  const kind = local.base === savedAt ? 'device' : 'conflict';
  return { work: local.work, base: local.base, state: { kind }, uploadedIds };
}
