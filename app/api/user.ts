import type { Signin, User } from '../../contract/schemas/user.ts';
import { isApiError } from './ApiError.ts';
import { get, post } from './client.ts';
import { userKey } from './currentUser.ts';

/** Reads the current user; null for a guest. */
export async function fetchUser(): Promise<User | null> {
  try {
    const user = await get<User | Record<string, never>>(userKey);
    return 'id' in user ? (user as User) : null;
  } catch (error) {
    if (isApiError(error, 401)) return null;
    throw error;
  }
}

/** Signs in with a password. Rejects with 401 (wrong credentials), 422 or 429. */
export function signin(credentials: Signin): Promise<User> {
  return post<User>('/api/signin', credentials);
}

/** Ends the session on the server. */
export function postLogout(): Promise<object> {
  return post('/api/logout');
}
