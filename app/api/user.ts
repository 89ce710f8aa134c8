import useSWR from 'swr';
import type { Signin, User } from '../../server/contract/user.ts';
import { isApiError } from './ApiError.ts';
import { get, post } from './client.ts';

/** The key under which the current user is cached. */
export const userKey = '/api/user';

async function fetchUser(): Promise<User | null> {
  try {
    return await get<User>(userKey);
  } catch (error) {
    if (isApiError(error, 401)) return null;
    throw error;
  }
}

/** The current user: undefined until known, null for a guest. */
export function useUser() {
  return useSWR<User | null>(userKey, fetchUser, { keepPreviousData: false });
}

/** Signs in with a password. Rejects with 401 (wrong), 422 (fields) or 429 (too often). */
export function signin(credentials: Signin): Promise<User> {
  return post<User>('/api/signin', credentials);
}

/** Ends the session on the server. */
export function postLogout(): Promise<object> {
  return post('/api/logout');
}
