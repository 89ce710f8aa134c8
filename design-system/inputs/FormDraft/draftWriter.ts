import type { DraftSlot, StoredDraft } from './draftStorage.ts';

/** How long after a change the draft is stored, in ms. It is also stored when the page is hidden or left. */
const writeDelayMs = 250;

/** Creates what stores the latest draft, one write at a time. A null draft is removed. */
export function createDraftWriter(
  readDraft: () => StoredDraft | null,
  onEnd: (isStored: boolean) => void,
) {
  let slot: DraftSlot | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isDue = false;
  let isWriting = false;
  let isClosed = false;

  function end(isStored: boolean): void {
    isWriting = false;
    onEnd(isStored);
    if (isDue) flush();
    else if (isClosed) slot?.close?.();
  }

  /** Stores the draft now, if it has changed. */
  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    if (!isDue || isWriting || !slot) return;
    isDue = false;
    const draft = readDraft();
    try {
      const result = draft ? slot.write(draft) : slot.remove();
      if (result instanceof Promise) {
        isWriting = true;
        result.then(
          () => end(true),
          () => end(false),
        );
      } else onEnd(true);
    } catch {
      onEnd(false);
    }
  }

  return {
    open(opened: DraftSlot): void {
      slot = opened;
    },
    /** Stores the draft soon. */
    schedule(): void {
      isDue = true;
      timer ??= setTimeout(flush, writeDelayMs);
    },
    flush,
    /** Returns whether the latest draft has been written. */
    isSettled: (): boolean => slot !== null && !isDue && !isWriting,
    /** Closes the place of the draft once the last write has ended. */
    close(): void {
      isClosed = true;
      flush();
      if (!isWriting) slot?.close?.();
    },
  };
}
