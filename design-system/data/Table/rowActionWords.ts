import { defineMessages, type IntlShape } from '../../i18n/intl.ts';
import { getNodeText } from './nodeText.ts';
import type { TableColumn } from './tableColumn.ts';

/** The texts of the menus of rows. */
export const rowActionWords = defineMessages({
  actions: { id: 'ds.table.actions', defaultMessage: 'Actions' },
  actionsFor: { id: 'ds.table.actionsFor', defaultMessage: 'Actions for {row}' },
});

/** The texts of editing a row. */
export const rowEditWords = defineMessages({
  edit: { id: 'ds.table.editRow', defaultMessage: 'Edit {row}' },
  editUnnamed: { id: 'ds.table.editUnnamedRow', defaultMessage: 'Edit row' },
  save: { id: 'ds.table.saveRow', defaultMessage: 'Save' },
  cancel: { id: 'ds.table.cancelRow', defaultMessage: 'Cancel' },
});

/** Returns the text of a row's header, as far as it is known. */
export function getRowName<Row>(rowHeader: TableColumn<Row> | undefined, row: Row): string {
  const shown = rowHeader ? getNodeText(rowHeader.cell(row)) : '';
  return shown || String(rowHeader?.value?.(row) ?? '');
}

/** Returns the accessible name of a row's menu and of its button: with the text of the row header, as far as it is known. */
export function nameRowActions<Row>(
  { formatMessage }: Pick<IntlShape, 'formatMessage'>,
  rowHeader: TableColumn<Row> | undefined,
  row: Row,
): string {
  const name = getRowName(rowHeader, row);
  return name
    ? formatMessage(rowActionWords.actionsFor, { row: name })
    : formatMessage(rowActionWords.actions);
}
