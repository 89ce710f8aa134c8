import { useMemo, useRef, useState } from 'react';
import { useTable } from 'react-aria/useTable';
import type { SortDescriptor } from 'react-stately';
import { useProps } from '../../internal/useProps.ts';
import { LoadingRegion } from '../../primitives/LoadingRegion/LoadingRegion.tsx';
import { getHeaderText } from './tableColumn.ts';
import { fewColumns } from './compact.ts';
import { Frame, Scroller, Width } from './Table.styles.ts';
import { TableBody } from './TableBody.tsx';
import { TableHead } from './TableHead.tsx';
import { createTableLayout, longTable, manyColumns } from './tableLayout.ts';
import { useAmountWidth } from './useAmountWidth.ts';
import { useTableBox } from './useTableBox.ts';
import { useColumnLayout } from './useColumnLayout.ts';
import { useFieldNavigation } from './useFieldNavigation.ts';
import { useVirtualCode } from '../../internal/useVirtualCode.ts';
import { useTableWatchers } from './useTableWatchers.ts';
import type { TableSnapshot } from './tableControls.ts';
import type { TableProps } from './tableProps.ts';
import { toggleSort, type ArrangedColumn } from './tableView.ts';
import { TableEmpty } from './TableEmpty.tsx';
import { useTableModel } from './useTableModel.ts';
import { useTableControls } from './useTableControls.ts';
import { useTableSelection } from './useTableSelection.ts';
import { useTableState } from './useTableState.ts';
import { useTickedRows } from './useTickedRows.ts';
import { useFocusAfterRemoval } from '../../internal/useFocusAfterRemoval.ts';
import { checkProps } from '../../internal/propGuards.ts';
import { isDevelopment } from '../../internal/warnOnce.ts';

/** The column by which rows are sorted, and the direction. */
export type { SortDescriptor, TableProps };

/** Returns the attributes of the table's box. */
function getBoxProps<Row>({ id, className, ref, ...props }: TableProps<Row>) {
  const isData = ([name]: [string, unknown]) => /^(?:data|aria)-/.test(name);
  return { id, className, ref, ...Object.fromEntries(Object.entries(props).filter(isData)) };
}

/** Returns the columns of a table without features: all are rendered. */
const getColumns = <Row,>({ columns }: { columns: readonly ArrangedColumn<Row>[] }) => columns;

/** Renders comparable data in rows and columns. Rows can be sorted and selected. In a narrow container each row takes two lines. */
export function Table<Row extends object>(given: TableProps<Row>) {
  const props = useProps('Table', given);
  if (isDevelopment) checkProps('Table', props);
  const { 'aria-label': label, rows, getHref, isLoading, maxHeight } = props;
  const { selectionMode = 'none', disabledKeys, onRowAction, onCellsEdit, renderDetail } = props;
  const {
    features,
    rowCount,
    marksChanges = false,
    focusMode = 'row',
    hasColumnMenus = false,
  } = props;
  const model = useTableModel(props);
  const { view, setView, sorts, setSorts, columns, lines, keys, rowKeys, sorted } = model;
  const { rowHeader, positions, rowActions } = model;
  const isSelectable = selectionMode !== 'none';
  const { selected, ...selection } = useTableSelection({
    ...props,
    keys: model.selectableKeys,
    selectionMode,
  });
  const isShiftRef = useRef(false);
  const source = { rows: model.rows, lines, columns, rowHeader, isSelectable, getHref };
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
      focusMode,
      ...(onRowAction && { onRowAction }),
      ...(isVirtual && { layoutDelegate: layout }),
    },
    state,
    ref,
  );
  useTickedRows(ref, { ...selection, keys: rowKeys, isMultiple: selectionMode === 'multiple' });
  const focusHandlers = useFocusAfterRemoval(ref);
  useAmountWidth(ref, sorted);
  const widths = view.columnWidths ?? {};
  const pins = columns.map(({ pin }) => pin);
  const columnLayout = useColumnLayout(ref, {
    features,
    columns,
    isSelectable,
    widths,
    isEnabled:
      isVirtual ||
      columns.length > manyColumns ||
      pins.some(Boolean) ||
      columns.some(({ id }) => widths[id]),
    version: JSON.stringify([isSelectable, rows.length, columns.map(getHeaderText), pins, widths]),
  });
  const useRenderedColumns = features?.useColumnWindow ?? getColumns;
  const rendered = useRenderedColumns({
    state,
    layout: columnLayout,
    columns,
    rows: sorted,
    isSelectable,
  });
  const isEditable = onCellsEdit !== undefined && columns.some(({ renderEditor }) => renderEditor);
  const controls = useTableControls(
    {
      props: props as object as TableSnapshot['props'],
      model: model as object as TableSnapshot['model'],
      isSelectable,
      setSelection: selection.onSelectionChange,
    },
    { features, layout: columnLayout, toggle: model.toggle, state },
  );
  useTableBox(ref);
  const endRef = useRef<HTMLDivElement>(null);
  useTableWatchers(ref, endRef, controls, { ...props, isEditable, count: rows.length });
  const [getIsNew] = useState(() => features?.createNewRows());
  const navigation = keyboardNavigationBehavior;
  const shared = useMemo(
    () => ({
      state,
      columns: rendered,
      positions,
      rowHeader,
      isSelectable,
      isEditable,
      marksChanges,
      navigation,
      controls,
    }),
    [
      state,
      rendered,
      positions,
      rowHeader,
      isSelectable,
      isEditable,
      marksChanges,
      navigation,
      controls,
    ],
  );
  const table = (
    <Frame
      data-part="table-grid"
      {...getTableProps(gridProps)}
      {...(rowCount !== undefined && !lines && { 'aria-rowcount': rowCount + 1 })}
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
        columns={rendered}
        sorts={sorts}
        controls={controls}
        hasMenus={hasColumnMenus}
        allowsResizing={props.allowsResizing ?? false}
        isShiftRef={isShiftRef}
        isHidden={props.isHeaderHidden}
        selected={isSelectable ? selected : undefined}
        isMultiple={selectionMode === 'multiple'}
        isVirtual={isVirtual}
        navigation={keyboardNavigationBehavior}
      />
      <TableBody
        shared={shared}
        rows={model.rows}
        keys={keys}
        lines={lines}
        renderDetail={renderDetail}
        getHref={getHref}
        selectedKeys={selection.selectedKeys}
        isNew={marksChanges ? getIsNew?.(rowKeys) : undefined}
        isVirtual={isVirtual}
        virtualCode={virtualCode}
        layout={layout}
        bodyProps={bodyProps}
        empty={
          <TableEmpty
            isLoading={isLoading}
            FilteredOut={model.isFilteredOut ? features?.FilteredOut : undefined}
            onClearFilters={() => setView({ ...view, filters: {} })}
            empty={props.empty}
          />
        }
      />
      {features && (
        <features.TableTotals
          columns={rendered}
          rows={sorted}
          rowHeader={rowHeader}
          isSelectable={isSelectable}
        />
      )}
    </Frame>
  );
  const scroller = (
    <Scroller
      {...getBoxProps(props)}
      {...focusHandlers}
      aria-label={label}
      maxHeight={maxHeight}
      data-bounded={maxHeight === undefined ? undefined : ''}
    >
      <Width data-part="width" data-few={columns.length <= fewColumns ? '' : undefined}>
        {isLoading === undefined ? (
          table
        ) : (
          <LoadingRegion isLoading={isLoading} isDimmed={rows.length > 0}>
            {table}
          </LoadingRegion>
        )}
        {props.onLoadMore && <div ref={endRef} />}
      </Width>
    </Scroller>
  );
  if (!features) return scroller;
  return (
    <>
      {scroller}
      <features.TableTools
        tools={model.tools}
        rowActions={rowActions}
        controls={controls}
        table={ref}
      />
    </>
  );
}
