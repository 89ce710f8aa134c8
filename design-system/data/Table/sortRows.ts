import type { SortDescriptor } from 'react-aria-components/Table';

type Sortable<Row> = { id: string; sortValue?: (row: Row) => string | number };

function compare(a: string | number, b: string | number): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return String(a).localeCompare(String(b), undefined, { numeric: true });
}

/** Returns the rows sorted by the `sortValue` of a column, or unchanged without one. The sort is stable. */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly Sortable<Row>[],
  sort: SortDescriptor | undefined,
): readonly Row[] {
  const getValue = columns.find(({ id }) => id === sort?.column)?.sortValue;
  if (!getValue) return rows;
  const direction = sort?.direction === 'descending' ? -1 : 1;
  return rows.toSorted((a, b) => direction * compare(getValue(a), getValue(b)));
}
