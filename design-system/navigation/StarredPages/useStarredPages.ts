import { useSyncExternalStore } from 'react';
import type { StarredPage } from './starredPage.ts';
import { starredStore } from './starredStore.ts';

/** The starred pages of this device, in the reader's order. */
export function useStarredPages(): readonly StarredPage[] {
  return useSyncExternalStore(starredStore.subscribe, starredStore.get, starredStore.getServer);
}
