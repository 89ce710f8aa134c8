import { Text, useIsOnline } from '@byline/design-system';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { OfflineNote, type SavedPart } from './OfflineNote.tsx';

/**
 * Holds an action while the device is offline. Spread `held` on its button: the button keeps the focus but does nothing, neither does its
 * form, and it is described by the reason. Render the reason as `note`, or by `formNote` beside the submit button of a form. `reason` is
 * the text alone, null while online.
 */
export function useOfflineHold() {
  const isOnline = useIsOnline();
  const id = useId();
  const reason = isOnline ? null : (
    <FormattedMessage
      id="network.held"
      defaultMessage="You can do this once you are back online."
    />
  );
  return {
    held: isOnline ? {} : { 'aria-disabled': true, 'aria-describedby': id },
    note: reason && (
      <Text id={id} size="sm" isMuted>
        {reason}
      </Text>
    ),
    formNote: (props: { saved: SavedPart }) => <OfflineNote id={id} {...props} />,
    reason,
  };
}
