import { createListeners } from '../../internal/createListeners.ts';
import type { DraftStorage } from './draftStorage.ts';
import { createDraftWriter } from './draftWriter.ts';

/** The values of a draft that no form holds, by their names. */
export type DraftValues = Readonly<Record<string, unknown>>;

const none: DraftValues = {};

/** Creates a draft that all components of the page share. Its place in the storage is open while at least one of them is mounted. */
function createPageDraft(key: string, storage: DraftStorage) {
  let values = none;
  /** What has changed since the draft was last open. It replaces the stored values, which may arrive later. */
  let changes = none;
  let isRemoved = false;
  let isUsed = false;
  let isOpen = false;
  let close: (() => void) | undefined;
  let writer = createDraftWriter(toStored, () => undefined);
  const { notify, subscribe } = createListeners(() => {
    isUsed = true;
    if (!isOpen) void open();
    return () => {
      isUsed = false;
      close?.();
    };
  });

  function toStored() {
    return Object.keys(values).length > 0 ? { version: 1, at: Date.now(), values } : null;
  }

  function show(next: DraftValues): void {
    values = next;
    notify();
  }

  async function open(): Promise<void> {
    const current = createDraftWriter(toStored, () => undefined);
    [writer, isOpen] = [current, true];
    // What was typed before the page was hydrated.
    if (changes !== none) current.schedule();
    try {
      const slot = await storage.open(key);
      const stored = await slot.read();
      show({ ...(isRemoved ? none : stored?.values), ...changes });
      current.open(slot);
    } catch {
      // What the device does not store lasts as long as the page.
    }
    const events = new AbortController();
    const flush = () => current.flush();
    window.addEventListener('pagehide', flush, { signal: events.signal });
    document.addEventListener('visibilitychange', flush, { signal: events.signal });
    close = () => {
      [isOpen, close, changes, isRemoved] = [false, undefined, none, false];
      events.abort();
      current.close();
    };
    flush();
    // The components may have gone meanwhile.
    if (!isUsed) close();
  }

  function store(): void {
    writer.schedule();
    if (!isUsed) writer.flush();
  }

  function change(next: DraftValues): void {
    changes = { ...changes, ...next };
    show({ ...values, ...next });
    store();
  }

  function remove(): void {
    [changes, isRemoved] = [none, true];
    show(none);
    store();
    writer.flush();
  }

  return { subscribe, getValues: () => values, change, remove };
}

type PageDraft = ReturnType<typeof createPageDraft>;

const drafts = new WeakMap<DraftStorage, Map<string, PageDraft>>();

/** Returns the draft with a key, which is the same one for all components of the page. */
export function getPageDraft(key: string, storage: DraftStorage): PageDraft {
  const byKey = drafts.get(storage) ?? new Map<string, PageDraft>();
  const draft = byKey.get(key) ?? createPageDraft(key, storage);
  // A server would collect the drafts of all its users.
  if (typeof window === 'object') drafts.set(storage, byKey.set(key, draft));
  return draft;
}
