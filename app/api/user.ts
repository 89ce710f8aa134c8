import { api } from '../../contract/api.ts';
import type { Signin, User } from '../../contract/schemas/user.ts';
import { isApiError } from './ApiError.ts';
import { read, send } from './client.ts';

/** Reads the current user; null for a guest. */
export async function fetchUser(): Promise<User | null> {
  try {
    return await read(api.user);
  } catch (error) {
    if (isApiError(error, 401)) return null;
    throw error;
  }
}

/** Signs in with a password. Rejects with 401 (wrong credentials), 422 or 429. */
export function signin(credentials: Signin): Promise<User> {
  return send(api.signin, credentials);
}

/** Ends the session on the server. */
export function postLogout(): Promise<object> {
  return send(api.logout, {});
}
