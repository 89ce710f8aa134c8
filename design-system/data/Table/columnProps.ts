import type { CSSProperties } from 'react';
import { toCssLength } from '../../theme/toCssLength.ts';
import type { Pin } from './tableColumn.ts';
import type { ArrangedColumn } from './tableView.ts';

/** The id of the column with the buttons that open the menus of rows. */
export const rowActionsId = 'row-actions';

/** The id of the column with the handles that drag rows. */
export const dragColumnId = 'row-drag';

/** Where a cell or heading is fixed, and how wide its column may be. */
export type ColumnPlace = {
  pin?: Pin | undefined;
  /** Whether the next column scrolls, so that this one has a shadow. */
  isPinEdge?: boolean;
  width?: number | string | undefined;
  minWidth?: number | undefined;
  maxWidth?: number | undefined;
};

/** Returns the place of a column among the shown columns. */
export function getPlace(columns: readonly ArrangedColumn<never>[], index: number): ColumnPlace {
  const { pin, width, minWidth, maxWidth } = columns[index] as ArrangedColumn<never>;
  const neighbour = columns[pin === 'end' ? index - 1 : index + 1];
  return { pin, isPinEdge: pin !== undefined && neighbour?.pin !== pin, width, minWidth, maxWidth };
}

/**
 * Returns the attributes of a cell or heading for its place. `index` counts the column of checkboxes; the distances of pinned columns
 * are custom properties of the table (columnLayout.ts).
 */
export function getColumnProps({
  pin,
  isPinEdge,
  width,
  minWidth,
  maxWidth,
  index,
}: ColumnPlace & { index: number | undefined }) {
  const isSized = (width ?? minWidth ?? maxWidth) !== undefined;
  if (!pin && !isSized) return {};
  const style = {
    ...(pin && { '--pin': `var(--pin-${pin}-${index}, 0px)` }),
    ...(isSized && {
      '--column-width': toCssLength(width),
      '--column-min': toCssLength(minWidth),
      '--column-max': toCssLength(maxWidth),
    }),
  } as CSSProperties;
  return {
    style,
    'data-pin': pin,
    'data-pin-edge': isPinEdge ? '' : undefined,
    'data-sized': isSized ? '' : undefined,
  };
}
