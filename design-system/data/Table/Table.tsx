import { Suspense, useMemo, useRef, useState } from 'react';
import { useTable } from 'react-aria/useTable';
import type { SortDescriptor } from 'react-stately';
import { FormattedMessage } from '../../i18n/FormattedMessage/FormattedMessage.tsx';
import styled from 'styled-components';
import { useProps } from '../../internal/useProps.ts';
import { LoadingRegion } from '../../primitives/LoadingRegion/LoadingRegion.tsx';
import { getCompactPositions, getHeaderText } from './tableColumn.ts';
import { fewColumns } from './compact.ts';
import { Frame, Scroller, Width } from './Table.styles.ts';
import { TableBody } from './TableBody.tsx';
import { TableHead } from './TableHead.tsx';
import { createTableLayout } from './tableLayout.ts';
import { useAmountWidth } from './useAmountWidth.ts';
import { useTableBox } from './useTableBox.ts';
import { useColumnLayout } from './useColumnLayout.ts';
import { useFieldNavigation } from './useFieldNavigation.ts';
import { useVirtualCode } from '../../internal/useVirtualCode.ts';
import { useFilteredRows } from './useFilteredRows.ts';
import { useSortedRows } from './useSortedRows.ts';
import type { CellsEditHandler } from './tableControls.ts';
import type { TableProps } from './tableProps.ts';
import { useTableEditing } from './useTableEditing.ts';
import { TableTotals } from './TableTotals.tsx';
import { sortByGroups } from './tableLines.ts';
import { useTableLines } from './useTableLines.ts';
import { arrangeColumns, toggleSort } from './tableView.ts';
import { RowMenu, useRowActions } from './useRowActions.tsx';
import { useTableControls } from './useTableControls.ts';
import { useTableCopy } from './useTableCopy.ts';
import { useTableSelection } from './useTableSelection.ts';
import { useTableState } from './useTableState.ts';
import { useTableView } from './useTableView.ts';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { visuallyHidden } from '../../theme/mixins.ts';
import { useFocusAfterRemoval } from '../../internal/useFocusAfterRemoval.ts';
import { checkProps } from '../../internal/propGuards.ts';
import { isDevelopment } from '../../internal/warnOnce.ts';

/** The column by which rows are sorted, and the direction. */
export type { SortDescriptor, TableProps };

const HiddenText = styled.span`
  ${visuallyHidden}
`;

/** Renders the placeholder of a table whose first rows are loading. */
function TableSkeleton() {
  return (
    <>
      <HiddenText data-part="spoken">
        <FormattedMessage id="ds.table.loading" defaultMessage="Loading…" />
      </HiddenText>
      <Skeleton lines={4} />
    </>
  );
}

// Shorter tables are rendered whole, so that find-in-page and printing have all rows.
const longTable = 100;

/** Renders comparable data in rows and columns. Rows can be sorted and selected. In a narrow container each row takes two lines. */
export function Table<Row extends object>(given: TableProps<Row>) {
  const {
    'aria-label': label,
    columns: allColumns,
    rows,
    getKey,
    getHref,
    onRowAction,
    getRowActions,
    onCellsEdit,
    renderDetail,
    getChildren,
    expandedKeys,
    defaultExpandedKeys,
    onExpandedChange,
    empty,
    isLoading,
    sort,
    defaultSort,
    onSortChange,
    view: viewProp,
    defaultView,
    onViewChange,
    dataMode,
    hasColumnMenus = false,
    allowsResizing = false,
    selectionMode = 'none',
    selectedKeys,
    defaultSelectedKeys,
    onSelectionChange,
    disabledKeys,
    isHeaderHidden,
    maxHeight,
    ...props
  } = useProps('Table', given);
  if (isDevelopment) {
    checkProps('Table', {
      columns: allColumns,
      rows,
      getKey,
      selectionMode,
      selectedKeys,
      defaultSelectedKeys,
      onSelectionChange,
    });
  }
  const viewProps = { sort, defaultSort, onSortChange, view: viewProp, defaultView, onViewChange };
  const { view, setView, sorts, setSorts } = useTableView(allColumns, viewProps);
  const arranged = useMemo(() => arrangeColumns(allColumns, view), [allColumns, view]);
  const { columns, rowActions } = useRowActions(arranged, getRowActions, getKey);
  const isServer = sort !== undefined || dataMode === 'server';
  const applied = isServer ? [] : sortByGroups(sorts, view.groupBy ?? []);
  const passing = useFilteredRows(rows, allColumns, isServer ? {} : view.filters);
  const sorted = useSortedRows(passing, allColumns, applied);
  const { lines, keys, rowKeys, toggle, findRow, ...shown } = useTableLines({
    rows: sorted,
    columns: allColumns,
    getKey,
    view,
    setView,
    renderDetail,
    getChildren,
    expandedKeys,
    defaultExpandedKeys,
    onExpandedChange,
  });
  const rowHeader = columns.find(({ isRowHeader }) => isRowHeader) ?? columns[0];
  const positions = useMemo(() => getCompactPositions(columns, rowHeader), [columns, rowHeader]);
  const isSelectable = selectionMode !== 'none';
  const { selected, ...selection } = useTableSelection({
    keys: rowKeys,
    selectionMode,
    onSelectionChange,
    selectedKeys,
    defaultSelectedKeys,
    disabledKeys,
  });
  const isShiftRef = useRef(false);
  const source = { rows: shown.rows, lines, columns, rowHeader, isSelectable, getHref };
  const state = useTableState({
    ...source,
    ...selection,
    keys,
    selectionMode,
    ...(disabledKeys && { disabledKeys }),
    ...(sorts[0] && { sortDescriptor: sorts[0] }),
    onSortChange: ({ column }) => setSorts(toggleSort(sorts, column, isShiftRef.current)),
  });
  const { ref, keyboardNavigationBehavior, getTableProps, bodyProps } = useFieldNavigation();
  const [layout] = useState(() => createTableLayout(state));
  const isVirtual = keys.length > longTable;
  // Loaded early, so that it is there when a table that grows becomes long.
  const virtualCode = useVirtualCode(keys.length > longTable / 2);
  const { gridProps } = useTable(
    {
      'aria-label': label,
      keyboardNavigationBehavior,
      isVirtualized: isVirtual,
      ...(onRowAction && { onRowAction }),
      ...(isVirtual && { layoutDelegate: layout }),
    },
    state,
    ref,
  );
  const focusHandlers = useFocusAfterRemoval(ref);
  useAmountWidth(ref, sorted);
  const widths = view.columnWidths ?? {};
  const pins = columns.map(({ pin }) => pin);
  const columnLayout = useColumnLayout(ref, {
    columns,
    isSelectable,
    widths,
    isEnabled: isVirtual || pins.some(Boolean) || columns.some(({ id }) => widths[id]),
    version: JSON.stringify([rows.length, columns.map(getHeaderText), pins, widths]),
  });
  const isEditable = onCellsEdit !== undefined && columns.some(({ renderEditor }) => renderEditor);
  const controls = useTableControls(
    {
      rows: rows as readonly never[],
      columns: allColumns,
      shownColumns: arranged,
      rowKeys,
      isSelectable,
      view,
      setView,
      sorts,
      setSorts,
      findRow: (key) => findRow(key) as never,
      onCellsEdit: onCellsEdit as CellsEditHandler<never> | undefined,
    },
    columnLayout,
    state,
  );
  useTableEditing(ref, controls, isEditable);
  useTableCopy(ref, controls);
  useTableBox(ref);
  const table = (
    <Frame
      data-part="table-grid"
      {...getTableProps(gridProps)}
      ref={ref}
      role={lines ? 'treegrid' : gridProps.role}
      data-density={view.density}
    >
      <colgroup>
        {isSelectable && <col />}
        {columns.map(({ id }) => (
          <col key={id} />
        ))}
      </colgroup>
      <TableHead
        state={state}
        columns={columns}
        sorts={sorts}
        controls={controls}
        hasMenus={hasColumnMenus}
        allowsResizing={allowsResizing}
        isShiftRef={isShiftRef}
        isHidden={isHeaderHidden}
        selected={isSelectable ? selected : undefined}
        isMultiple={selectionMode === 'multiple'}
        navigation={keyboardNavigationBehavior}
      />
      <TableBody
        {...source}
        state={state}
        renderDetail={renderDetail}
        toggle={toggle}
        controls={isEditable ? controls : undefined}
        keys={keys}
        positions={positions}
        selectedKeys={selection.selectedKeys}
        isVirtual={isVirtual}
        virtualCode={virtualCode}
        layout={layout}
        navigation={keyboardNavigationBehavior}
        bodyProps={bodyProps}
        empty={isLoading ? <TableSkeleton /> : empty}
      />
      <TableTotals
        columns={columns}
        rows={sorted}
        rowHeader={rowHeader}
        isSelectable={isSelectable}
      />
    </Frame>
  );
  const scroller = (
    <Scroller
      {...props}
      {...focusHandlers}
      aria-label={label}
      maxHeight={maxHeight}
      data-bounded={maxHeight === undefined ? undefined : ''}
    >
      <Width data-part="width" data-few={arranged.length <= fewColumns ? '' : undefined}>
        {isLoading === undefined ? (
          table
        ) : (
          <LoadingRegion isLoading={isLoading} isDimmed={rows.length > 0}>
            {table}
          </LoadingRegion>
        )}
      </Width>
    </Scroller>
  );
  if (!rowActions) return scroller;
  return (
    <>
      {scroller}
      <Suspense>
        <RowMenu source={rowActions} controls={controls} table={ref} />
      </Suspense>
    </>
  );
}
