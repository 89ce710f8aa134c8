import { getSharedDraft } from './sharedDrafts.ts';
import { storePictures } from './pictureStore.ts';
import { emitOutboxChange, outboxPrefix, useOutboxChanges } from './unsentJobs.ts';
import { getOwnerId, readUserInfo } from './userInfo.ts';

/**
 * A message that the server has not confirmed; `error` is null until an attempt has failed. Its pictures are in the
 * picture store.
 */
export type UnsentMessage = {
  client_ref: string;
  body: string;
  error: string | null;
  pictures?: number;
  /** True after a refusal or a cancelled upload: the message is sent only if the user asks for it, and holds up no other. */
  isHeld?: boolean;
};

/** Sends a message, and describes why it could not be sent. */
export type Delivery = {
  send: (message: UnsentMessage, signal: AbortSignal) => Promise<unknown>;
  describe: (error: unknown) => string;
  /** Returns whether the same message may be accepted later, such as after a lost connection. */
  isTemporary: (error: unknown) => boolean;
};

/** The name under which the pictures of an unsent message are stored. */
export function getPicturesName(clientRef: string): string {
  return `outbox:${clientRef}`;
}

// The message that each outbox is sending.
const running = new Map<string, { ref: string; controller: AbortController }>();
const flushes = new Map<string, Promise<unknown>>();

/** Returns the outbox of a job: the current user's unsent messages, stored on this device. They survive a reload. */
export function getOutbox(jobId: string) {
  const author = getOwnerId();
  const key = `${author ?? 'guest'}:${jobId}`;
  const draft = getSharedDraft(`${outboxPrefix}${jobId}`);
  const read = (): UnsentMessage[] => {
    const { messages } = draft.read();
    return Array.isArray(messages) ? (messages as UnsentMessage[]) : [];
  };
  const write = (messages: UnsentMessage[]) => {
    if (messages.length > 0) draft.write({ messages });
    else draft.clear();
    emitOutboxChange();
  };
  const add = (message: UnsentMessage) => write([...read(), message]);
  const update = (ref: string, changes: Partial<UnsentMessage>) =>
    write(read().map((one) => (one.client_ref === ref ? { ...one, ...changes } : one)));
  const remove = (ref: string) => {
    if (read().find((message) => message.client_ref === ref)?.pictures) {
      void storePictures(getPicturesName(ref), []);
    }
    write(read().filter((message) => message.client_ref !== ref));
  };
  const findNext = () => read().find(({ isHeld }) => !isHeld);
  const isRunning = () => running.has(key);

  const sendWaiting = async ({ send, describe, isTemporary }: Delivery): Promise<unknown> => {
    let reason: unknown;
    let next = findNext();
    // If another user has signed in meanwhile, the messages wait for their author.
    while (next && (readUserInfo()?.id ?? getOwnerId()) === author) {
      const { client_ref: ref } = next;
      const controller = new AbortController();
      running.set(key, { ref, controller });
      emitOutboxChange();
      let hasToWait = false;
      try {
        await send(next, controller.signal);
        remove(ref);
      } catch (error) {
        const isCancelled = controller.signal.aborted;
        hasToWait = !isCancelled && isTemporary(error);
        if (hasToWait) reason = error;
        update(ref, { error: isCancelled ? null : describe(error), isHeld: !hasToWait });
      }
      next = hasToWait ? undefined : findNext();
    }
    running.delete(key);
    emitOutboxChange();
    return reason;
  };
  /**
   * Sends the messages that are not held, one after another in the order in which they were written, each under its idempotency key. Stops
   * at the first that may be accepted later, so that none overtakes it, and resolves with its error. Messages that are added meanwhile are
   * sent too; calls meanwhile have the same result.
   */
  const flush = (delivery: Delivery): Promise<unknown> => {
    const flushing =
      flushes.get(key) ?? sendWaiting(delivery).finally(() => void flushes.delete(key));
    flushes.set(key, flushing);
    return flushing;
  };
  /** Holds a message, and aborts its upload. */
  const cancel = (ref: string): void => {
    const current = running.get(key);
    if (current?.ref === ref) current.controller.abort();
    update(ref, { isHeld: true });
  };
  /** Lets a held message be sent again. */
  const release = (ref: string): void => update(ref, { isHeld: false });
  return { read, add, remove, flush, cancel, release, isRunning };
}

/** Returns the unsent messages to a job and whether they are being sent, and renders again when this changes. */
export function useUnsentMessages(jobId: string): { unsent: UnsentMessage[]; isRunning: boolean } {
  useOutboxChanges();
  const outbox = getOutbox(jobId);
  return { unsent: outbox.read(), isRunning: outbox.isRunning() };
}
