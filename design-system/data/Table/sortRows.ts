import type { SortDescriptor } from 'react-aria-components/Table';

type Sortable<Row> = { id: string; sortValue?: (row: Row) => string | number };

function compare(a: string | number, b: string | number): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return String(a).localeCompare(String(b), undefined, { numeric: true });
}

/** The rows in the order of a column's `sortValue`; as they came where there is none. Equal rows keep their order. */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly Sortable<Row>[],
  order: SortDescriptor | undefined,
): readonly Row[] {
  const valueOf = columns.find(({ id }) => id === order?.column)?.sortValue;
  if (!valueOf) return rows;
  const direction = order?.direction === 'descending' ? -1 : 1;
  return rows.toSorted((a, b) => direction * compare(valueOf(a), valueOf(b)));
}
