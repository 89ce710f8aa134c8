import { Banner, useIsOnline } from '@byline/design-system';
import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSWRConfig } from 'swr';
import { userKey } from '../../api/currentUser.ts';
import { useIsReachable } from '../../api/reachability.ts';
import { useConnectionNews } from './useConnectionNews.ts';

/** How often the page tries to reach a server that does not respond. */
const retryIntervalMs = 10_000;

/** Tells users that the device is offline, or that the server does not respond, and loads the page again once it does. */
export function ConnectionBanner() {
  const isOnline = useIsOnline();
  const isReachable = useIsReachable();
  useConnectionNews();
  const { mutate } = useSWRConfig();
  const isCut = isOnline && !isReachable;
  useEffect(() => {
    if (!isCut) return undefined;
    const timer = setInterval(() => void mutate(userKey), retryIntervalMs);
    return () => {
      clearInterval(timer);
      // The page shows stored responses, so everything is requested again.
      void mutate(() => true);
    };
  }, [isCut, mutate]);
  if (isOnline && isReachable) return null;
  return (
    // `useConnectionNews` already announces that the device is offline.
    <Banner tone="warning" isLive={isOnline}>
      {isOnline ? (
        <FormattedMessage
          id="layout.unreachable.text"
          defaultMessage="We cannot reach the server. You can read what you have seen before, and keep writing. We will keep trying."
        />
      ) : (
        <FormattedMessage
          id="layout.offline.text"
          defaultMessage="You are offline. You can keep reading and writing, and send once you are back online."
        />
      )}
    </Banner>
  );
}
