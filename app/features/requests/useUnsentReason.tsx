import { Text, useIsOnline } from '@byline/design-system';
import type { ReactNode } from 'react';
import { defineMessages, FormattedMessage } from 'react-intl';
import { useConnectionNews } from './useConnectionNews.ts';

const messages = defineMessages({
  text: {
    id: 'network.offline',
    defaultMessage:
      'You are offline. You can send this once you are back online. Your text is saved.',
  },
  textButPassword: {
    id: 'network.offline.password',
    defaultMessage:
      'You are offline. You can send this once you are back online. Your text is saved, but not the password.',
  },
  message: {
    id: 'network.offline.message',
    defaultMessage:
      'You are offline. A message that you send now stays on this device, and is sent once you are back online.',
  },
  nothing: {
    id: 'network.offline.unsaved',
    defaultMessage: 'You are offline. You can send this once you are back online.',
  },
});

/**
 * Returns why a form is not sent now, for `unavailableReason`: the device is offline. Undefined while it is online. `saved` is the part of the
 * form that is stored on the device, and so survives closing the page.
 */
export function useUnsentReason(saved: keyof typeof messages): ReactNode {
  useConnectionNews();
  const isOnline = useIsOnline();
  if (isOnline) return undefined;
  return (
    // Silent, because `useConnectionNews` announces that the device is offline.
    <span aria-live="off">
      <Text as="span" size="sm" isMuted>
        <FormattedMessage {...messages[saved]} />
      </Text>
    </span>
  );
}
