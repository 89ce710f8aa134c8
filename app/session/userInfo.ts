import { safeLocalStorage } from '@byline/design-system';
import type { User } from '../../server/contract/user.ts';

const key = 'userInfo';

/** What of the user is kept on the device: enough for the first paint, never a right, nothing private. */
export type UserInfo = Pick<
  User,
  | 'id'
  | 'is_approved'
  | 'profile_pending'
  | 'in_review'
  | 'login_with'
  | 'name'
  | 'avatar_url'
  | 'locale'
>;

/** The kept display fields; null where there are none or they are damaged. */
export function readUserInfo(): UserInfo | null {
  const stored = safeLocalStorage.readJson(key) as Partial<UserInfo> | null;
  return typeof stored?.id === 'string' && typeof stored.name === 'string'
    ? (stored as UserInfo)
    : null;
}

/** Keeps the display fields of the user, or forgets them. */
export function saveUserInfo(user: User | null): void {
  if (!user) return safeLocalStorage.remove(key);
  const { id, is_approved, profile_pending, in_review, login_with, name, avatar_url, locale } =
    user;
  const info = {
    id,
    is_approved,
    profile_pending,
    in_review,
    login_with,
    name,
    avatar_url,
    locale,
  };
  safeLocalStorage.write(key, JSON.stringify(info));
}
