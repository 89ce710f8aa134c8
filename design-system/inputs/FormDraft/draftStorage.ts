import { getStorageKey } from '../../internal/makeDeviceStore.ts';
import { safeSessionStorage } from '../../internal/safeStorage.ts';

/** A draft as it is stored: only what differs from the saved values. */
export type StoredDraft = {
  /** The changed values by the names of fields; the rows of a list under the name of the list. */
  readonly values: Readonly<Record<string, unknown>>;
  /** The saved values that were changed, by which newer ones are recognised. */
  readonly base?: Readonly<Record<string, unknown>> | undefined;
  /** The version of the form. 1 if it is missing. */
  readonly version?: number | undefined;
  /** When the draft was changed last, in ms since 1970. */
  readonly at?: number | undefined;
};

/** The place of one draft. What cannot be stored throws or rejects. */
export type DraftSlot = {
  /** Returns the draft, or null if there is none or it is damaged. */
  readonly read: () => StoredDraft | null | Promise<StoredDraft | null>;
  readonly write: (draft: StoredDraft) => void | Promise<void>;
  readonly remove: () => void | Promise<void>;
  /** Called once the form is unmounted, also after errors. */
  readonly close?: (() => void) | undefined;
};

/** What identifies a draft on the device. */
export type DraftName = {
  /** The name of the draft on the device; with the id of what is edited, such as `profile-42`. */
  readonly storageKey: string;
  /** The id of the user, so that the next user of the device does not see the draft. */
  readonly owner?: string | undefined;
};

/** Returns the key of a draft, with which its storage is opened. */
export function getDraftKey({ storageKey, owner = '' }: DraftName): string {
  return `draft:${owner}:${storageKey}`;
}

/** Stores drafts. */
export type DraftStorage = {
  /** Returns the place of the draft with a key. */
  readonly open: (key: string) => DraftSlot | Promise<DraftSlot>;
  /** Whether files can be stored. Without it, fields with files are not part of the draft. */
  readonly storesFiles?: boolean | undefined;
};

/** Returns what is stored if it can be a draft. */
function toStoredDraft(stored: unknown): StoredDraft | null {
  const isDraft =
    typeof stored === 'object' &&
    stored !== null &&
    'values' in stored &&
    typeof stored.values === 'object' &&
    stored.values !== null;
  return isDraft ? (stored as StoredDraft) : null;
}

function readStored(getStorage: () => Storage, key: string): StoredDraft | null {
  try {
    return toStoredDraft(JSON.parse(getStorage().getItem(key) ?? 'null'));
  } catch {
    return null;
  }
}

/** Creates the place of a draft in a storage of the browser, which is read again on each call because it may be denied. */
function createSlot(getStorage: () => Storage, key: string, onWrite?: () => void): DraftSlot {
  return {
    read: () => readStored(getStorage, key),
    write(draft) {
      getStorage().setItem(key, JSON.stringify(draft));
      onWrite?.();
    },
    remove: () => getStorage().removeItem(key),
  };
}

const getDevice = () => localStorage;

/** How long the lock of this tab's own draft is waited for, in ms: the previous page of the tab may still be unloading. */
const unloadMs = 250;

/** Claims a draft for as long as it is in use. Resolves to the function that releases it, or to null if another tab has it. */
function claim(locks: LockManager, key: string, isOwn: boolean): Promise<(() => void) | null> {
  const options = isOwn ? { signal: AbortSignal.timeout(unloadMs) } : { ifAvailable: true };
  return new Promise((resolve) => {
    const hold = (lock: Lock | null) => {
      if (lock) return new Promise<void>((release) => resolve(release));
      resolve(null);
      return undefined;
    };
    locks.request(key, options, hold).catch(() => resolve(null));
  });
}

/** Returns the keys of all tabs' drafts, and of one from a page without locks, the latest first. */
function listSlots(key: string): string[] {
  try {
    return Object.keys(localStorage)
      .filter((slot) => slot === key || slot.startsWith(`${key}@`))
      .map((slot) => ({ slot, at: readStored(getDevice, slot)?.at ?? 0 }))
      .sort((one, other) => other.at - one.at)
      .map(({ slot }) => slot);
  } catch {
    // Storage is denied.
    return [];
  }
}

/**
 * Stores drafts on the device. Each tab has its own, which survives a reload; a new tab takes over the latest draft whose tab was closed. All
 * tabs share one on pages without HTTPS, where browsers have no locks.
 */
export const deviceDrafts: DraftStorage = {
  async open(name) {
    const key = getStorageKey(name);
    const prefix = `${key}@`;
    const locks = navigator.locks as LockManager | undefined;
    if (!locks) return createSlot(getDevice, key);
    // The storage of a tab is also copied to its duplicates, but they do not get the lock.
    const own = safeSessionStorage.read(prefix);
    const unused = prefix + Math.random().toString(36).slice(2);
    const slots = new Set([...(own ? [own] : []), ...listSlots(key), unused]);
    for (const slot of slots) {
      const close = await claim(locks, slot, slot === own);
      if (!close) continue;
      const adopt = () => safeSessionStorage.write(prefix, slot);
      if (slot !== unused) adopt();
      return { ...createSlot(getDevice, slot, adopt), close };
    }
    return createSlot(getDevice, key);
  },
};

/**
 * Returns the values of a draft on the device, and the function that removes it: the draft of this tab, or else the latest one, even if another
 * tab uses it. Null without one. For what a form has stored that is no longer possible.
 */
export function findDeviceDraft(name: DraftName) {
  const key = getStorageKey(getDraftKey(name));
  const own = safeSessionStorage.read(`${key}@`);
  for (const slot of [...(own ? [own] : []), ...listSlots(key)]) {
    const draft = readStored(getDevice, slot);
    if (draft) return { values: draft.values, remove: () => localStorage.removeItem(slot) };
  }
  return null;
}

/** Stores drafts in the tab, where they survive a reload, and end with the tab. */
export const tabDrafts: DraftStorage = {
  open: (name) => createSlot(() => sessionStorage, getStorageKey(name)),
};
