import { api, toUrl } from '../../contract/api.ts';

/** The cache key of the current user. */
export const userKey = toUrl(api.user);

let currentUser: string | null = null;

/** Sets the id of the user whom this page belongs to; null for a guest. */
export function setCurrentUser(id: string | null): void {
  currentUser = id;
}

/** Returns the id of the user whom this page belongs to; null for a guest. */
export function getCurrentUser(): string | null {
  return currentUser;
}
