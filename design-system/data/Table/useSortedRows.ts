import { useState } from 'react';
import type { SortDescriptor } from 'react-stately';
import { useLanguage } from '../../i18n/language.ts';
import { createRowMemory } from './rowMemory.ts';
import { listSortValues, sortRows } from './sortRows.ts';
import type { TableColumn } from './tableColumn.ts';

/** Returns the rows sorted in the browser, again only if something differs. */
export function useSortedRows<Row>(
  rows: readonly Row[],
  columns: readonly TableColumn<Row>[],
  sorts: readonly SortDescriptor[],
): readonly Row[] {
  const { locale } = useLanguage();
  const [remember] = useState(() => createRowMemory<Row>());
  return remember(
    rows,
    listSortValues(columns, sorts).map(({ getValue }) => getValue),
    [locale, sorts],
    () => sortRows(rows, columns, sorts, locale),
  );
}
