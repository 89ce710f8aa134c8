import {
  memo,
  useCallback,
  useRef,
  useState,
  type FocusEvent,
  type ReactNode,
  type Ref,
} from 'react';
import type { Key } from 'react-stately';
import { useProps } from '../../internal/useProps.ts';
import { useFocusAfterRemoval } from '../../internal/useFocusAfterRemoval.ts';
import { useOverflow } from '../../internal/useOverflow.ts';
import { useRowKeys } from '../../internal/useRowKeys.ts';
import { useSharedRef } from '../../internal/useSharedRef.ts';
import { useVirtualRows } from '../../internal/useVirtualRows.ts';
import { virtualCode } from '../../internal/virtualCode.ts';
import { Empty, Root, Rows } from './VirtualList.styles.ts';
import { getSpace, type Space } from '../../primitives/space.ts';
import { checkProps } from '../../internal/propGuards.ts';
import { isDevelopment } from '../../internal/warnOnce.ts';
import { toCssLength } from '../../theme/toCssLength.ts';

export type VirtualListProps<Row> = {
  /** The accessible name. */
  'aria-label': string;
  /** The rows from top to bottom. */
  items: readonly Row[];
  /** Returns the unique key of a row. */
  getKey: (row: Row) => Key;
  /** Renders a row, of any height. */
  children: (row: Row) => ReactNode;
  /** The text shown without rows. */
  empty?: ReactNode;
  /**
   * The approximate height of a row in px, until it is rendered and measured.
   * @default 96
   */
  estimatedItemHeight?: number;
  /**
   * The space between rows.
   * @default 'xs'
   */
  gap?: Space;
  /**
   * The maximum height of the list, in px or as a CSS length, in which the items scroll.
   * @default '32rem'
   */
  maxHeight?: number | string;
  id?: string;
  className?: string;
  ref?: Ref<HTMLDivElement>;
};

// A list is about this high by default. The number of rows is corrected before the first paint.
const initialHeight = 512;

/** Returns the index of the row that has the focus, -1 if none has. */
function getRowIndex(event: FocusEvent): number {
  const row = event.target.closest<HTMLElement>('[data-index]');
  return Number(row?.dataset['index'] ?? -1);
}

type RowContentProps<Row> = Pick<VirtualListProps<Row>, 'children'> & { row: Row };

// Rows are memoized, so that a step of scrolling renders only new ones.
const RowContent = memo(function RowContent({ row, children }: RowContentProps<unknown>) {
  return children(row);
}) as <Row>(props: RowContentProps<Row>) => ReactNode;

/**
 * Renders a scrolling list of thousands of rows, of which only those near the visible area are in the document. Tab
 * moves through the links and buttons of all rows, and screen readers announce the position of each row.
 */
export function VirtualList<Row>(given: VirtualListProps<Row>) {
  const {
    'aria-label': label,
    items,
    getKey,
    children,
    empty,
    estimatedItemHeight = 96,
    gap = 'xs',
    maxHeight = '32rem',
    ref,
    ...props
  } = useProps('VirtualList', given);
  if (isDevelopment) checkProps('VirtualList', { items, getKey, children });
  const root = useRef<HTMLDivElement>(null);
  useSharedRef(root, ref);
  const { overflow } = useOverflow(root);
  const focus = useFocusAfterRemoval();
  const keys = useRowKeys(items, getKey);
  // The key, not the index: rows may be added before the focused row.
  const [focusedKey, setFocusedKey] = useState<Key | null>(null);
  const focusedIndex = focusedKey === null ? -1 : keys.indexOf(focusedKey);
  const {
    rows: renderedRows,
    spaceAfter,
    measure,
  } = useVirtualRows({
    code: virtualCode,
    count: items.length,
    // The function changes only with the keys, because with another function all places are computed again.
    getKey: useCallback((index: number) => keys[index] as Key, [keys]),
    getScroller: () => root.current,
    estimatedHeight: estimatedItemHeight,
    initialHeight,
    kept: focusedIndex === -1 ? null : focusedIndex,
  });
  return (
    <Root
      {...props}
      ref={root}
      role="group"
      aria-label={label}
      tabIndex={items.length > 0 ? 0 : undefined}
      data-overflow={overflow}
      style={{
        '--virtual-list-height': toCssLength(maxHeight),
        '--virtual-list-gap': getSpace(gap),
      }}
      onFocus={(event) => {
        focus.onFocus(event);
        setFocusedKey(keys[getRowIndex(event)] ?? null);
      }}
      onBlur={() => {
        focus.onBlur();
        setFocusedKey(null);
      }}
    >
      {items.length === 0 ? (
        <Empty data-part="empty">{empty}</Empty>
      ) : (
        <Rows data-part="rows" style={{ paddingBlockEnd: spaceAfter }}>
          {renderedRows.map(({ index, space }) => {
            const row = items[index] as Row;
            return (
              <li
                key={getKey(row)}
                ref={measure}
                data-index={index}
                data-last={index === items.length - 1 ? '' : undefined}
                aria-setsize={items.length}
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
