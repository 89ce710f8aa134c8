import { useMemo } from 'react';
import { getCompactPositions } from './tableColumn.ts';
import { sortByGroups } from './tableLines.ts';
import type { TableProps } from './tableProps.ts';
import { arrangeColumns } from './tableView.ts';
import { useFilteredRows } from './useFilteredRows.ts';
import { useSortedRows } from './useSortedRows.ts';
import { useTableLines } from './useTableLines.ts';
import { useTableView } from './useTableView.ts';

/**
 * Returns what a table shows: the columns of the view, and the rows filtered, sorted and arranged in lines. Rows of a server stay as they
 * are.
 */
export function useTableModel<Row>(props: TableProps<Row>) {
  const { columns: allColumns, rows, sort, dataMode } = props;
  const { view, setView, sorts, setSorts } = useTableView(allColumns, props);
  const columns = useMemo(() => arrangeColumns(allColumns, view), [allColumns, view]);
  const isServer = sort !== undefined || dataMode === 'server';
  const passing = useFilteredRows(rows, allColumns, isServer ? {} : view.filters);
  const order = isServer ? [] : sortByGroups(sorts, view.groupBy ?? []);
  const sorted = useSortedRows(passing, allColumns, order);
  const rowHeader = columns.find(({ isRowHeader }) => isRowHeader) ?? columns[0];
  return {
    ...useTableLines({ ...props, rows: sorted, columns: allColumns, view, setView }),
    view,
    setView,
    sorts,
    setSorts,
    columns,
    /** All rows that pass the filters, in order. */
    sorted,
    isFilteredOut: rows.length > 0 && passing.length === 0,
    rowHeader,
    positions: useMemo(() => getCompactPositions(columns, rowHeader), [columns, rowHeader]),
  };
}
