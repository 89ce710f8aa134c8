/** Path of the current user, which is also the cache key. */
export const userKey = '/api/user';

let currentUser: string | null = null;

/** Sets the id of the user whom this page belongs to; null for a guest. */
export function setCurrentUser(id: string | null): void {
  currentUser = id;
}

/** Returns the id of the user whom this page belongs to; null for a guest. */
export function getCurrentUser(): string | null {
  return currentUser;
}
