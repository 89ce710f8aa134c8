import useSWR from 'swr';
import { userKey } from '../api/currentUser.ts';
import { fetchUser } from '../api/user.ts';
import { endSession, isLogoutPending } from '../device/sessionEnd.ts';

async function loadUser() {
  // A logout that the server has not received is sent first; otherwise the server would return the user.
  if (!isLogoutPending()) return fetchUser();
  await endSession();
  return null;
}

/** Reads the current user: undefined while unknown, null for a guest. */
export function useUser(options?: { refreshInterval: number }) {
  return useSWR(userKey, loadUser, options);
}
