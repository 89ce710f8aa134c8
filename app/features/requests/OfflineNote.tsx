import { LiveText, Text } from '@byline/design-system';
import { FormattedMessage } from 'react-intl';
import { useIsOnline } from './useIsOnline.ts';

/** Explains next to a submit button that the device is offline; empty while online. */
export function OfflineNote({ id }: { id?: string }) {
  const isOnline = useIsOnline();
  return (
    <LiveText id={id}>
      {!isOnline && (
        <Text as="span" size="sm" tone="muted">
          <FormattedMessage
            id="network.offline"
            defaultMessage="You are offline. You can send this once you are back online. Your text is saved."
          />
        </Text>
      )}
    </LiveText>
  );
}
