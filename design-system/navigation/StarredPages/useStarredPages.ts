import { useSyncExternalStore } from 'react';
import type { StarredPage } from './starredPage.ts';
import { starredStore } from './starredStore.ts';

/** Returns the starred pages of this device, in the order of the user. */
export function useStarredPages(): readonly StarredPage[] {
  return useSyncExternalStore(starredStore.subscribe, starredStore.get, starredStore.getServer);
}
