import { useState } from 'react';
import type { SortDescriptor } from 'react-stately';
import { useLanguage } from '../../i18n/language.ts';
import { listSortValues, sortRows } from './sortRows.ts';
import type { TableColumn, TableValue } from './tableColumn.ts';

/** Returns a function that sorts rows, unless the previous result is still right. */
function createMemory<Row>() {
  let lastRows: readonly Row[] | undefined;
  let lastOrder = '';
  let values: readonly TableValue[] = [];
  let sorted: readonly Row[] = [];
  return (
    rows: readonly Row[],
    columns: readonly TableColumn<Row>[],
    sorts: readonly SortDescriptor[],
    locale: string,
  ): readonly Row[] => {
    const keys = listSortValues(columns, sorts);
    if (keys.length === 0) return rows;
    const next = keys.flatMap(({ getValue }) => rows.map(getValue));
    const order = JSON.stringify([locale, sorts]);
    const isSame =
      rows === lastRows &&
      order === lastOrder &&
      next.every((value, index) => Object.is(value, values[index]));
    if (!isSame) sorted = sortRows(rows, columns, sorts, locale);
    lastRows = rows;
    lastOrder = order;
    values = next;
    return sorted;
  };
}

/**
 * Returns the rows sorted in the browser. Sorting is slow, so it runs again only for other rows, another order or other values, not for
 * columns that are new at each render.
 */
export function useSortedRows<Row>(
  rows: readonly Row[],
  columns: readonly TableColumn<Row>[],
  sorts: readonly SortDescriptor[],
): readonly Row[] {
  const [getSorted] = useState(() => createMemory<Row>());
  return getSorted(rows, columns, sorts, useLanguage().locale);
}
