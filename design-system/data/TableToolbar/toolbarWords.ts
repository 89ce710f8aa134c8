import { defineMessages } from '../../i18n/intl.ts';
import { filtersInUseLabel, filtersLabel } from '../../navigation/FilterBar/filtersLabel.ts';

/** The texts of the bar above a table. */
export const toolbarWords = {
  filters: filtersLabel,
  filtersInUse: filtersInUseLabel,
  ...defineMessages({
    columns: { id: 'ds.table.columns', defaultMessage: 'Columns' },
    compact: { id: 'ds.table.compact', defaultMessage: 'Show compact rows' },
    comfortable: { id: 'ds.table.comfortable', defaultMessage: 'Show comfortable rows' },
    grouped: { id: 'ds.table.groupedBy', defaultMessage: 'Grouped by {column}' },
    removeGroup: { id: 'ds.table.removeGroup', defaultMessage: 'Remove: {group}' },
    range: { id: 'ds.table.filterRange', defaultMessage: '{column}: {from} to {to}' },
    atLeast: { id: 'ds.table.filterAtLeast', defaultMessage: '{column}: from {from}' },
    atMost: { id: 'ds.table.filterAtMost', defaultMessage: '{column}: up to {to}' },
    contains: { id: 'ds.table.filterText', defaultMessage: '{column}: “{text}”' },
    is: { id: 'ds.table.filterIs', defaultMessage: '{column}: {value}' },
  }),
};
