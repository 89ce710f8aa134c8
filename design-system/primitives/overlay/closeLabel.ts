import { defineMessage } from 'react-intl';

/** The label of the button that closes a dialog or a drawer. */
export const closeLabel = defineMessage({ id: 'ds.dialog.close', defaultMessage: 'Close' });
