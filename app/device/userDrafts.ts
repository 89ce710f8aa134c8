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
