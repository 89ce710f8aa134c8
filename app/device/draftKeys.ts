import { getOwnerId } from './userInfo.ts';

/** Returns the key under which a draft of the current user is stored. */
export function getDraftKey(name: string): string {
  return `draft:${getOwnerId() ?? 'guest'}:${name}`;
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
