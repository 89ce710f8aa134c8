import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import type { User } from '../../contract/schemas/user.ts';
import { userKey } from '../api/user.ts';
import { isLoggingOut, postToOtherTabs } from './tabSession.ts';
import { saveLastSignin } from '../device/lastSignin.ts';
import { clearSessionEnd } from '../device/sessionEnd.ts';

/** Returns a function that stores the user whom a sign-in call returned. */
export function useSignIn(): (user: User) => Promise<void> {
  const { mutate } = useSWRConfig();
  return useCallback(
    async (user: User) => {
      isLoggingOut.current = false;
      clearSessionEnd();
      saveLastSignin(user.login_with);
      postToOtherTabs({ kind: 'signedIn', userId: user.id });
      // Requests sent as a guest are still pending; without this SWR would reuse their responses for the user.
      await mutate((key) => key !== userKey);
      await mutate(userKey, user, { revalidate: false });
    },
    [mutate],
  );
}
