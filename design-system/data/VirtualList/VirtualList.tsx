import { defaultRangeExtractor, useVirtualizer, type Range } from '@tanstack/react-virtual';
import { useRef, useState, type FocusEvent, type ReactNode, type Ref } from 'react';
import { useFocusAfterRemoval } from '../../internal/useFocusAfterRemoval.ts';
import { useSharedRef } from '../../internal/useSharedRef.ts';
import { Empty, Line, Root, Rows } from './VirtualList.styles.ts';

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

// Rows rendered before and after the visible ones, so that Tab can reach the next one.
const overscan = 3;

// About the default height. The number of rows is corrected before the first paint.
const initialHeight = 512;

function getRowIndex(event: FocusEvent): number | null {
  const row = event.target.closest<HTMLElement>('[data-index]');
  return row === null ? null : Number(row.dataset['index']);
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
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => root.current,
    estimateSize: () => estimatedRowHeight,
    getItemKey: (index) => getRowKey(rows[index] as Row),
    gap,
    overscan,
    // Used until the box is measured, so that the first rows are rendered at once.
    initialRect: { width: 0, height: initialHeight },
    useFlushSync: false,
    // The focused row stays rendered: removing it would lose focus.
    rangeExtractor: (range: Range) => {
      const indexes = defaultRangeExtractor(range);
      if (focused === null || focused >= rows.length || indexes.includes(focused)) return indexes;
      return [...indexes, focused].sort((one, other) => one - other);
    },
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
        <Rows style={{ '--virtual-list-length': `${virtualizer.getTotalSize()}px` }}>
          {virtualizer.getVirtualItems().map(({ index, key, start }) => (
            <Line
              key={key}
              ref={virtualizer.measureElement}
              data-index={index}
              aria-setsize={rows.length}
              aria-posinset={index + 1}
              style={{ '--virtual-row-start': `${start}px` }}
            >
              {children(rows[index] as Row)}
            </Line>
          ))}
        </Rows>
      )}
    </Root>
  );
}
