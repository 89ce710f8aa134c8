import { Banner } from '@byline/design-system';
import { FormattedMessage } from 'react-intl';
import { useOnline } from '../features/requests/useOnline.ts';

/** Says that the device is offline: what is on screen stays, what is written is kept. */
export function OfflineBanner() {
  const isOnline = useOnline();
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
