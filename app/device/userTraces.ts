// A separate chunk: this code of the library is not part of the first page.
import { clearNotices, starredStore } from '@byline/design-system';
import { clearSavedData } from './serviceWorker/savedData.ts';
import { clearSyncedPages } from './starredSync.ts';

/** Removes what the user has left on this device, except for drafts, which only they see again. */
export function clearUserTraces(): void {
  clearNotices();
  void clearSavedData();
  // First, so that no tab takes the empty list for stars that were removed.
  clearSyncedPages();
  starredStore.reset();
}
