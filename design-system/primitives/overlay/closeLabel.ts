import { defineMessage } from '../../i18n/intl.ts';

/** The label of the button that closes a dialog or a drawer. */
export const closeLabel = defineMessage({ id: 'ds.dialog.close', defaultMessage: 'Close' });
