import { useState } from 'react';
import { useDateFormats } from '../../formatters/useDateFormats.ts';
import type { TableColumn, TableValue } from './tableColumn.ts';
import { filterRows, listFilters, type TableFilters } from './tableFilter.ts';

const noFilters: TableFilters = {};

/** Returns a function that filters rows, unless the previous result is still right. */
function createMemory<Row>() {
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

/** Returns the rows that pass the filters of the view. Texts are slow to compare, so rows are filtered again only if something differs. */
export function useFilteredRows<Row>(
  rows: readonly Row[],
  columns: readonly TableColumn<Row>[],
  filters: TableFilters = noFilters,
): readonly Row[] {
  const [filter] = useState(() => createMemory<Row>());
  return filter(rows, columns, filters, useDateFormats().timeZone);
}
