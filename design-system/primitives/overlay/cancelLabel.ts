import { defineMessage } from '../../i18n/intl.ts';

/** The label of the button that closes a dialog without its action. */
export const cancelLabel = defineMessage({
  id: 'ds.confirmDialog.cancel',
  defaultMessage: 'Cancel',
});
