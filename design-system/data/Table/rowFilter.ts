import type { TableFilters } from './columnFilter.ts';
import { createRowMemory } from './rowMemory.ts';
import type { TableColumn } from './tableColumn.ts';
import { filterRows, listFilters } from './tableFilter.ts';

/** Returns a function that filters the rows of a table, again only if something differs. */
export function createRowFilter<Row>() {
  const remember = createRowMemory<Row>();
  return (
    rows: readonly Row[],
    columns: readonly TableColumn<Row>[],
    filters: TableFilters,
    timeZone: string | undefined,
  ): readonly Row[] =>
    remember(
      rows,
      listFilters(columns, filters).map(({ getValue }) => getValue),
      [filters, timeZone],
      () => filterRows(rows, columns, filters, timeZone),
    );
}
