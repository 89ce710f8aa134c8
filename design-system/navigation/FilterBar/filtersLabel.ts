import { defineMessage } from '../../i18n/intl.ts';

/** The title of the drawer with the filters, and the label of its button. */
export const filtersLabel = defineMessage({ id: 'ds.filterBar.title', defaultMessage: 'Filters' });
