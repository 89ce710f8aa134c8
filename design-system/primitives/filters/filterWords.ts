import { defineMessages } from '../../i18n/intl.ts';

/** The texts of filters in use. */
export const filterWords = defineMessages({
  active: { id: 'ds.table.filtersActive', defaultMessage: 'Active filters' },
  clearAll: { id: 'ds.table.filterClearAll', defaultMessage: 'Clear filters' },
  remove: { id: 'ds.table.removeFilter', defaultMessage: 'Remove filter: {filter}' },
});
