import { defineMessages } from '../../i18n/intl.ts';

/** The texts of filters of columns. */
export const filterWords = defineMessages({
  filterColumn: { id: 'ds.table.filterColumn', defaultMessage: 'Filter {column}' },
  filtered: { id: 'ds.table.filteredColumn', defaultMessage: 'Filter {column}, in use' },
  option: { id: 'ds.table.filterOption', defaultMessage: '{text} ({count, number})' },
  none: { id: 'ds.table.noMatch', defaultMessage: 'No rows match the filters.' },
  contains: { id: 'ds.table.filterContains', defaultMessage: '{column}: contains' },
  from: { id: 'ds.table.filterFrom', defaultMessage: '{column}: from' },
  to: { id: 'ds.table.filterTo', defaultMessage: '{column}: to' },
  apply: { id: 'ds.table.filterApply', defaultMessage: 'Apply' },
  clear: { id: 'ds.table.filterClear', defaultMessage: 'Clear' },
});
