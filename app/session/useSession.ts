import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import type { User } from '../../server/contract/user.ts';
import { postLogout, userKey } from '../api/user.ts';
import { paths } from '../paths.ts';
import { postToOtherTabs } from './tabChannel.ts';
import { saveLastSignin } from './lastSignin.ts';
import { isLoggingOut } from './isLoggingOut.ts';
import { signinReturnPath } from './savedPath.ts';
import { saveUserInfo } from './userInfo.ts';

// Not with the first page: before the notices are loaded there is nothing to forget.
function clearNotices(): void {
  void import('./notices.ts').then(({ clearNotices: forget }) => forget()).catch(() => undefined);
}

/** Forgets all that was read for a user; the guards then act as for a guest. */
export function useClearUser(): () => Promise<unknown> {
  const { mutate } = useSWRConfig();
  return useCallback(async () => {
    saveUserInfo(null);
    clearNotices();
    // The pages are still on screen: their data goes without being fetched again.
    await mutate((key) => key !== userKey, undefined, { revalidate: false });
    await mutate(userKey, null, { revalidate: false });
  }, [mutate]);
}

/** Takes the user that a sign-in answered with. */
export function useSignIn(): (user: User) => Promise<void> {
  const { mutate } = useSWRConfig();
  return useCallback(
    async (user: User) => {
      isLoggingOut.end();
      saveLastSignin(user.login_with);
      postToOtherTabs({ kind: 'signedIn', userId: user.id });
      // What was asked for before is no answer to this user: without this SWR would wait for it.
      await mutate((key) => key !== userKey);
      await mutate(userKey, user, { revalidate: false });
    },
    [mutate],
  );
}

/** Logs out: the server, then this and every other tab, then to the page of the way in. */
export function useLogout(): (user: Pick<User, 'login_with'>) => Promise<void> {
  const forget = useClearUser();
  const navigate = useNavigate();
  return useCallback(
    async ({ login_with: way }) => {
      // A call that fails logs out here all the same.
      await postLogout().catch(() => undefined);
      isLoggingOut.begin();
      signinReturnPath.forget();
      postToOtherTabs({ kind: 'signedOut' });
      await forget();
      await navigate(way === 'social' ? paths.accountLogin : paths.signin, { replace: true });
    },
    [forget, navigate],
  );
}
