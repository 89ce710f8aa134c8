import {
  useCallback,
  useRef,
  useState,
  type HTMLAttributes,
  type ReactNode,
  type RefCallback,
} from 'react';
import { useTableRowGroup } from 'react-aria/useTable';
import { mergeProps } from 'react-aria/mergeProps';
import type { Key } from 'react-stately';
import type { TableState } from 'react-stately/useTableState';
import { useVirtualRows, type VirtualRow } from '../../internal/useVirtualRows.ts';
import type { VirtualCode } from '../../internal/virtualCode.ts';
import { ownKey } from './lineKeys.ts';
import { parseCellKey } from './rowCollection.ts';
import { Body, Empty, Space } from './Table.styles.ts';
import type { TableControls } from './tableControls.ts';
import type { TableLine } from './tableLines.ts';
import { TableRow } from './TableRow.tsx';
import type { CompactPosition, TableColumn } from './tableColumn.ts';
import type { ArrangedColumn } from './tableView.ts';
import type { TableLayout } from './tableLayout.ts';
import { useTableScroller } from './useTableScroller.ts';

type TableBodyProps<Row> = {
  state: TableState<object>;
  rows: readonly Row[];
  /** What each line is; undefined if each is a row. */
  lines: readonly TableLine<Row>[] | undefined;
  renderDetail: ((row: Row) => ReactNode) | undefined;
  marksChanges: boolean;
  /** Whether a row came with the last change of the rows. */
  isNew: ((key: Key) => boolean) | undefined;
  controls: TableControls;
  /** Whether cells can be edited. */
  isEditable: boolean;
  keys: readonly Key[];
  columns: readonly ArrangedColumn<Row>[];
  positions: readonly CompactPosition[];
  rowHeader: TableColumn<Row> | undefined;
  getHref: ((row: Row) => string | undefined) | undefined;
  isSelectable: boolean;
  selectedKeys: ReadonlySet<Key>;
  /** Whether only the rows near the visible area are rendered. */
  isVirtual: boolean;
  /** The code for it, null until it is loaded. */
  virtualCode: VirtualCode | null;
  /** The heights and places of rows, for the keyboard. */
  layout: TableLayout;
  empty: ReactNode;
  navigation: 'arrow' | 'tab';
  bodyProps: HTMLAttributes<HTMLElement>;
};

// A window is about this high. The number of rows is corrected before the first paint.
const initialHeight = 800;

// The heights in px of a row with one line and of a row with a description.
const rowHeights = { line: 45, detail: 65 };

function renderSpace(
  height: number,
  columnCount: number,
  place: string,
  observe: RefCallback<HTMLElement>,
) {
  return (
    height > 0 && (
      <Space data-part="space" key={place} ref={observe} aria-hidden="true">
        <td colSpan={columnCount} style={{ blockSize: height }} />
      </Space>
    )
  );
}

/** Renders the rows of a table; of a long table only those near the visible area. */
export function TableBody<Row extends object>(props: TableBodyProps<Row>) {
  const { state, rows, keys, columns, getHref, selectedKeys, isVirtual, layout, ...rest } = props;
  const { lines, renderDetail, controls, isEditable, marksChanges, isNew } = rest;
  const DetailRow = controls.features?.DetailRow;
  const { empty, navigation, bodyProps, isSelectable, positions, rowHeader, virtualCode } = rest;
  const ref = useRef<HTMLTableSectionElement>(null);
  const { rowGroupProps } = useTableRowGroup();
  const { focusedKey, childFocusStrategy, isFocused } = state.selectionManager;
  const focusedRowKey =
    focusedKey === null ? null : (parseCellKey(focusedKey)?.rowKey ?? focusedKey);
  const focus = `${focusedKey}|${childFocusStrategy}|${isFocused}`;
  const { scroller, margin, observeSpace } = useTableScroller(ref, isVirtual);
  const focusedNode = focusedRowKey === null ? null : state.collection.getItem(focusedRowKey);
  // Rows that were rendered stay when the table becomes long, while the code for long tables loads.
  const [wholeCount, setWholeCount] = useState(0);
  if (!isVirtual && wholeCount !== rows.length) setWholeCount(rows.length);
  const { rows: virtualRows, ...virtual } = useVirtualRows({
    code: virtualCode,
    renderedCount: wholeCount,
    count: rows.length,
    isEnabled: isVirtual,
    getKey: useCallback((index: number) => keys[index] as Key, [keys]),
    getScroller: () => scroller,
    estimatedHeight: columns.some(({ description }) => description)
      ? rowHeights.detail
      : rowHeights.line,
    initialHeight,
    margin,
    kept: focusedNode?.type === 'item' ? focusedNode.index : null,
  });
  layout.setPlaces(virtual.virtualizer);
  const columnCount = columns.length + Number(isSelectable);
  const renderedRows: readonly VirtualRow[] = isVirtual
    ? virtualRows
    : rows.map((_, index) => ({ index, space: 0 }));
  return (
    <Body
      data-part="body"
      {...mergeProps(rowGroupProps, bodyProps)}
      ref={ref}
      data-virtual={isVirtual || undefined}
    >
      {renderedRows.flatMap(({ index, space }) => {
        const row = rows[index] as Row;
        const line = lines?.[index];
        const id = keys[index] as Key;
        const href = line && line.type !== 'row' ? undefined : getHref?.(row);
        const place = {
          position: isVirtual ? index : undefined,
          measure: isVirtual ? virtual.measure : undefined,
        };
        const before = renderSpace(space, columnCount, `${ownKey}space ${id}`, observeSpace);
        if (line?.type === 'detail' && DetailRow) {
          return [
            before,
            <DetailRow
              key={id}
              id={id}
              state={state}
              columnCount={columnCount}
              line={line}
              {...place}
            >
              {renderDetail?.(row)}
            </DetailRow>,
          ];
        }
        return [
          before,
          <TableRow
            key={id}
            id={id}
            state={state}
            row={row}
            columns={columns}
            positions={positions}
            rowHeader={rowHeader}
            href={href}
            isSelectable={isSelectable}
            isSelected={
              line?.group
                ? controls.features?.getGroupSelection(line.group.keys, state)
                : selectedKeys.has(id)
            }
            hasSelection={href !== undefined && selectedKeys.size > 0}
            navigation={navigation}
            focus={id === focusedRowKey ? focus : ''}
            group={line?.group}
            level={line?.level}
            posInSet={line?.posInSet}
            setSize={line?.setSize}
            isExpanded={line?.isExpanded}
            controls={controls}
            isEditable={isEditable}
            marksChanges={marksChanges}
            isNew={marksChanges && isNew?.(id) === true}
            {...place}
          />,
        ];
      })}
      {isVirtual && renderSpace(virtual.spaceAfter, columnCount, 'after', observeSpace)}
      {rows.length === 0 && (
        <tr role="row">
          <td role="rowheader" colSpan={columnCount}>
            <Empty data-part="empty">{empty}</Empty>
          </td>
        </tr>
      )}
    </Body>
  );
}
