import { defineMessage } from '../../i18n/intl.ts';

/** The label of the dialog that arranges starred pages, and of the menu entry that opens it. */
export const arrangeLabel = defineMessage({
  id: 'ds.starred.arrange',
  defaultMessage: 'Arrange starred pages',
});
