import { defineMessages } from '../../i18n/intl.ts';

/** The texts of the headings' menus. */
export const columnWords = defineMessages({
  options: { id: 'ds.table.columnOptions', defaultMessage: 'Options for {column}' },
  ascending: { id: 'ds.table.sortAscending', defaultMessage: 'Sort ascending' },
  descending: { id: 'ds.table.sortDescending', defaultMessage: 'Sort descending' },
  alsoBy: { id: 'ds.table.sortAlso', defaultMessage: 'Then sort by this' },
  unsorted: { id: 'ds.table.clearSort', defaultMessage: 'Clear sort' },
  group: { id: 'ds.table.group', defaultMessage: 'Group by this' },
  ungroup: { id: 'ds.table.ungroup', defaultMessage: 'Stop grouping' },
  pinStart: { id: 'ds.table.pinStart', defaultMessage: 'Pin to start' },
  pinEnd: { id: 'ds.table.pinEnd', defaultMessage: 'Pin to end' },
  unpin: { id: 'ds.table.unpin', defaultMessage: 'Unpin' },
  earlier: { id: 'ds.table.moveEarlier', defaultMessage: 'Move towards start' },
  later: { id: 'ds.table.moveLater', defaultMessage: 'Move towards end' },
  fit: { id: 'ds.table.fit', defaultMessage: 'Fit to content' },
  hide: { id: 'ds.table.hide', defaultMessage: 'Hide column' },
  showAll: { id: 'ds.table.showAll', defaultMessage: 'Show all columns' },
  reset: { id: 'ds.table.resetWidths', defaultMessage: 'Reset widths' },
  width: { id: 'ds.table.width', defaultMessage: 'Width of {column}' },
});
