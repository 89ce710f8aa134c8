import { memo, useRef, type MouseEvent, type PointerEvent } from 'react';
import { mergeProps } from 'react-aria/mergeProps';
import { useFocusRing } from 'react-aria/useFocusRing';
import { useHover } from 'react-aria/useHover';
import { useTableRow } from 'react-aria/useTable';
import type { Key } from 'react-stately';
import type { TableState } from 'react-stately/useTableState';
import { hasSelectedText } from '../../internal/textSelection.ts';
import { parseCellKey } from './rowCollection.ts';
import { SelectionCell } from './SelectionCell.tsx';
import { BodyRow } from './Table.styles.ts';
import { TableCell } from './TableCell.tsx';
import type { CompactPosition, TableColumn } from './tableColumn.ts';
import type { ArrangedColumn } from './tableView.ts';
import type { TableControls } from './tableControls.ts';
import type { TableLine } from './tableLines.ts';
import { useChanges } from './useChanges.ts';
import { useCellContents, type CellContent } from './useCellContents.ts';

/** What rows have in common and their views need. */
type SharedByViews = {
  state: TableState<object>;
  isSelectable: boolean;
  /** How keys move between the parts of cells, which React Aria's hooks read when a cell renders. */
  navigation: 'arrow' | 'tab';
  controls: TableControls;
  /** Whether new rows and changed cells are marked. */
  marksChanges: boolean;
};

/** What the rows of a table have in common: one object until something of it changes. */
export type SharedByRows<Row> = SharedByViews & {
  columns: readonly ArrangedColumn<Row>[];
  /** The position of each column in a narrow table. */
  positions: readonly CompactPosition[];
  /** The column of the row header, which contains the link. */
  rowHeader: TableColumn<Row> | undefined;
  /** Whether cells can be edited. */
  isEditable: boolean;
};

/** What differs between the rows of a table, besides their contents. */
type OwnProps = {
  id: Key;
  href: string | undefined;
  /** Whether the row is selected, or the rows of a group are: all, some or none. */
  isSelected: boolean | 'some' | undefined;
  /** Whether the row has a link while any row is selected: a press on it then selects it too. */
  hasSelection: boolean;
  /** How the row or one of its cells has the focus; empty if none has. */
  focus: string;
  /** The depth in a tree or in groups, from 0; undefined in a table without them. */
  level: number | undefined;
  /** The place among the rows or groups at its level, from 1, and their number. */
  posInSet: number | undefined;
  setSize: number | undefined;
  /** Whether what is below the row is shown. Undefined if nothing is. */
  isExpanded: boolean | undefined;
  /** Whether the row is marked as new. */
  isNew: boolean;
  /** The index of the row in a table that renders only some of its rows. */
  position: number | undefined;
  /** Reports the height of the row to the virtualizer. */
  measure: ((element: HTMLTableRowElement | null) => void) | undefined;
};

function getFocusedCell(focus: string): number | null {
  const [key = ''] = focus.split('|', 1);
  return parseCellKey(key)?.index ?? null;
}

/** Lets the mouse select text in a row without selecting the row or following its link. */
function useTextPress() {
  const start = useRef<PointerEvent | null>(null);
  return {
    onPointerDownCapture: (event: PointerEvent<HTMLElement>) => {
      start.current = event;
    },
    onClickCapture: (event: MouseEvent<HTMLElement>) => {
      // The browser also selects the text between the two rows of a range.
      if (event.shiftKey) event.currentTarget.ownerDocument.getSelection()?.empty();
      else if (hasSelectedText(event.currentTarget, start.current, event.nativeEvent)) {
        event.preventDefault();
        event.stopPropagation();
      }
    },
  };
}

// Renders only if one of the props changes: what React Aria's hooks read from the state is in the props too.
const RowView = memo(function RowView({
  contents,
  ...props
}: SharedByViews & OwnProps & { isGroup: boolean; contents: readonly CellContent[] }) {
  const { id, state, isSelectable, isSelected, navigation, focus, position, measure } = props;
  const { isGroup, controls, marksChanges, isNew } = props;
  const GroupSelectionCell = isGroup ? controls.features?.GroupSelectionCell : undefined;
  const ref = useRef<HTMLTableRowElement>(null);
  const node = state.collection.getItem(id);
  if (!node) throw new Error(`No row ${id}`);
  const isVirtualized = position !== undefined;
  const { rowProps, allowsSelection, hasAction } = useTableRow(
    // On the press itself, a drag that selects text would already have selected the row.
    { node, isVirtualized, shouldSelectOnPressUp: true },
    state,
    ref,
  );
  const markChanges = marksChanges ? controls.features?.markChanges : undefined;
  useChanges(ref, contents, { markChanges, isNew });
  const pressProps = useTextPress();
  const expansionProps = controls.features?.getExpansionProps({
    ...props,
    toggle: controls.toggle,
  });
  const { focusProps, isFocusVisible } = useFocusRing();
  const { hoverProps, isHovered } = useHover({ isDisabled: !allowsSelection && !hasAction });
  const focusedCell = getFocusedCell(focus);
  const place = (index: number) => ({
    index,
    rowKey: id,
    state,
    navigation,
    focus: focusedCell === index ? focus : '',
  });
  return (
    // The link in the row header is for pointers and screen readers; the row also follows it on Enter.
    <BodyRow
      data-part="body-row"
      {...mergeProps(rowProps, pressProps, focusProps, hoverProps, expansionProps)}
      ref={(element: HTMLTableRowElement | null) => {
        ref.current = element;
        measure?.(element);
      }}
      data-index={position}
      data-hovered={isHovered || undefined}
      data-focus-visible={isFocusVisible || undefined}
      data-selected={isSelected === true || undefined}
      data-group={isGroup ? '' : undefined}
      {...(isGroup ? { 'aria-disabled': undefined, 'aria-selected': undefined } : {})}
      data-selection-mode={
        isSelectable && !isGroup ? state.selectionManager.selectionMode : undefined
      }
    >
      {isSelectable && GroupSelectionCell && (
        <GroupSelectionCell
          {...place(0)}
          controls={controls}
          isSelected={isSelected}
          pin={contents[0]?.place.pin}
        />
      )}
      {isSelectable && !isGroup && (
        <SelectionCell
          {...place(0)}
          isSelected={isSelected === true}
          pin={contents[0]?.place.pin}
        />
      )}
      {contents.map((content, index) =>
        content.gap !== undefined ? (
          content.gap
        ) : (
          <TableCell key={content.id} {...place(index + Number(isSelectable))} content={content} />
        ),
      )}
    </BodyRow>
  );
});

type TableRowProps<Row> = OwnProps & {
  shared: SharedByRows<Row>;
  row: Row;
  group: TableLine<Row>['group'];
};

function ComparedRow<Row>({ shared, row, group, ...own }: TableRowProps<Row>) {
  const contents = useCellContents({ ...shared, ...own, row, group });
  const { columns: _columns, positions: _positions, rowHeader: _rowHeader, ...rest } = shared;
  const { isEditable: _isEditable, ...sharedByViews } = rest;
  return <RowView {...sharedByViews} {...own} isGroup={group !== undefined} contents={contents} />;
}

/** Renders one row, with a checkbox if it can be selected. */
export const TableRow = memo(ComparedRow) as typeof ComparedRow;
