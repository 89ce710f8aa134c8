import { lazy, Suspense, useEffect, useRef } from 'react';
import { useSWRConfig } from 'swr';
import { onUnauthorized } from '../api/unauthorizedEvents.ts';
import { userKey, useUser } from '../api/user.ts';
import { onOtherTabMessage } from './tabChannel.ts';
import { isLoggingOut } from './isLoggingOut.ts';
import { useClearUser } from './useSession.ts';
import { saveUserInfo } from './userInfo.ts';

const InReviewDialog = lazy(() => import('./InReviewDialog.tsx'));

/** Keeps this tab's session in step with the others, and logs out whoever is in review. */
export function SessionSync() {
  const { data: user } = useUser();
  const { mutate } = useSWRConfig();
  const forget = useClearUser();
  const userId = user?.id;
  const lastId = useRef<string>(undefined);

  useEffect(() => {
    if (user) saveUserInfo(user);
  }, [user]);

  useEffect(
    () =>
      onOtherTabMessage((message) => {
        if (message.kind === 'signedIn' && message.userId === userId) return;
        isLoggingOut.begin();
        void forget().then(async () => {
          if (message.kind === 'signedIn') await mutate(() => true);
        });
      }),
    [forget, mutate, userId],
  );

  useEffect(() => {
    if (!userId) return undefined;
    // The refusal may be older than the session that is here now: the server is asked.
    return onUnauthorized((address) => void (address !== userKey && mutate(userKey)));
  }, [mutate, userId]);

  useEffect(() => {
    if (user === null && lastId.current) void forget();
    lastId.current = userId;
  }, [forget, user, userId]);

  if (!user?.in_review) return null;
  return (
    <Suspense>
      <InReviewDialog user={user} />
    </Suspense>
  );
}
