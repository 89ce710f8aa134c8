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

/** Which part of a form is stored on the device, and so survives closing the page. */
export type SavedPart = keyof typeof messages;

/** Returns why a form cannot be sent now, for `unavailableReason`: the device is offline. Undefined while it is online. */
export function useUnsentReason(saved: SavedPart): ReactNode {
  const isOnline = useIsOnline();
  return isOnline ? undefined : <FormattedMessage {...messages[saved]} />;
}

/** Explains next to a submit button that the device is offline; empty while online. */
export function OfflineNote({ id, saved }: { id?: string; saved: SavedPart }) {
  useConnectionNews();
  const isOnline = useIsOnline();
  return (
    <span id={id}>
      {!isOnline && (
        <Text as="span" size="sm" isMuted>
          <FormattedMessage {...messages[saved]} />
        </Text>
      )}
    </span>
  );
}
