import type { TableColumn, TableValue } from './tableColumn.ts';
import { filterRows, listFilters } from './tableFilter.ts';
import type { TableFilters } from './columnFilter.ts';

/**
 * Returns a function that filters rows, unless its previous result is still right: texts are slow to compare, and rows are filtered at each
 * render.
 */
export function createRowFilter<Row>() {
  let lastRows: readonly Row[] | undefined;
  let lastFilters = '';
  let values: readonly TableValue[] = [];
  let passing: readonly Row[] = [];
  return (
    rows: readonly Row[],
    columns: readonly TableColumn<Row>[],
    filters: TableFilters,
    timeZone: string | undefined,
  ): readonly Row[] => {
    const checks = listFilters(columns, filters);
    if (checks.length === 0) return rows;
    const next = checks.flatMap(({ getValue }) => rows.map(getValue));
    const facts = JSON.stringify([filters, timeZone]);
    const isSame =
      rows === lastRows &&
      facts === lastFilters &&
      next.every((value, index) => Object.is(value, values[index]));
    if (!isSame) passing = filterRows(rows, columns, filters, timeZone);
    lastRows = rows;
    lastFilters = facts;
    values = next;
    return passing;
  };
}
