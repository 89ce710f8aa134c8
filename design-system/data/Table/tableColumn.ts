import type { ReactNode } from 'react';
import type { SortDescriptor } from 'react-stately';

/** The position of a cell in the rows of a narrow table. */
export type CompactPosition =
  | 'title'
  | 'amount'
  | 'meta'
  | 'status'
  | 'second'
  | 'third'
  | 'hidden';

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
  /** Returns the value to sort rows by in the browser. */
  sortValue?: (row: Row) => string | number;
  /** Whether the rows can be sorted by this column. By default, if there is a `sortValue`. */
  allowsSorting?: boolean;
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

// Compared with NaN, every number is equal, so that the other rows would not be in order either.
const toRank = (value: number) => (Number.isNaN(value) ? Infinity : value);

/**
 * Returns the rows sorted by the `sortValue` of a column: texts in the order of a language, and NaN after all numbers. Without
 * `sortValue` they stay in their order. The sort is stable.
 */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly Pick<TableColumn<Row>, 'id' | 'sortValue'>[],
  sort: SortDescriptor | undefined,
  locale: string,
): readonly Row[] {
  const getValue = columns.find(({ id }) => id === sort?.column)?.sortValue;
  if (!getValue) return rows;
  const direction = sort?.direction === 'descending' ? -1 : 1;
  const collator = new Intl.Collator(locale, { numeric: true });
  const compare = (a: string | number, b: string | number) =>
    typeof a === 'number' && typeof b === 'number'
      ? toRank(a) - toRank(b)
      : collator.compare(String(a), String(b));
  return rows.toSorted((a, b) => direction * compare(getValue(a), getValue(b)));
}
