import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import type { User } from '../../server/contract/user.ts';
import { postLogout, userKey } from '../api/user.ts';
import { paths } from '../paths.ts';
import { isLoggingOut } from './isLoggingOut.ts';
import { saveLastSignin } from './lastSignin.ts';
import { signinReturnPath } from './savedPath.ts';
import { postToOtherTabs } from './tabChannel.ts';
import { saveUserInfo } from './userInfo.ts';

async function clearNotices(): Promise<void> {
  try {
    const notices = await import('./notices.ts');
    notices.clearNotices();
  } catch {
    // The chunk did not load, so no notice has been shown either.
  }
}

/** Returns a function that clears all data of the user; the guards then treat this tab as a guest. */
export function useClearUser(): () => Promise<unknown> {
  const { mutate } = useSWRConfig();
  return useCallback(async () => {
    saveUserInfo(null);
    void clearNotices();
    // The pages are still mounted: clear their data without fetching it again.
    await mutate((key) => key !== userKey, undefined, { revalidate: false });
    await mutate(userKey, null, { revalidate: false });
  }, [mutate]);
}

/** Returns a function that stores the user whom a sign-in call returned. */
export function useSignIn(): (user: User) => Promise<void> {
  const { mutate } = useSWRConfig();
  return useCallback(
    async (user: User) => {
      isLoggingOut.current = false;
      saveLastSignin(user.login_with);
      postToOtherTabs({ kind: 'signedIn', userId: user.id });
      // Requests sent as a guest are still pending; without this SWR would reuse their responses for the user.
      await mutate((key) => key !== userKey);
      await mutate(userKey, user, { revalidate: false });
    },
    [mutate],
  );
}

/** Returns a function that logs out on the server and in all tabs, then opens the sign-in page. */
export function useLogout(): (user: Pick<User, 'login_with'>) => Promise<void> {
  const clearUser = useClearUser();
  const navigate = useNavigate();
  return useCallback(
    async ({ login_with: method }) => {
      // A failed call still logs out on this device.
      await postLogout().catch(() => undefined);
      isLoggingOut.current = true;
      signinReturnPath.clear();
      postToOtherTabs({ kind: 'signedOut' });
      await clearUser();
      await navigate(method === 'social' ? paths.accountLogin : paths.signin, { replace: true });
    },
    [clearUser, navigate],
  );
}
