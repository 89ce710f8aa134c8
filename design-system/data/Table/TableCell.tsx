import { memo, useRef } from 'react';
import { useFocusRing } from 'react-aria/useFocusRing';
import { mergeProps } from 'react-aria/mergeProps';
import { useTableCell } from 'react-aria/useTable';
import type { Key } from 'react-stately';
import type { TableState } from 'react-stately/useTableState';
import { formatNode } from '../../formatters/formatNode.tsx';
import { selectThroughLink } from '../../internal/textSelection.ts';
import { wrapTexts } from '../../internal/wrapTexts.tsx';
import { getColumnProps } from './columnProps.ts';
import { getCellKey } from './rowCollection.ts';
import { Cell, Label, Value } from './TableCell.styles.ts';
import { Detail, Layout, RowLink, Start, Subtitle } from './TableDetail.styles.ts';
import type { CellContent } from './useCellContents.ts';

/** The place of a cell, and what React Aria's hooks read from the state for it: a cell renders only if one of these changes. */
export type CellProps = {
  state: TableState<object>;
  rowKey: Key;
  /** The index of the cell, which counts the column of checkboxes. */
  index: number;
  /** How the cell has the focus; empty if it does not. */
  focus: string;
  navigation: 'arrow' | 'tab';
};

/** Returns the props and ref of a cell. */
export function useCell({ state, rowKey, index }: CellProps) {
  const ref = useRef<HTMLTableCellElement>(null);
  const node = state.collection.getItem(getCellKey(rowKey, index));
  if (!node) throw new Error(`No cell ${index} in row ${rowKey}`);
  const { gridCellProps } = useTableCell({ node }, state, ref);
  const { focusProps, isFocusVisible } = useFocusRing();
  return {
    ...mergeProps(gridCellProps, focusProps),
    ref,
    'data-focus-visible': isFocusVisible || undefined,
  };
}

/** Renders one cell of a row. */
export const TableCell = memo(function TableCell({
  content,
  ...place
}: CellProps & { content: CellContent }) {
  const { id, ...cellProps } = useCell(place);
  const { cell, title, subtitle, detail, isDetailWhole, start, isNumeric, position, href } =
    content;
  const hasDetail = Boolean(detail) || detail === 0;
  const node = isNumeric ? formatNode(cell) : cell;
  const shown =
    href === undefined ? (
      wrapTexts(node)
    ) : (
      <RowLink data-part="row-link" ref={selectThroughLink} href={href} data-row-link="">
        {node}
      </RowLink>
    );
  const value = (
    <Value data-part="value">
      {content.expander}
      {(isNumeric || position === 'second' || position === 'third') && (
        <Label data-part="label" aria-hidden="true" data-label="">
          {title}
        </Label>
      )}
      {/* The row and its checkbox are named by this element, and not by the button beside it. */}
      {content.expander ? <span id={id}>{shown}</span> : shown}
    </Value>
  );
  return (
    <Cell
      data-part="cell"
      {...cellProps}
      id={content.expander ? undefined : id}
      {...getColumnProps({ ...content.place, index: place.index })}
      data-compact={position}
      data-has-detail={hasDetail ? '' : undefined}
      data-numeric={isNumeric || undefined}
      data-short={content.isShort ? '' : undefined}
    >
      {hasDetail || subtitle || start ? (
        <Layout data-part="layout">
          {start && <Start data-part="start">{start}</Start>}
          {value}
          {subtitle && <Subtitle data-part="lead">{subtitle}</Subtitle>}
          {hasDetail && (
            // Below a subtitle, a detail never wraps.
            <Detail
              data-part="description"
              data-whole={isDetailWhole && !subtitle ? '' : undefined}
            >
              {detail}
            </Detail>
          )}
        </Layout>
      ) : (
        value
      )}
    </Cell>
  );
});
