import { createFormats, type Formats } from '../../formatters/formats.ts';
import { createCellWriter, getSigns, type CsvColumn } from './cellText.ts';
import { guardFormula, joinCells } from './delimitedText.ts';
import { getHeadingText } from './nodeText.ts';
import { sortRows } from './sortRows.ts';
import type { TableColumn } from './tableColumn.ts';
import { filterRows } from './tableFilter.ts';
import { arrangeColumns, type TableView } from './tableView.ts';

/** How a table is written as CSV. */
export type CsvOptions = {
  /**
   * For which use: `machine` is RFC 4180 with commas, ISO 8601 dates and decimal points; `locale` is for people and their spreadsheets, with the
   * texts of the page, the separator and decimal sign of a region, and times of the page's zone as `2026-03-05 14:30:00`, which every
   * spreadsheet reads as a time.
   * @default 'machine'
   */
  style?: 'machine' | 'locale';
  /**
   * The formats of the page (`useFormats`) or a locale, also for the order of texts.
   * @default 'en'
   */
  formats?: Formats | string;
  /**
   * The locale of the device, such as `navigator.language`, whose spreadsheets decide on the separator and the decimal sign of the style
   * `locale`. By default the locale of `formats`.
   */
  region?: string;
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
  csvColumns: readonly CsvColumn<Row>[],
  rows: readonly Row[],
  { style = 'machine', formats: given = 'en', region, view = {}, dataMode }: CsvOptions = {},
): string {
  const formats = typeof given === 'string' ? createFormats(given) : given;
  const { decimal, separator } =
    style === 'locale'
      ? getSigns(region === undefined ? formats : createFormats(region))
      : ({ decimal: '.', separator: ',' } as const);
  // Only the filters and the order of a view use values, and only tables have a view.
  const columns = csvColumns as readonly TableColumn<Row>[];
  const shown = arrangeColumns(columns, view);
  const isClient = dataMode !== 'server';
  const passing = isClient ? filterRows(rows, columns, view.filters ?? {}, formats.timeZone) : rows;
  const sorted = sortRows(passing, columns, isClient ? (view.sorts ?? []) : [], formats.locale);
  const writeCell = createCellWriter({ style, formats, decimal });
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
