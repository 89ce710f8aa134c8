import { Banner } from '@byline/design-system';
import { useSyncExternalStore } from 'react';
import { FormattedMessage } from 'react-intl';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Says that the device is offline: what is on screen stays, what is written is kept. */
export function OfflineBanner() {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  if (isOnline) return null;
  return (
    <Banner tone="warning">
      <FormattedMessage
        id="layout.offline.text"
        defaultMessage="You are offline. You can read what is here and go on writing; sending waits until you are back."
      />
    </Banner>
  );
}
