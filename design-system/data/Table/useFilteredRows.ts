import { useState } from 'react';
import { useLanguage } from '../../i18n/language.ts';
import type { TableColumn } from './tableColumn.ts';
import { filterRows, type TableFilters } from './tableFilter.ts';

const noFilters: TableFilters = {};

/** Returns a function that filters rows, as the previous array if it has the same rows: another array is sorted again. */
function createMemory<Row>() {
  let previous: readonly Row[] = [];
  return (
    rows: readonly Row[],
    columns: readonly TableColumn<Row>[],
    filters: TableFilters,
    locale: string,
  ): readonly Row[] => {
    const next = filterRows(rows, columns, filters, locale);
    if (next === rows) return rows;
    const isSame =
      next.length === previous.length && next.every((row, index) => row === previous[index]);
    if (!isSame) previous = next;
    return previous;
  };
}

/** Returns the rows that pass the filters of the view. */
export function useFilteredRows<Row>(
  rows: readonly Row[],
  columns: readonly TableColumn<Row>[],
  filters: TableFilters = noFilters,
): readonly Row[] {
  const [filter] = useState(() => createMemory<Row>());
  return filter(rows, columns, filters, useLanguage().locale);
}
