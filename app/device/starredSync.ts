import { safeLocalStorage } from '@byline/design-system';
import type { StarredPage } from '../../contract/schemas/user.ts';

const key = 'starredSync';

type Synced = { owner: string; pages: readonly StarredPage[] };

/**
 * Returns the starred pages that this device and the account had in common after the last sync; an empty list before the first one.
 * Returns null if the stars on this device belong to another account.
 */
export function readSyncedPages(owner: string): readonly StarredPage[] | null {
  const stored = safeLocalStorage.readJson(key) as Partial<Synced> | null;
  // Before the first sync, and for stars that an older version stored without an owner: with an empty list in common, the merge adds the
  // stars of this device to the account.
  if (!stored?.owner || !Array.isArray(stored.pages)) return [];
  return stored.owner === owner ? stored.pages : null;
}

/** Stores the starred pages that this device and the account have in common. */
export function writeSyncedPages(owner: string, pages: readonly StarredPage[]): void {
  safeLocalStorage.writeJson(key, { owner, pages } satisfies Synced);
}

/** Removes the stored result of the last sync. */
export function clearSyncedPages(): void {
  safeLocalStorage.remove(key);
}
