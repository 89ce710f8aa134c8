import {
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
  type HTMLAttributes,
  type ReactNode,
  type RefCallback,
} from 'react';
import { useTableRowGroup } from 'react-aria/useTable';
import { mergeProps } from 'react-aria/mergeProps';
import type { Key } from 'react-stately';
import { useVirtualRows, type VirtualRow } from '../../internal/useVirtualRows.ts';
import type { VirtualCode } from '../../internal/virtualCode.ts';
import { ownKey } from './lineKeys.ts';
import { parseCellKey } from './rowCollection.ts';
import { Body, Empty, Space } from './Table.styles.ts';
import type { TableLine } from './tableLines.ts';
import { TableRow, type SharedByRows } from './TableRow.tsx';
import type { TableLayout } from './tableLayout.ts';
import { useTableScroller } from './useTableScroller.ts';

type TableBodyProps<Row> = {
  shared: SharedByRows<Row>;
  rows: readonly Row[];
  keys: readonly Key[];
  /** What each line is; undefined if each is a row. */
  lines: readonly TableLine<Row>[] | undefined;
  renderDetail: ((row: Row) => ReactNode) | undefined;
  getHref: ((row: Row) => string | undefined) | undefined;
  selectedKeys: ReadonlySet<Key>;
  /** Whether a row came with the last change of the rows. Undefined if new rows are not marked. */
  isNew: ((key: Key) => boolean) | undefined;
  /** Whether only the rows near the visible area are rendered. */
  isVirtual: boolean;
  /** The code for it, null until it is loaded. */
  virtualCode: VirtualCode | null;
  /** The heights and places of rows, for the keyboard. */
  layout: TableLayout;
  empty: ReactNode;
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

/** Returns the properties of a line as single values, so that a row renders only if one of them changes: lines are new at each render. */
function getLineProps<Row>(line: TableLine<Row> | undefined) {
  return {
    group: line?.group,
    level: line?.level,
    posInSet: line?.posInSet,
    setSize: line?.setSize,
    isExpanded: line?.isExpanded,
  };
}

/** Renders the rows of a table; of a long table only those near the visible area. */
export function TableBody<Row extends object>(props: TableBodyProps<Row>) {
  const { shared, rows, keys, lines, selectedKeys, isVirtual, virtualCode, layout } = props;
  const { state, columns, isSelectable, controls } = shared;
  const DetailRow = controls.features?.DetailRow;
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
  const { virtualizer } = virtual;
  useLayoutEffect(() => layout.setPlaces(virtualizer), [layout, virtualizer]);
  const columnCount = columns.length + Number(isSelectable);
  const renderedRows: readonly VirtualRow[] = isVirtual
    ? virtualRows
    : rows.map((_, index) => ({ index, space: 0 }));
  return (
    <Body
      data-part="body"
      {...mergeProps(rowGroupProps, props.bodyProps)}
      ref={ref}
      data-virtual={isVirtual || undefined}
    >
      {renderedRows.flatMap(({ index, space }) => {
        const id = keys[index] as Key;
        const row = rows[index] as Row;
        const line = lines?.[index];
        const place = {
          id,
          position: isVirtual ? index : undefined,
          measure: isVirtual ? virtual.measure : undefined,
        };
        const before = renderSpace(space, columnCount, `${ownKey}space ${id}`, observeSpace);
        if (line?.type === 'detail' && DetailRow) {
          return [
            before,
            <DetailRow key={id} {...place} state={state} columnCount={columnCount} line={line}>
              {props.renderDetail?.(row)}
            </DetailRow>,
          ];
        }
        const href = line?.group ? undefined : props.getHref?.(row);
        return [
          before,
          <TableRow
            key={id}
            {...place}
            {...getLineProps(line)}
            shared={shared}
            row={row}
            href={href}
            isSelected={
              line?.group
                ? controls.features?.getGroupSelection(line.group.keys, state)
                : selectedKeys.has(id)
            }
            hasSelection={href !== undefined && selectedKeys.size > 0}
            focus={id === focusedRowKey ? focus : ''}
            isNew={props.isNew?.(id) === true}
          />,
        ];
      })}
      {isVirtual && renderSpace(virtual.spaceAfter, columnCount, 'after', observeSpace)}
      {rows.length === 0 && (
        <tr role="row">
          <td role="rowheader" colSpan={columnCount}>
            <Empty data-part="empty">{props.empty}</Empty>
          </td>
        </tr>
      )}
    </Body>
  );
}
