import type { Key } from 'react-stately';
import type { TableState } from 'react-stately/useTableState';
import type { Virtualizer } from '@tanstack/react-virtual';
import { parseCellKey } from './rowCollection.ts';

type Places = Pick<
  Virtualizer<HTMLElement, HTMLElement>,
  'measurementsCache' | 'scrollRect' | 'getTotalSize'
>;

/** Tables with at most this many lines are rendered whole, so that find-in-page and printing have all rows. */
export const longTable = 100;

/** Of tables with more columns than this, only those near the visible area are rendered. */
export const manyColumns = 40;

/** The places of all rows of a long table, rendered or not. */
export type TableLayout = ReturnType<typeof createTableLayout>;

/** Returns the places of rows for React Aria, by which Page Up and Page Down find their row. */
export function createTableLayout(state: Pick<TableState<object>, 'collection'>) {
  let places: Places | null = null;
  return {
    /** Stores the virtualizer, which knows the places, null until its code is loaded. */
    setPlaces: (next: Places | null): void => {
      places = next;
    },
    getItemRect: (key: Key) => {
      const row = state.collection.getItem(parseCellKey(key)?.rowKey ?? key);
      const place = row?.type === 'item' ? places?.measurementsCache[row.index] : undefined;
      return place ? { x: 0, y: place.start, width: 0, height: place.size } : null;
    },
    getVisibleRect: () => ({ x: 0, y: 0, width: 0, height: places?.scrollRect?.height ?? 0 }),
    getContentSize: () => ({ width: 0, height: places?.getTotalSize() ?? 0 }),
  };
}
