import { createFormats, type Formats } from '../../formatters/formats.ts';
import { createCellWriter, getSigns } from './cellText.ts';
import { guardFormula, joinCells } from './delimitedText.ts';
import { getHeadingText } from './nodeText.ts';
import { sortRows } from './sortRows.ts';
import type { TableColumn } from './tableColumn.ts';
import { filterRows } from './tableFilter.ts';
import { arrangeColumns, type TableView } from './tableView.ts';

/** How a table is written as CSV. */
export type CsvOptions = {
  /**
   * For which use: `machine` is RFC 4180 with commas, ISO 8601 dates and decimal points; `locale` is for spreadsheets, with the separator, decimal
   * sign, dates and texts of a language.
   * @default 'machine'
   */
  style?: 'machine' | 'locale';
  /**
   * The formats of the page (`useFormats`) or a locale, also for the order of texts.
   * @default 'en'
   */
  formats?: Formats | string;
  /** The view of the table: which columns are written in which order, and which rows. By default all. */
  view?: TableView;
  /**
   * Where rows are sorted and filtered. Rows of a `'server'` are written as they are.
   * @default 'client'
   */
  dataMode?: 'client' | 'server';
};

/**
 * Returns rows as CSV: headings and a line for each row. Amounts of columns with a `currency` are decimals of its major unit, and no text is
 * run as a formula by a spreadsheet.
 */
export function formatCsv<Row>(
  columns: readonly TableColumn<Row>[],
  rows: readonly Row[],
  { style = 'machine', formats: given = 'en', view = {}, dataMode = 'client' }: CsvOptions = {},
): string {
  const formats = typeof given === 'string' ? createFormats(given) : given;
  const separator = style === 'locale' ? getSigns(formats).separator : ',';
  const shown = arrangeColumns(columns, view);
  const isClient = dataMode === 'client';
  const passing = isClient ? filterRows(rows, columns, view.filters ?? {}, formats.timeZone) : rows;
  const sorted = sortRows(passing, columns, isClient ? (view.sorts ?? []) : [], formats.locale);
  const writeCell = createCellWriter({ style, formats });
  const headings = shown.map((column) => guardFormula(getHeadingText(column)));
  const lines = [joinCells(headings, separator)];
  for (const row of sorted) {
    lines.push(
      joinCells(
        shown.map((column) => writeCell(column, row)),
        separator,
      ),
    );
  }
  return `${lines.join('\r\n')}\r\n`;
}
