import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import type { User } from '../../contract/schemas/user.ts';
import { paths } from '../paths.ts';
import { isLoggingOut, postToOtherTabs, useClearUser } from './tabSession.ts';
import { signinReturnPath } from '../device/savedPath.ts';
import { endSession } from '../device/sessionEnd.ts';

type LeavingUser = Pick<User, 'login_with'> & Partial<Pick<User, 'in_review' | 'review' | 'email'>>;

/**
 * The state of the history entry of a sign-in page to which a user in review was logged out: until when the review is promised, and the
 * email address, with which the same person signs in afterwards.
 */
export type LoggedOutState = { reviewBy?: string; email?: string };

function toState({ in_review: isInReview, review, email }: LeavingUser): LoggedOutState | null {
  return isInReview && review ? { reviewBy: review.expected_by, ...(email && { email }) } : null;
}

/**
 * Returns a function that logs out on the server and in all tabs, then opens the sign-in page of the user's method: social account or
 * email. The page repeats to a user in review until when.
 */
export function useLogout(): (user: LeavingUser) => Promise<void> {
  const clearUser = useClearUser();
  const navigate = useNavigate();
  return useCallback(
    async (user) => {
      await endSession();
      // Set before the user is cleared, so that no guard saves the open page as the page to return to.
      isLoggingOut.current = true;
      signinReturnPath.clear();
      postToOtherTabs({ kind: 'signedOut' });
      await clearUser();
      const path = user.login_with === 'social' ? paths.accountLogin : paths.signin;
      await navigate(path, { replace: true, state: toState(user) });
    },
    [clearUser, navigate],
  );
}
