import {
  findDeviceDraft,
  safeLocalStorage,
  useDraft,
  deviceDrafts,
  type Draft,
  type DraftStorage,
} from '@byline/design-system';
import { useState } from 'react';
import { getDraftOwner } from './sharedDrafts.ts';

/** Converts a draft of the first releases, which had one for all tabs, without anything but its values. */
function convertFirstDraft(key: string): void {
  const stored = safeLocalStorage.readJson(key);
  if (typeof stored === 'object' && stored !== null && !('values' in stored)) {
    safeLocalStorage.writeJson(key, { values: stored });
  }
}

/** Stores the drafts of users on this device. */
export const userDrafts: DraftStorage = {
  open(key) {
    convertFirstDraft(key);
    return deviceDrafts.open(key);
  },
};

/** Returns the owner of a component's draft, who stays the same when another user signs in. */
export function useDraftOwner(): string {
  return useState(getDraftOwner)[0];
}

/** Returns values that are stored on this device for the current user, and the functions that change and remove them. */
export function useUserDraft<Values extends object>(
  storageKey: string,
  defaultValues: Values,
): Draft<Values> {
  return useDraft({ storageKey, owner: useDraftOwner(), storage: userDrafts, defaultValues });
}

/** Returns the draft of the current user whose form is not on the page, and the function that removes it; null without one. */
export function findUserDraft(storageKey: string) {
  const owner = getDraftOwner();
  convertFirstDraft(`draft:${owner}:${storageKey}`);
  return findDeviceDraft({ storageKey, owner });
}

/** Opens the draft of the current user for code outside of components, with what is stored. Call `close` once it is no longer used. */
export async function openUserDraft<Values extends Record<string, unknown>>(storageKey: string) {
  const slot = await userDrafts.open(`draft:${getDraftOwner()}:${storageKey}`);
  const stored = await slot.read();
  return {
    stored: stored?.values,
    write(values: Values): void {
      try {
        void slot.write({ at: Date.now(), values });
      } catch {
        // The device is full or denies storage.
      }
    },
    remove: () => void slot.remove(),
    close: () => slot.close?.(),
  };
}
