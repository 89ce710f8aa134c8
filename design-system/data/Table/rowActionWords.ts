import { defineMessages, type IntlShape } from '../../i18n/intl.ts';
import { getNodeText } from './nodeText.ts';
import type { TableColumn } from './tableColumn.ts';

/** The texts of the menus of rows. */
export const rowActionWords = defineMessages({
  actions: { id: 'ds.table.actions', defaultMessage: 'Actions' },
  actionsFor: { id: 'ds.table.actionsFor', defaultMessage: 'Actions for {row}' },
});

/** Returns the text by which a column names a row, as far as it is known. */
export function getRowName<Row>(column: TableColumn<Row>, row: Row): string {
  return getNodeText(column.cell(row)) || String(column.value?.(row) ?? '');
}

/** Returns the accessible name of a row's menu and of its button: with the text of the row header, as far as it is known. */
export function nameRowActions<Row>(
  { formatMessage }: Pick<IntlShape, 'formatMessage'>,
  rowHeader: TableColumn<Row> | undefined,
  row: Row,
): string {
  const name = rowHeader ? getRowName(rowHeader, row) : '';
  return name
    ? formatMessage(rowActionWords.actionsFor, { row: name })
    : formatMessage(rowActionWords.actions);
}
