import {
  memo,
  useCallback,
  useRef,
  useState,
  type FocusEvent,
  type ReactNode,
  type Ref,
} from 'react';
import { useFocusAfterRemoval } from '../../internal/useFocusAfterRemoval.ts';
import { useRowKeys } from '../../internal/useRowKeys.ts';
import { useSharedRef } from '../../internal/useSharedRef.ts';
import { useVirtualRows } from '../../internal/useVirtualRows.ts';
import { Empty, Root, Rows } from './VirtualList.styles.ts';

export type VirtualListProps<Row> = {
  /** The accessible name. */
  label: string;
  /** The rows from top to bottom. */
  rows: readonly Row[];
  /** Returns the unique key of a row. */
  getRowKey: (row: Row) => string | number;
  /** Renders a row, of any height. */
  children: (row: Row) => ReactNode;
  /** The text shown without rows. */
  emptyText?: ReactNode;
  /**
   * The approximate height of a row in px, until it is rendered and measured.
   * @default 96
   */
  estimatedRowHeight?: number;
  /**
   * The space between rows in px.
   * @default 8
   */
  gap?: number;
  /**
   * The maximum height of the list as a CSS length, in which the rows scroll.
   * @default '32rem'
   */
  height?: string;
  id?: string;
  ref?: Ref<HTMLDivElement>;
};

// About the default height. The number of rows is corrected before the first paint.
const initialHeight = 512;

function getRowIndex(event: FocusEvent): number | null {
  const row = event.target.closest<HTMLElement>('[data-index]');
  return row === null ? null : Number(row.dataset['index']);
}

type RowContentProps<Row> = Pick<VirtualListProps<Row>, 'children'> & { row: Row };

// A step of scrolling renders only the rows that it brings.
const RowContent = memo(function RowContent({ row, children }: RowContentProps<unknown>) {
  return children(row);
}) as <Row>(props: RowContentProps<Row>) => ReactNode;

/** Returns the key of a row by its index, the same function while rows and keys stay the same: otherwise all places are computed again. */
function useRowKey<Row>(rows: readonly Row[], getRowKey: (row: Row) => string | number) {
  const keys = useRowKeys(rows, getRowKey);
  return useCallback((index: number) => keys[index] as string | number, [keys]);
}

/**
 * Renders a scrolling list of thousands of rows, of which only those near the visible area are in the document. Tab
 * moves through the links and buttons of all rows, and screen readers announce the position of each row.
 */
export function VirtualList<Row>({
  label,
  rows,
  getRowKey,
  children,
  emptyText,
  estimatedRowHeight = 96,
  gap = 8,
  height = '32rem',
  ref,
  ...props
}: VirtualListProps<Row>) {
  const root = useRef<HTMLDivElement>(null);
  useSharedRef(root, ref);
  const focus = useFocusAfterRemoval();
  const [focused, setFocused] = useState<number | null>(null);
  const {
    rows: shown,
    spaceAfter,
    virtualizer,
  } = useVirtualRows({
    count: rows.length,
    getKey: useRowKey(rows, getRowKey),
    getScroller: () => root.current,
    estimatedHeight: estimatedRowHeight,
    initialHeight,
    gap,
    kept: focused,
  });
  return (
    <Root
      {...props}
      ref={root}
      role="group"
      aria-label={label}
      tabIndex={rows.length > 0 ? 0 : undefined}
      style={{ '--virtual-list-height': height }}
      onFocus={(event) => {
        focus.onFocus(event);
        setFocused(getRowIndex(event));
      }}
      onBlur={() => {
        focus.onBlur();
        setFocused(null);
      }}
    >
      {rows.length === 0 ? (
        <Empty>{emptyText}</Empty>
      ) : (
        <Rows style={{ paddingBlockEnd: spaceAfter }}>
          {shown.map(({ index, space }) => {
            const row = rows[index] as Row;
            return (
              <li
                key={getRowKey(row)}
                ref={virtualizer.measureElement}
                data-index={index}
                aria-setsize={rows.length}
                aria-posinset={index + 1}
                style={{ marginBlockStart: space }}
              >
                <RowContent row={row}>{children}</RowContent>
              </li>
            );
          })}
        </Rows>
      )}
    </Root>
  );
}
