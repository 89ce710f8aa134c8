import { useRef, type ReactNode } from 'react';
import { mergeProps } from 'react-aria/mergeProps';
import { useFocusRing } from 'react-aria/useFocusRing';
import { useTableRow } from 'react-aria/useTable';
import type { Key } from 'react-stately';
import type { TableState } from 'react-stately/useTableState';
import { BodyRow } from './Table.styles.ts';
import type { TableLine } from './tableLines.ts';
import { useCell } from './TableCell.tsx';
import { DetailBox, DetailCell } from './TableLines.styles.ts';

type DetailRowProps = {
  id: Key;
  state: TableState<object>;
  /** The number of columns, with the checkboxes. */
  columnCount: number;
  /** Its depth, and its place among the lines below its row. */
  line: Pick<TableLine<never>, 'level' | 'posInSet' | 'setSize'>;
  /** The index of the line in a table that renders only some of its lines. */
  position: number | undefined;
  measure: ((element: HTMLTableRowElement | null) => void) | undefined;
  children: ReactNode;
};

/** Renders the details below a row: one cell as wide as the table. Keys move into it as into a row. */
export function DetailRow(props: DetailRowProps) {
  const { id, state, columnCount, line, position, measure, children } = props;
  const ref = useRef<HTMLTableRowElement>(null);
  const node = state.collection.getItem(id);
  if (!node) throw new Error(`No line ${id}`);
  const { rowProps } = useTableRow({ node, isVirtualized: position !== undefined }, state, ref);
  const { focusProps, isFocusVisible } = useFocusRing();
  const cellProps = useCell({ state, rowKey: id, index: 0, focus: '', navigation: 'arrow' });
  return (
    <BodyRow
      data-part="detail-row"
      {...mergeProps(rowProps, focusProps)}
      ref={(element: HTMLTableRowElement | null) => {
        ref.current = element;
        measure?.(element);
      }}
      aria-level={line.level + 1}
      aria-posinset={line.posInSet}
      aria-setsize={line.setSize}
      aria-disabled={undefined}
      aria-selected={undefined}
      data-index={position}
      data-focus-visible={isFocusVisible || undefined}
    >
      <DetailCell data-part="detail" {...cellProps} colSpan={columnCount}>
        <DetailBox data-part="detail-box">{children}</DetailBox>
      </DetailCell>
    </BodyRow>
  );
}
