import { getStorageKey } from '../../internal/makeDeviceStore.ts';

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

/** Returns the draft with a key, or null if there is none or it is damaged. */
export function readStored(getStorage: () => Storage, key: string): StoredDraft | null {
  try {
    return toStoredDraft(JSON.parse(getStorage().getItem(key) ?? 'null'));
  } catch {
    return null;
  }
}

/** Creates the place of a draft in a storage of the browser, which is read again on each call because it may be denied. */
export function createSlot(
  getStorage: () => Storage,
  key: string,
  onWrite?: () => void,
): DraftSlot {
  return {
    read: () => readStored(getStorage, key),
    write(draft) {
      getStorage().setItem(key, JSON.stringify(draft));
      onWrite?.();
    },
    remove: () => getStorage().removeItem(key),
  };
}

/** Stores drafts in the tab, where they survive a reload, and end with the tab. */
export const tabDrafts: DraftStorage = {
  open: (name) => createSlot(() => sessionStorage, getStorageKey(name)),
};
