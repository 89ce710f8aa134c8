// This module is a separate chunk, because the first page does not need this code of the library.
import { clearNotices } from '@byline/design-system';
import { starredStore } from '@byline/design-system/portal';
import { clearSavedData } from './serviceWorker/savedData.ts';
import { clearSyncedPages } from './starredSync.ts';

/** Deletes the user's data on this device, except for drafts, which are stored under the user's id and not shown to others. */
export function clearUserTraces(): void {
  clearNotices();
  void clearSavedData();
  // Runs before the reset. Otherwise another tab would regard the empty list as removed stars, and remove them from the account.
  clearSyncedPages();
  starredStore.clear();
}
