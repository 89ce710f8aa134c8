import type { Step, Submission, Task } from '../../../contract/schemas/submission.ts';
import { isApiError, noResponse } from '../../api/ApiError.ts';
import { createListeners } from '../../api/createListeners.ts';
import { saveDraft } from '../../api/submission.ts';
import { getOwnerId } from '../../device/userInfo.ts';
import { getInitialDraft, type SaveState } from './initialDraft.ts';
import { getLocalDraft } from './localDraft.ts';
import {
  addUpload,
  getUploaded,
  isComplete,
  isSameWork,
  toAutosave,
  toWork,
  type Picture,
  type PictureUpload,
  type UploadPicture,
  type Work,
} from './work.ts';

// The number of sent works that are kept, to recognise a save whose response was lost.
const maxSent = 20;

/** The step whose draft is saved. `refresh` reloads the step. */
export type DraftSource = {
  jobId: string;
  task: Task;
  step: Step;
  refresh: () => Promise<Step | undefined>;
};

/** A draft as the form shows it. */
type Draft = { work: Work; state: SaveState };

/** A picture that waits for its upload. */
type Waiting = {
  id: string;
  read: () => Promise<PictureUpload>;
  signal: AbortSignal;
  resolve: (picture: Picture) => void;
  reject: (error: unknown) => void;
};

/** The content of a save: the work, and its new picture if there is one. */
type Sent = { work: Work; upload?: Waiting | undefined };

// Returns whether an error means that the picture was not stored. After no response, the end of the session or an error of a proxy,
// it may be stored, or may be stored later, so the upload is repeated.
function isRefusal(error: unknown): boolean {
  return isApiError(error) && ![noResponse, 401, 502, 504].includes(error.status);
}

// The queues that are saving. A page saves once more when the user leaves it. If the user opens it again before that save has ended, it
// continues with the same queue.
const saving = new Map<string, DraftQueue>();

function getKey({ task, step }: DraftSource): string {
  return `${getOwnerId() ?? ''}:${task.id}:${step.key}`;
}

/** Returns the queue of a step if it is still saving, else a new queue. */
export function openDraftQueue(source: DraftSource): DraftQueue {
  return saving.get(getKey(source)) ?? new DraftQueue(source);
}

/**
 * The draft of a step. Each change is stored on this device; `save()` sends the latest work to the server, one save at a time. A save
 * contains at most one new picture. Never overwrites a newer save of another device, which is a conflict.
 */
class DraftQueue {
  /** The ids of pictures that were uploaded before the page was opened. */
  readonly uploadedIds: readonly string[];
  /** The name under which the pictures are stored on this device until they are uploaded. */
  readonly storeName: string;
  readonly #local: ReturnType<typeof getLocalDraft>;
  readonly #listeners = createListeners();
  #source: DraftSource;
  #draft: Draft;
  /** The server's `saved_at` on which the draft is based. */
  #base: string | null;
  #isUnsaved: boolean;
  #isSaving = false;
  /** The saves since the last response. */
  #sent: Sent[] = [];
  /** The pictures that wait for their upload. */
  #waiting: Waiting[] = [];

  constructor(source: DraftSource) {
    const { task, step } = source;
    this.#source = source;
    this.#local = getLocalDraft(task.id, step.key);
    const stored = this.#local.read();
    const { work, base, state, uploadedIds } = getInitialDraft(stored, task, step);
    // A save that the previous page sent may reach the server only now. Its work is needed to recognise it.
    this.#sent = (stored?.sent ?? []).map((sent) => ({ work: sent }));
    this.uploadedIds = uploadedIds;
    this.storeName = `submission:${task.id}:${step.key}`;
    this.#draft = { work, state };
    this.#base = base;
    this.#isUnsaved = state.kind === 'device';
  }

  /** Replaces the step by its newer version. */
  update(source: DraftSource): void {
    this.#source = source;
  }

  readonly getDraft = (): Draft => this.#draft;

  readonly subscribe = this.#listeners.subscribe;

  /** Changes the work on this device. */
  readonly change = (changes: Partial<Work>): void => {
    const { work, state } = this.#draft;
    const next = { ...work, ...changes };
    // No save is needed if only ticks have changed, which are sent on submit, or if the new picture is already on the server.
    const isSame = isSameWork(next, work);
    this.#isUnsaved ||= !isSame;
    this.#show({
      work: next,
      state: isSame || state.kind === 'conflict' ? state : { kind: 'device' },
    });
    this.#store({ isSaved: isSame && !this.#isUnsaved && !this.#isSaving });
  };

  /** Uploads a picture with the next save. Rejects if the server refuses the picture; after other failures, repeats the upload. */
  readonly upload: UploadPicture = (id, read, signal) =>
    new Promise<Picture>((resolve, reject) => {
      this.#waiting.push({ id, read, signal, resolve, reject });
      void this.save();
    });

  /** Sends what is not on the server. One save at a time: another would be based on the old version. */
  readonly save = async (): Promise<void> => {
    if (this.#isSaving) return;
    this.#isSaving = true;
    const key = getKey(this.#source);
    saving.set(key, this);
    let canSend = true;
    // No save until the user has resolved a conflict: a save would hide the question.
    while (canSend && this.#hasWork() && this.#draft.state.kind !== 'conflict') {
      canSend = await this.#send();
    }
    this.#isSaving = false;
    saving.delete(key);
  };

  /** Resolves a conflict with the work of this device, or with the version that the other device saved. */
  readonly resolve = (choice: 'mine' | 'theirs', theirs: Step): void => {
    this.#base = theirs.submission?.saved_at ?? null;
    this.#isUnsaved = choice === 'mine';
    this.#sent = [];
    if (choice === 'theirs') {
      this.#local.clear();
      const work = toWork(theirs.submission, theirs.key, this.#source.task);
      this.#show({ work, state: { kind: 'clean' } });
    } else this.#show({ state: { kind: 'device' } });
    void this.save();
  };

  /** Clears the draft after the work was submitted. */
  readonly finish = (): void => {
    this.#isUnsaved = false;
    this.#local.clear();
  };

  #hasWork(): boolean {
    return this.#isUnsaved || this.#waiting.some(({ signal }) => !signal.aborted);
  }

  #show(changes: Partial<Draft>): void {
    this.#draft = { ...this.#draft, ...changes };
    this.#listeners.notify();
  }

  /** Stores the draft on this device, and whether the server has all of it. */
  #store({ isSaved }: { isSaved: boolean }): void {
    this.#local.write({
      work: this.#draft.work,
      base: this.#base,
      sent: this.#sent.map(({ work }) => work),
      isSaved,
    });
  }

  #stopWaiting(upload: Waiting): void {
    this.#waiting = this.#waiting.filter((waiting) => waiting !== upload);
  }

  // Sends the latest work with one new picture. Resolves with true if newer work may be sent after this save.
  async #send(): Promise<boolean> {
    this.#waiting = this.#waiting.filter(({ signal }) => !signal.aborted);
    const [upload] = this.#waiting;
    let picture: PictureUpload | undefined;
    try {
      picture = upload && (await upload.read());
    } catch (error) {
      // The file cannot be read: it was moved or deleted after it was chosen.
      if (upload) this.#stopWaiting(upload);
      upload?.reject(error);
      return true;
    }
    const { work } = this.#draft;
    const sent = upload && picture ? addUpload(work, picture, upload.id) : work;
    const sending: Sent = { work: sent, upload };
    // Reset before the request, so that a change during the request sets it again.
    this.#isUnsaved = false;
    this.#sent = [...this.#sent, sending].slice(-maxSent);
    this.#store({ isSaved: false });
    this.#show({ state: { kind: 'saving' } });
    const { jobId, task, step } = this.#source;
    try {
      const body = toAutosave(work, task, step.key, this.#base, picture);
      this.#onSaved(sending, (await saveDraft(jobId, body, upload?.signal)).submission);
      return true;
    } catch (error) {
      return this.#onFailed(error, upload);
    }
  }

  #onSaved({ work, upload }: Sent, submission: Submission): void {
    const { task, step } = this.#source;
    const { media } = toWork(submission, step.key, task);
    const saved = { ...work, media };
    const [uploaded] = getUploaded(work, saved);
    if (uploaded && upload && this.#waiting.includes(upload)) {
      this.#stopWaiting(upload);
      // The server may have stored the picture of a cancelled upload. It is not added to the draft, so the next save removes it.
      if (!upload.signal.aborted) {
        const latest = this.#draft.work;
        this.#show({ work: { ...latest, media: [...latest.media, uploaded] } });
        upload.resolve(uploaded);
      }
    }
    this.#base = submission.saved_at;
    this.#sent = [];
    this.#isUnsaved = !isSameWork(saved, this.#draft.work);
    const isOnServer = !this.#isUnsaved && isComplete(this.#draft.work);
    this.#store({ isSaved: isOnServer });
    this.#show({
      state: isOnServer ? { kind: 'saved', at: submission.saved_at } : { kind: 'device' },
    });
  }

  async #onFailed(error: unknown, upload: Waiting | undefined): Promise<boolean> {
    const { task, step, refresh } = this.#source;
    const isConflict = isApiError(error, 409);
    // After a conflict, the server's version is compared with the works that this device has sent. After a lost response, nothing is
    // compared yet: the work stays in `#sent` and in the draft on this device, so that the next save or the next page recognises it.
    const reloaded = isConflict ? await refresh().catch(() => undefined) : undefined;
    const newer = reloaded?.submission;
    const newerWork = newer && toWork(newer, step.key, task);
    // A save of this device whose response was lost is newer, but not a conflict.
    const ownSave = newerWork && this.#sent.find(({ work }) => isSameWork(work, newerWork));
    if (newer && ownSave) {
      this.#onSaved(ownSave, newer);
      return true;
    }
    this.#isUnsaved = true;
    // The user has cancelled the upload, which aborted the save: the next one contains only the work.
    if (upload?.signal.aborted && !isConflict) return true;
    this.#show({ state: isConflict ? { kind: 'conflict' } : { kind: 'device', hasFailed: true } });
    if (!upload || isConflict || !isRefusal(error)) return false;
    // The server has refused the picture: the next save contains only the work.
    this.#stopWaiting(upload);
    upload.reject(error);
    return true;
  }
}
