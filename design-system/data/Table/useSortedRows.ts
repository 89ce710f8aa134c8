import { useState } from 'react';
import { useLanguage } from '../../i18n/language.ts';
import type { SortDescriptor } from 'react-stately';
import { sortRows, type TableColumn } from './tableColumn.ts';

/** Returns a function that sorts rows, unless the previous result is still right. */
function createMemory<Row>() {
  let lastRows: readonly Row[] | undefined;
  let lastSort: SortDescriptor | undefined;
  let lastLocale: string | undefined;
  let values: readonly (string | number)[] = [];
  let sorted: readonly Row[] = [];
  return (
    rows: readonly Row[],
    columns: readonly TableColumn<Row>[],
    sort: SortDescriptor | undefined,
    locale: string,
  ): readonly Row[] => {
    const getValue = columns.find(({ id }) => id === sort?.column)?.sortValue;
    if (!getValue) return rows;
    const next = rows.map(getValue);
    const isSame =
      rows === lastRows &&
      sort === lastSort &&
      locale === lastLocale &&
      next.every((value, index) => Object.is(value, values[index]));
    if (!isSame) sorted = sortRows(rows, columns, sort, locale);
    lastRows = rows;
    lastSort = sort;
    lastLocale = locale;
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
  sort: SortDescriptor | undefined,
): readonly Row[] {
  const [getSorted] = useState(() => createMemory<Row>());
  return getSorted(rows, columns, sort, useLanguage().locale);
}
