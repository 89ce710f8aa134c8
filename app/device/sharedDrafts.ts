import { safeLocalStorage } from '@byline/design-system';
import { getOwnerId } from './userInfo.ts';

/** Returns the owner of drafts that are stored now. */
export function getDraftOwner(): string {
  return getOwnerId() ?? 'guest';
}

/** Returns the key under which a draft of the current user is stored. */
export const getDraftKey = (name: string): string => `draft:${getDraftOwner()}:${name}`;

/** Returns values of the current user that all tabs share, such as a queue. */
export function getSharedDraft(name: string) {
  const key = getDraftKey(name);
  return {
    /** Returns the stored values; an empty object if there are none or they are damaged. */
    read(): Record<string, unknown> {
      const stored = safeLocalStorage.readJson(key);
      return stored !== null && typeof stored === 'object' ? { ...stored } : {};
    },
    write: (values: Record<string, unknown>): void => safeLocalStorage.writeJson(key, values),
    clear: (): void => safeLocalStorage.remove(key),
  };
}

/** Returns the rest of the names of the current user's shared drafts that begin with a prefix. */
export function listSharedDrafts(prefix: string): string[] {
  const start = getDraftKey(prefix);
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(start));
    return keys.map((key) => key.slice(start.length)).toSorted();
  } catch {
    // Storage is denied.
    return [];
  }
}
