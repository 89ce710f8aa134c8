import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import type { User } from '../../contract/schemas/user.ts';
import { ApiError, cookiesBlocked } from '../api/ApiError.ts';
import { userKey } from '../api/currentUser.ts';
import { fetchUser } from '../api/user.ts';
import { isLoggingOut, postToOtherTabs } from './tabSession.ts';
import { saveLastSignin } from '../device/lastSignin.ts';
import { clearPendingLogout } from '../device/sessionEnd.ts';

// Without a response it is unknown whether the browser has kept the cookie.
async function isSessionKept(): Promise<boolean> {
  try {
    return (await fetchUser()) !== null;
  } catch {
    return true;
  }
}

/**
 * Returns a function that stores the user whom a sign-in call returned. It rejects with an ApiError with the status
 * `cookiesBlocked` if the next request has no session.
 */
export function useSignIn(): (user: User) => Promise<void> {
  const { mutate } = useSWRConfig();
  return useCallback(
    async (user: User) => {
      if (!(await isSessionKept())) throw new ApiError(cookiesBlocked, {});
      isLoggingOut.current = false;
      clearPendingLogout();
      saveLastSignin(user.login_with);
      postToOtherTabs({ kind: 'signedIn', userId: user.id });
      // Requests sent as a guest are still pending; without this SWR would reuse their responses for the user.
      await mutate((key) => key !== userKey);
      await mutate(userKey, user, { revalidate: false });
    },
    [mutate],
  );
}
