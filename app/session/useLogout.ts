import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import type { User } from '../../contract/schemas/user.ts';
import { paths } from '../paths.ts';
import { isLoggingOut, postToOtherTabs, useClearUser } from './tabSession.ts';
import { signinReturnPath } from '../device/savedPath.ts';
import { endSession } from '../device/sessionEnd.ts';

/**
 * Returns a function that logs out on the server and in all tabs, then opens the sign-in page of the user's method: social account or
 * email.
 */
export function useLogout(): (user: Pick<User, 'login_with'>) => Promise<void> {
  const clearUser = useClearUser();
  const navigate = useNavigate();
  return useCallback(
    async ({ login_with: method }) => {
      await endSession();
      // Set before the user is cleared, so that no guard saves the open page as the page to return to.
      isLoggingOut.current = true;
      signinReturnPath.clear();
      postToOtherTabs({ kind: 'signedOut' });
      await clearUser();
      await navigate(method === 'social' ? paths.accountLogin : paths.signin, { replace: true });
    },
    [clearUser, navigate],
  );
}
