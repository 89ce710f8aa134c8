import { defineMessage } from '../../i18n/intl.ts';

/** The title of the drawer with the filters, and the label of its button. */
export const filtersLabel = defineMessage({ id: 'ds.filterBar.title', defaultMessage: 'Filters' });

/** The name of the button that opens filters, of which some are in use. */
export const filtersInUseLabel = defineMessage({
  id: 'ds.filterBar.button',
  defaultMessage: 'Filters ({count, number})',
});
