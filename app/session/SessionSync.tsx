import { lazy, Suspense, useEffect, useRef } from 'react';
import { useSWRConfig } from 'swr';
import { setCurrentUser } from '../api/currentUser.ts';
import { onUnauthorized } from '../api/unauthorizedEvents.ts';
import { userKey } from '../api/currentUser.ts';
import { useUser } from './useUser.ts';
import { isLoggingOut, onOtherTabMessage, useClearUser } from './tabSession.ts';
import { readUserInfo, saveUserInfo } from '../device/userInfo.ts';

const InReviewDialog = lazy(() => import('./InReviewDialog.tsx'));

/** Keeps this tab's session and data in sync with other tabs and the server, and shows the dialog for users in review. */
export function SessionSync() {
  const { data: user } = useUser();
  const { mutate } = useSWRConfig();
  const clearUser = useClearUser();
  const userId = user?.id;
  const previousId = useRef<string>(undefined);

  useEffect(() => {
    setCurrentUser(userId ?? null);
    const idBefore = previousId.current;
    previousId.current = userId;
    if (user && idBefore && idBefore !== userId) {
      // Another user has signed in elsewhere. The pages of the previous user are closed first, because they store drafts. While
      // `isLoggingOut` is true, no sign-in returns to a page of the previous user.
      isLoggingOut.current = true;
      void clearUser().then(() => mutate(() => true));
    } else if (user) {
      // The next user has replaced the previous one. Otherwise the end of this session would count as a logout.
      if (!idBefore) isLoggingOut.current = false;
      saveUserInfo(user);
    } else if (user === null && idBefore && !isLoggingOut.current) {
      void clearUser();
    }
  }, [clearUser, mutate, user, userId]);

  useEffect(
    () =>
      onOtherTabMessage((message) => {
        if (message.kind === 'signedIn' && message.userId === userId) return;
        // The next sign-in in this tab must not return to a page of the user who left.
        isLoggingOut.current = true;
        void clearUser().then(async () => {
          if (message.kind === 'signedIn') await mutate(() => true);
        });
      }),
    [clearUser, mutate, userId],
  );

  useEffect(() => {
    // A page in the back/forward cache receives no messages. What is stored on the device is known without a connection.
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      if (!userId || readUserInfo()?.id === userId) return void mutate(userKey);
      isLoggingOut.current = true;
      void clearUser().then(() => mutate(() => true));
    };
    window.addEventListener('pageshow', comeBack);
    return () => window.removeEventListener('pageshow', comeBack);
  }, [clearUser, mutate, userId]);

  useEffect(() => {
    if (!userId) return undefined;
    // The 401 may belong to an earlier session, so reload the user instead of logging out.
    return onUnauthorized((path) => void (path !== userKey && mutate(userKey)));
  }, [mutate, userId]);

  if (!user?.in_review) return null;
  return (
    <Suspense>
      <InReviewDialog user={user} />
    </Suspense>
  );
}
