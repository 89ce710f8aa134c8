import { useContext } from 'react';
import { Button } from 'react-aria-components/Button';
import { OverlayTriggerStateContext } from 'react-aria-components/Dialog';
import { FormattedMessage } from '../../../i18n/FormattedMessage/FormattedMessage.tsx';
import { ListEnd } from './OptionList.styles.ts';

/** Renders the button that closes the list of a field for several options, on touch screens, where the list covers the rest of the form. */
export function DoneButton() {
  const list = useContext(OverlayTriggerStateContext);
  return (
    <ListEnd data-part="list-end">
      <Button
        // Otherwise React Aria would make it the button that opens the list.
        slot={null}
        excludeFromTabOrder
        preventFocusOnPress
        onPress={() => list?.close()}
      >
        <FormattedMessage id="ds.multiSelect.done" defaultMessage="Done" />
      </Button>
    </ListEnd>
  );
}
