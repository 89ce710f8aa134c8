import { lazy, Suspense, useEffect } from 'react';
import { useSWRConfig } from 'swr';
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

  useEffect(() => {
    if (user) keepUserInfo(user);
  }, [user]);

  useEffect(
    () =>
      onOtherTab((message) => {
        if (message.kind === 'signedIn' && message.userId === userId) return;
        leaving.begin();
        void forget().then(() => message.kind === 'signedIn' && mutate(userKey));
      }),
    [forget, mutate, userId],
  );

  if (!user?.in_review) return null;
  return (
    <Suspense>
      <InReviewDialog user={user} />
    </Suspense>
  );
}
