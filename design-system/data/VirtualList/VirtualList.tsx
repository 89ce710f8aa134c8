import { defaultRangeExtractor, useVirtualizer, type Range } from '@tanstack/react-virtual';
import { useRef, useState, type FocusEvent, type ReactNode, type Ref } from 'react';
import { useSharedRef } from '../../internal/useSharedRef.ts';
import { Empty, Line, Root, Rows } from './VirtualList.styles.ts';

export type VirtualListProps<Row> = {
  /** Its accessible name. */
  label: string;
  /** From top to bottom. */
  rows: readonly Row[];
  /** Tells the rows apart. */
  getRowKey: (row: Row) => string | number;
  /** Draws a row, of any height. */
  children: (row: Row) => ReactNode;
  /**
   * What stands there without rows.
   * @default nothing
   */
  emptyText?: ReactNode;
  /**
   * About how high a row is, in px; each is measured once it is near.
   * @default 96
   */
  estimatedRowHeight?: number;
  /**
   * The space between rows in px.
   * @default 8
   */
  gap?: number;
  /**
   * The greatest height of the list as a CSS length; its rows scroll in it.
   * @default '32rem'
   */
  height?: string;
  id?: string;
  ref?: Ref<HTMLDivElement>;
};

/** How many rows are drawn beyond those in sight, on either side, so that Tab finds the next one. */
const beyond = 3;

// About as high as the default height; what is too few or too many is put right before the first paint.
const firstHeight = 512;

function placeOf(event: FocusEvent): number | null {
  const line = event.target.closest<HTMLElement>('[data-index]');
  return line === null ? null : Number(line.dataset['index']);
}

/**
 * Thousands of rows of which only those in sight are in the page. It scrolls by keyboard as every scrolling part of
 * a page does, Tab goes through what can be pressed in the rows, and a screen reader is told the place of each.
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
  const [focused, setFocused] = useState<number | null>(null);
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => root.current,
    estimateSize: () => estimatedRowHeight,
    getItemKey: (index) => getRowKey(rows[index] as Row),
    gap,
    overscan: beyond,
    // Until the box is measured: rows that are there at once need not be drawn in a second go.
    initialRect: { width: 0, height: firstHeight },
    useFlushSync: false,
    // The row that has focus stays, however far the list is scrolled: focus would be lost with it.
    rangeExtractor: (range: Range) => {
      const places = defaultRangeExtractor(range);
      if (focused === null || focused >= rows.length || places.includes(focused)) return places;
      return [...places, focused].sort((one, other) => one - other);
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
      onFocus={(event) => setFocused(placeOf(event))}
      onBlur={() => setFocused(null)}
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
