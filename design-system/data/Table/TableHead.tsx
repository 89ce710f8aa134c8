import {
  memo,
  Suspense,
  useId,
  useRef,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
} from 'react';
import { mergeProps } from 'react-aria/mergeProps';
import { useFocusRing } from 'react-aria/useFocusRing';
import { useHover } from 'react-aria/useHover';
import { useTableColumnHeader, useTableHeaderRow, useTableRowGroup } from 'react-aria/useTable';
import type { Key, SortDescriptor } from 'react-stately';
import type { TableState } from 'react-stately/useTableState';
import { ArrowUp, ChevronsUpDown } from 'lucide-react';
import { formatNode } from '../../formatters/formatNode.tsx';
import { getColumnProps, getPlace, type ColumnPlace } from './columnProps.ts';
import { SelectionHeading } from './SelectionCell.tsx';
import { getColumnKey } from './rowCollection.ts';
import type { TableControls } from './tableControls.ts';
import { getHeaderText } from './tableColumn.ts';
import type { ArrangedColumn } from './tableView.ts';
import { Head, Heading, HeadingText, SortRank } from './TableHead.styles.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { wrapTexts } from '../../internal/wrapTexts.tsx';

type State = TableState<object>;
type SortingProps = { allowsSorting?: boolean };

type ColumnHeadingProps = ColumnPlace & {
  state: State;
  id: Key;
  title?: ReactNode;
  /** The heading as plain text, for the names of its tools. */
  text?: string;
  isNumeric?: boolean;
  allowsSorting: boolean;
  sortDirection: SortDescriptor['direction'] | undefined;
  /** The place in an order by several columns, from 1. */
  sortRank?: number | undefined;
  controls: TableControls;
  hasMenu?: boolean;
  hasFilter?: boolean;
  /** Whether the column has a filter in use. */
  isFiltered?: boolean;
  isResizable?: boolean;
  /** The state of the "select all" checkbox; only in the heading of the checkbox column. */
  selected?: 'all' | 'some' | 'none';
  isMultiple?: boolean;
  /** This and the next props are what React Aria's hooks read from the state: a heading renders only if one of them changes. */
  focus: string;
  navigation: 'arrow' | 'tab';
  index: number | undefined;
  isEmpty: boolean;
};

// Renders only if one of the props changes: selecting a row would render all headings, which cost more than the row.
const ColumnHeading = memo(function ColumnHeading(props: ColumnHeadingProps) {
  const { state, id, title, isNumeric, allowsSorting, sortDirection, selected, isMultiple } = props;
  const { text = '', sortRank, controls, hasMenu = false, isResizable = false } = props;
  const { hasFilter = false, isFiltered = false } = props;
  const ColumnTools = hasMenu || isResizable ? controls.features?.ColumnTools : undefined;
  const ref = useRef<HTMLTableCellElement>(null);
  const node = state.collection.getItem(getColumnKey(id));
  if (!node) throw new Error(`No column ${id}`);
  const { columnHeaderProps } = useTableColumnHeader(
    // The heading itself has the focus, so that Enter sorts; its tools follow with the arrow keys.
    { node, ...(ColumnTools && { focusMode: 'cell' }) },
    state,
    ref,
  );
  const textId = useId();
  const { focusProps, isFocusVisible } = useFocusRing();
  const { hoverProps, isHovered } = useHover({ isDisabled: !allowsSorting });
  return (
    <Heading
      data-part="column-heading"
      {...mergeProps(columnHeaderProps, focusProps, hoverProps)}
      {...getColumnProps(props)}
      // Without this, the names of its tools would be part of its name.
      aria-labelledby={ColumnTools && textId}
      ref={ref}
      data-numeric={isNumeric || undefined}
      data-selection={selected && (isMultiple ? 'all' : 'one')}
      data-hovered={isHovered || undefined}
      data-focus-visible={isFocusVisible || undefined}
      data-allows-sorting={allowsSorting || undefined}
      data-sort-direction={sortDirection}
      data-menu={hasMenu ? '' : undefined}
      data-column={selected ? undefined : id}
    >
      {selected ? (
        <SelectionHeading
          state={state}
          controls={controls}
          isAll={selected === 'all'}
          isSome={selected !== 'none'}
        />
      ) : (
        <HeadingText data-part="heading-text" id={textId} data-direction={sortDirection}>
          {wrapTexts(title)}
          {allowsSorting && <Icon as={sortDirection ? ArrowUp : ChevronsUpDown} size={14} />}
          {sortRank && <SortRank data-part="sort-rank">{formatNode(sortRank)}</SortRank>}
        </HeadingText>
      )}
      {ColumnTools && (
        <Suspense>
          <ColumnTools
            controls={controls}
            state={state}
            id={String(id)}
            title={text}
            hasMenu={hasMenu}
            hasFilter={hasFilter}
            isFiltered={isFiltered}
            isResizable={isResizable}
          />
        </Suspense>
      )}
    </Heading>
  );
});

type TableHeadProps = {
  state: State;
  columns: readonly ArrangedColumn<never>[];
  sorts: readonly SortDescriptor[];
  controls: TableControls;
  /** Whether headings have menus. */
  hasMenus: boolean;
  allowsResizing: boolean;
  /** Whether Shift was held during the last press or key, which adds a column to the order. */
  isShiftRef: RefObject<boolean>;
  isHidden: boolean | undefined;
  /** How many rows are selected. Undefined without checkboxes. */
  selected: 'all' | 'some' | 'none' | undefined;
  isMultiple: boolean;
  /** Whether only the rows near the visible area are rendered, so that rows say their place. */
  isVirtual: boolean;
  navigation: 'arrow' | 'tab';
};

/** Renders the headings of all columns, first the heading of the checkbox column. */
export function TableHead(props: TableHeadProps) {
  const { state, columns, sorts, controls, hasMenus, allowsResizing, isShiftRef } = props;
  const { isHidden, navigation, selected, isMultiple, isVirtual } = props;
  const ColumnGroups = controls.features?.ColumnGroups;
  const ref = useRef<HTMLTableRowElement>(null);
  const { rowGroupProps } = useTableRowGroup();
  const headerRow = state.collection.headerRows[0] as State['collection']['headerRows'][number];
  const { rowProps } = useTableHeaderRow({ node: headerRow, isVirtualized: isVirtual }, state, ref);
  const { focusedKey, childFocusStrategy, isFocused } = state.selectionManager;
  const isSelectable = selected !== undefined;
  const describe = (id: Key) => {
    const key = getColumnKey(id);
    const node = state.collection.getItem(key);
    const { allowsSorting } = (node?.props ?? {}) as SortingProps;
    const rank = sorts.findIndex(({ column }) => column === id);
    return {
      state,
      id,
      navigation,
      controls,
      index: node?.index,
      allowsSorting: allowsSorting === true,
      sortDirection: sorts[rank]?.direction,
      sortRank: sorts.length > 1 && rank !== -1 ? rank + 1 : undefined,
      focus: focusedKey === key ? `${childFocusStrategy}|${isFocused}` : '',
      isEmpty: state.collection.size === 0,
    };
  };
  const noteShift = ({ nativeEvent }: SyntheticEvent) => {
    isShiftRef.current = (nativeEvent as MouseEvent | KeyboardEvent).shiftKey;
  };
  return (
    <Head
      data-part="head"
      {...rowGroupProps}
      onPointerDownCapture={noteShift}
      onKeyDownCapture={noteShift}
      data-hidden={isHidden ? '' : undefined}
    >
      {ColumnGroups && columns.some(({ group }) => group !== undefined) && (
        <ColumnGroups columns={columns} isSelectable={isSelectable} isVirtual={isVirtual} />
      )}
      <tr data-part="heading-row" {...rowProps} ref={ref}>
        {isSelectable && (
          <ColumnHeading
            {...describe('selection')}
            selected={selected}
            isMultiple={isMultiple}
            pin={columns[0]?.pin === 'start' ? 'start' : undefined}
          />
        )}
        {columns.map((column, index) =>
          column.gap !== undefined ? (
            column.gap
          ) : (
            <ColumnHeading
              key={column.id}
              {...describe(column.id)}
              title={column.header}
              text={getHeaderText(column)}
              isNumeric={column.isNumeric ?? false}
              hasMenu={hasMenus && !column.isTool}
              hasFilter={column.filter !== undefined}
              isFiltered={controls.getView().filters?.[column.id] !== undefined}
              isResizable={allowsResizing && column.allowsResizing !== false}
              {...getPlace(columns, index)}
            />
          ),
        )}
      </tr>
    </Head>
  );
}
