import { Text } from '@byline/design-system';
import { FormattedMessage } from 'react-intl';

/** Warns below a file field that its pictures are on this page only, since the device is full or denies storage. */
export function PicturesNotStored({ isShown }: { isShown: boolean }) {
  return (
    <div role="status">
      {isShown && (
        <Text size="sm" tone="warning">
          <FormattedMessage
            id="pictures.notStored"
            defaultMessage="The pictures could not be stored on this device. Keep this page open until they are sent."
          />
        </Text>
      )}
    </div>
  );
}
