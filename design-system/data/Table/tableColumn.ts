import type { ReactNode } from 'react';
import type { CellEditorProps } from './cellEditing.ts';
import type { ColumnFilter } from './columnFilter.ts';

/** The position of a cell in the rows of a narrow table. */
export type CompactPosition =
  | 'title'
  | 'amount'
  | 'meta'
  | 'status'
  | 'second'
  | 'third'
  | 'hidden';

/** The side at which a column stays in view. */
export type Pin = 'start' | 'end';

/** The value of a cell. Empty values are last in both orders. */
export type TableValue = string | number | boolean | Date | null | undefined;

/**
 * A group of rows: the columns by which they are grouped, each with the value that the rows share, from the outermost group to the innermost.
 */
export type TableGroup = readonly { column: string; value: TableValue }[];

/** A column of a Table: its heading, and how it renders a row. */
export type TableColumn<Row> = {
  /** The unique id: the `column` of a sort descriptor. */
  id: string;
  /** The heading. */
  header: ReactNode;
  /** The heading as plain text, for the announcement of the order. By default `header`, if that is a text. */
  textValue?: string;
  /** Renders the cell of a row. */
  cell: (row: Row) => ReactNode;
  /**
   * Renders muted text below the cell; in a narrow table, at the start of the row's second line. A row header with a detail is
   * cut to one line, so that all rows have the same height.
   */
  description?: (row: Row) => ReactNode;
  /**
   * Renders a line in the text colour between a row header and its detail, such as the next step of a job. The detail is then cut
   * to one line.
   */
  lead?: (row: Row) => ReactNode;
  /**
   * Whether the detail of a row header may have two lines, and on phones as many as it needs. Use it for texts that users must
   * read completely. A function decides for each row.
   * @default false
   */
  isDescriptionWhole?: boolean | ((row: Row) => boolean);
  /** Renders an icon or avatar of at most 40 px before the cell. */
  start?: (row: Row) => ReactNode;
  /**
   * Whether cells contain figures, which are aligned at the end of the column. Bare numbers are in the format of the page.
   * @default false
   */
  isNumeric?: boolean;
  /** Whether the cell is the row header, which contains the row's link. By default, the first column has the row headers. */
  isRowHeader?: boolean;
  /**
   * Returns the value of the cell, by which the browser sorts, filters and groups rows, and which is exported and copied. Amounts are
   * integers in minor units.
   */
  value?: (row: Row) => TableValue;
  /** The ISO 4217 code of the currency, if values are amounts: for filters and exports. */
  currency?: string;
  /** Returns the value to sort rows by in the browser. By default, `value`. */
  sortValue?: (row: Row) => string | number;
  /** Whether the rows can be sorted by this column. By default, if there is a `value` or `sortValue`. */
  allowsSorting?: boolean;
  /** The width in px, or the share of the table as a percentage. By default, the content decides. */
  width?: number | `${number}%`;
  /** The minimum width in px. */
  minWidth?: number;
  /** The maximum width in px. Longer content wraps. */
  maxWidth?: number;
  /**
   * Whether the user can change the width, in a table with `allowsResizing`.
   * @default true
   */
  allowsResizing?: boolean;
  /** Whether the column stays in view at the start or end while the others scroll. In two-line rows it has no effect. */
  pin?: Pin;
  /**
   * Renders a field that edits the cell, such as `<TextField {...fieldProps} defaultValue={row.name} onChange={setValue} />`, with its rules. The
   * table needs `onCellsEdit`.
   */
  renderEditor?: (editor: CellEditorProps, row: Row) => ReactNode;
  /** Reads a text that is pasted into the cell. Without it, or if it returns undefined or NaN, the text is refused. */
  parseText?: (text: string, row: Row) => unknown;
  /**
   * Returns the message of the rule that a new value breaks, or undefined. Typed and pasted values are checked, while rules of the field in
   * `renderEditor` only check typed ones. A method, so that its parameter may have the type of the values.
   */
  validate?(value: unknown, row: Row): string | undefined;
  /** How users filter rows by the column, in the menu of its heading and in a TableToolbar. */
  filter?: ColumnFilter;
  /**
   * Renders the total of rows, such as a sum: beside each group, and below all rows of the table, whose `group` is empty. Of rows at a server,
   * the table knows only the loaded ones, so return the server's figure.
   */
  total?: (rows: readonly Row[], group: TableGroup) => ReactNode;
  /**
   * Whether the menu of the heading offers to group rows by the column, which needs a `value`.
   * @default false
   */
  allowsGrouping?: boolean;
  /** The heading above this column and its neighbours with the same `group`. */
  group?: string;
  /**
   * The position in the rows of a table that is narrower than 46rem, or 34rem with up to four columns: `title` and `amount` are at the
   * start and end of the first line, `meta` and `status` at the start and end of the second line. `second` is at the end of the line of the subtitle, and `third`, with its
   * heading, at the end of the line of the detail. `hidden` is for screen readers only, and becomes visible while it has the focus. By default, the row header is the title, the last
   * numeric column is the amount, and all others are `meta`.
   */
  compact?: CompactPosition;
};

/** Returns the heading of a column as plain text. */
export function getHeaderText({
  header,
  textValue = typeof header === 'string' ? header : '',
}: Pick<TableColumn<never>, 'header' | 'textValue'>): string {
  return textValue;
}

/** Whether the rows can be sorted by a column. */
export function allowsSorting({
  value,
  sortValue,
  allowsSorting: isAllowed = Boolean(value ?? sortValue),
}: Pick<TableColumn<never>, 'value' | 'sortValue' | 'allowsSorting'>): boolean {
  return isAllowed;
}

/** Returns the position of each column in the rows of a narrow table. */
export function getCompactPositions<Row>(
  columns: readonly TableColumn<Row>[],
  rowHeader: TableColumn<Row> | undefined,
): CompactPosition[] {
  const amount = columns.findLast((column) => column.isNumeric && column !== rowHeader);
  return columns.map((column) => {
    if (column.compact) return column.compact;
    if (column === rowHeader) return 'title';
    return column === amount ? 'amount' : 'meta';
  });
}
