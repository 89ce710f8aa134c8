import { safeLocalStorage } from '@byline/design-system';
import { storageKeys } from '../../contract/rules/storageKeys.ts';
import { getCurrentUser } from '../api/currentUser.ts';
import type { User } from '../../contract/schemas/user.ts';

const key = storageKeys.user;

const fields = [
  'id',
  'is_approved',
  'profile_pending',
  'in_review',
  'login_with',
  'name',
  'avatar_url',
  'locale',
] as const;

/** Display fields of the user on this device, for the first paint. No private data, and no right depends on them. */
export type UserInfo = Pick<User, (typeof fields)[number]>;

/** Reads the stored display fields; null if there are none or they are damaged. */
export function readUserInfo(): UserInfo | null {
  const stored = safeLocalStorage.readJson(key) as Partial<UserInfo> | null;
  return typeof stored?.id === 'string' && typeof stored.name === 'string'
    ? (stored as UserInfo)
    : null;
}

/** Stores the display fields of the user, or removes them. */
export function saveUserInfo(user: User | null): void {
  if (!user) return safeLocalStorage.remove(key);
  safeLocalStorage.writeJson(key, Object.fromEntries(fields.map((field) => [field, user[field]])));
}

/** Returns the id of the user for whom this page stores drafts on the device; null for a guest. */
export function getOwnerId(): string | null {
  return getCurrentUser() ?? readUserInfo()?.id ?? null;
}
