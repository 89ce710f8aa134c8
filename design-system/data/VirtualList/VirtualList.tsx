import { useMemo, type CSSProperties, type ReactNode, type Ref } from 'react';
import type { Key } from 'react-aria-components/GridList';
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer';
import { Empty, Line, Root } from './VirtualList.styles.ts';

export type VirtualListProps<Row> = {
  /** Its accessible name. */
  label: string;
  /** From top to bottom; the same object is drawn once. */
  rows: readonly Row[];
  /** Tells the rows apart. */
  rowKey: (row: Row) => Key;
  /** What a row is called: by a screen reader, and where a reader types its first letters. */
  rowText: (row: Row) => string;
  /** Draws a row, of any height; what can be pressed in it is reached with the arrow keys. */
  children: (row: Row) => ReactNode;
  /**
   * Where Enter on a row leads; a link in the row tells it to screen readers as well.
   * @default nowhere
   */
  rowHref?: (row: Row) => string | undefined;
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
   * The height of the list as a CSS length; its rows scroll in it.
   * @default '32rem'
   */
  height?: string;
  /**
   * What the rows show besides their own objects: they are drawn again when one of these changes.
   * @default none
   */
  dependencies?: readonly unknown[];
  id?: string;
  ref?: Ref<HTMLDivElement>;
};

/**
 * Thousands of rows of which only those in sight are in the page. Arrows, Home, End, Page Up and Page Down go
 * through all of them, and a screen reader is told the place of each among all.
 */
export function VirtualList<Row extends object>({
  label,
  rows,
  rowKey,
  rowText,
  children,
  rowHref,
  emptyText,
  estimatedRowHeight = 96,
  gap = 8,
  height = '32rem',
  dependencies,
  ...props
}: VirtualListProps<Row>) {
  const layoutOptions = useMemo(
    () => ({ estimatedRowSize: estimatedRowHeight, gap }),
    [estimatedRowHeight, gap],
  );
  return (
    <Virtualizer layout={ListLayout} layoutOptions={layoutOptions} shouldObserveItemSize>
      <Root
        {...props}
        aria-label={label}
        items={rows}
        {...(dependencies && { dependencies })}
        style={{ '--virtual-list-height': height } as CSSProperties}
        renderEmptyState={() => <Empty>{emptyText}</Empty>}
      >
        {(row: Row) => {
          const href = rowHref?.(row);
          return (
            <Line id={rowKey(row)} textValue={rowText(row)} {...(href !== undefined && { href })}>
              {children(row)}
            </Line>
          );
        }}
      </Root>
    </Virtualizer>
  );
}
