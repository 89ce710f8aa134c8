import { use, useMemo, useState } from 'react';
import { FormatsContext } from '../../formatters/FormatsContext.ts';
import { getCompactPositions } from './tableColumn.ts';
import type { TableProps } from './tableProps.ts';
import { arrangeColumns } from './tableView.ts';
import { useSortedRows } from './useSortedRows.ts';
import { useTableLines } from './useTableLines.ts';
import { useTableView } from './useTableView.ts';

/**
 * Returns what a table shows: the columns of the view, and the rows filtered, sorted and arranged in lines. Rows of a server stay as they
 * are.
 */
export function useTableModel<Row>(props: TableProps<Row>) {
  const { columns: allColumns, rows, sort, dataMode = 'client', features } = props;
  const { view, setView, sorts, setSorts } = useTableView(allColumns, props);
  const arranged = useMemo(() => arrangeColumns(allColumns, view), [allColumns, view]);
  const { getRowActions, getKey } = props;
  const [source] = useState(() => features?.createRowActions());
  const rowActions = getRowActions ? source : undefined;
  const tools = features?.listTools(props) ?? '';
  const columns = useMemo(
    () => features?.addToolColumns(arranged, tools, rowActions) ?? arranged,
    [features, arranged, tools, rowActions],
  );
  const isServer = sort !== undefined || dataMode === 'server';
  const timeZone = use(FormatsContext)?.timeZone;
  const [filter] = useState(() => features?.createRowFilter<Row>());
  const filters = isServer ? undefined : view.filters;
  const passing = filters && filter ? filter(rows, allColumns, filters, timeZone) : rows;
  const order = isServer ? [] : (features?.sortByGroups(sorts, view.groupBy ?? []) ?? sorts);
  const sorted = useSortedRows(passing, allColumns, order);
  const rowHeader = arranged.find(({ isRowHeader }) => isRowHeader) ?? arranged[0];
  rowActions?.update({ getRowActions, getKey, rowHeader });
  return {
    ...useTableLines({ ...props, features, rows: sorted, columns: allColumns, view, setView }),
    view,
    setView,
    sorts,
    setSorts,
    columns,
    rowActions,
    tools,
    /** All rows that pass the filters, in order. */
    sorted,
    isFilteredOut: rows.length > 0 && passing.length === 0,
    rowHeader,
    positions: useMemo(() => getCompactPositions(columns, rowHeader), [columns, rowHeader]),
  };
}
