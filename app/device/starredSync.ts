import { safeLocalStorage } from '@byline/design-system';
import type { StarredPage } from '../../contract/schemas/user.ts';

const key = 'starredSync';

type Synced = { owner: string; pages: readonly StarredPage[] };

/**
 * Returns the starred pages that this device and the account had in common last; null if those on this device belong to
 * another account.
 */
export function readSyncedPages(owner: string): readonly StarredPage[] | null {
  const stored = safeLocalStorage.readJson(key) as Partial<Synced> | null;
  // Without an owner the stars are older than accounts had any.
  if (!stored?.owner || !Array.isArray(stored.pages)) return [];
  return stored.owner === owner ? stored.pages : null;
}

/** Stores the starred pages that this device and the account have in common. */
export function writeSyncedPages(owner: string, pages: readonly StarredPage[]): void {
  safeLocalStorage.write(key, JSON.stringify({ owner, pages } satisfies Synced));
}

/** Removes what this device knows of the account's starred pages. */
export function clearSyncedPages(): void {
  safeLocalStorage.remove(key);
}
