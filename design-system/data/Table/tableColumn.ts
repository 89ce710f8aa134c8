import type { ReactNode } from 'react';
import type { SortDescriptor } from 'react-aria-components/Table';

/** A column of a Table: its heading, and how it renders a row. */
export type TableColumn<Row> = {
  /** The unique id: the `column` of a sort descriptor. */
  id: string;
  /** The heading; in cards the label before the value. */
  title: string;
  /** Renders the cell of a row. */
  cell: (row: Row) => ReactNode;
  /**
   * Whether cells contain figures, which are aligned at the end of the column.
   * @default false
   */
  isNumeric?: boolean;
  /** Whether the cell is the row header, which contains the link of the row. By default the first column is. */
  isRowHeader?: boolean;
  /** Returns the value to sort rows by in the browser. */
  sortValue?: (row: Row) => string | number;
  /** Whether pressing the heading sorts. By default it does if there is a `sortValue`. */
  allowsSorting?: boolean;
};

function compare(a: string | number, b: string | number): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return String(a).localeCompare(String(b), undefined, { numeric: true });
}

/** Returns the rows sorted by the `sortValue` of a column, or unchanged without one. The sort is stable. */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly Pick<TableColumn<Row>, 'id' | 'sortValue'>[],
  sort: SortDescriptor | undefined,
): readonly Row[] {
  const getValue = columns.find(({ id }) => id === sort?.column)?.sortValue;
  if (!getValue) return rows;
  const direction = sort?.direction === 'descending' ? -1 : 1;
  return rows.toSorted((a, b) => direction * compare(getValue(a), getValue(b)));
}
