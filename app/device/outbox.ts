import { useSyncExternalStore } from 'react';
import { createListeners } from '../api/createListeners.ts';
import { getSharedDraft } from './storedDraft.ts';
import { storePictures } from './pictureStore.ts';
import { readUserInfo } from './userInfo.ts';

/**
 * A message that the server has not confirmed; `error` is null until an attempt has failed. Its pictures are in the
 * picture store.
 */
export type UnsentMessage = {
  client_ref: string;
  body: string;
  error: string | null;
  pictures?: number;
};

/** The name under which the pictures of an unsent message are stored. */
export function getPicturesName(clientRef: string): string {
  return `outbox:${clientRef}`;
}

const { notify, subscribe } = createListeners();
const sending = new Map<string, AbortController>();
// The snapshot of `useUnsentMessages`, which increases with each change.
let version = 0;
// Messages are sent one after another, so that they arrive in the order in which they were written.
let queue: Promise<unknown> = Promise.resolve();

function emit(): void {
  version += 1;
  notify();
}

/** Returns the outbox of a job: the current user's unsent messages, stored on this device. They survive a reload. */
export function getOutbox(jobId: string) {
  const draft = getSharedDraft(`outbox:${jobId}`);
  const read = (): UnsentMessage[] => {
    const { messages } = draft.read();
    return Array.isArray(messages) ? (messages as UnsentMessage[]) : [];
  };
  const write = (messages: UnsentMessage[]) => {
    if (messages.length > 0) draft.write({ messages });
    else draft.clear();
    emit();
  };
  const remove = (ref: string) => {
    if (read().find((message) => message.client_ref === ref)?.pictures) {
      void storePictures(getPicturesName(ref), []);
    }
    write(read().filter((message) => message.client_ref !== ref));
  };
  const setError = (ref: string, error: string | null) =>
    write(read().map((one) => (one.client_ref === ref ? { ...one, error } : one)));

  /** Sends a message after the waiting messages, under its idempotency key; `describe` turns an error into a text. */
  const deliver = (
    message: UnsentMessage,
    send: (message: UnsentMessage, signal: AbortSignal) => Promise<unknown>,
    describe: (error: unknown) => string,
  ): void => {
    const { client_ref: ref } = message;
    if (sending.has(ref)) return;
    const author = readUserInfo()?.id;
    const controller = new AbortController();
    const { signal } = controller;
    sending.set(ref, controller);
    if (!read().some((one) => one.client_ref === ref)) write([...read(), message]);
    setError(ref, null);
    const attempt = async () => {
      try {
        signal.throwIfAborted();
        // While the message waited, another user may have signed in. It stays unsent until its author opens the discussion.
        if (readUserInfo()?.id !== author) return;
        await send(message, signal);
        remove(ref);
      } catch (error) {
        setError(ref, signal.aborted ? null : describe(error));
      } finally {
        sending.delete(ref);
        emit();
      }
    };
    queue = queue.then(attempt).catch(() => undefined);
  };
  return { read, remove, deliver };
}

/** Gives up sending a message; it stays unsent. */
export function cancelSending(clientRef: string): void {
  sending.get(clientRef)?.abort();
}

/** Returns whether a message is on its way. */
export function isSending(clientRef: string): boolean {
  return sending.has(clientRef);
}

/** Returns the unsent messages to a job, and renders again when they change. */
export function useUnsentMessages(jobId: string): UnsentMessage[] {
  useSyncExternalStore(
    subscribe,
    () => version,
    () => 0,
  );
  return getOutbox(jobId).read();
}
