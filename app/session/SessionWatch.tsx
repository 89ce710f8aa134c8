import { lazy, Suspense, useEffect, useRef } from 'react';
import { useSWRConfig } from 'swr';
import { onSignedOutCall } from '../api/refusedCalls.ts';
import { userKey, useUser } from '../api/user.ts';
import { onOtherTab } from './channel.ts';
import { leaving } from './leaving.ts';
import { useForgetUser } from './useSession.ts';
import { keepUserInfo } from './userInfo.ts';

const InReviewDialog = lazy(() => import('./InReviewDialog.tsx'));

/** Keeps this tab's session in step with the others, and logs out whoever is in review. */
export function SessionWatch() {
  const { data: user } = useUser();
  const { mutate } = useSWRConfig();
  const forget = useForgetUser();
  const userId = user?.id;
  const lastId = useRef<string>(undefined);

  useEffect(() => {
    if (user) keepUserInfo(user);
  }, [user]);

  useEffect(
    () =>
      onOtherTab((message) => {
        if (message.kind === 'signedIn' && message.userId === userId) return;
        leaving.begin();
        void forget().then(async () => {
          if (message.kind === 'signedIn') await mutate(() => true);
        });
      }),
    [forget, mutate, userId],
  );

  useEffect(() => {
    if (!userId) return undefined;
    // The refusal may be older than the session that is here now: the server is asked.
    return onSignedOutCall((address) => void (address !== userKey && mutate(userKey)));
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
