import { useLayoutEffect, useMemo, useState } from 'react';
import type { TableState } from 'react-stately/useTableState';
import { addGaps, type ColumnRange } from './columnGap.tsx';
import type { ColumnLayout } from './columnLayout.ts';
import { watchFocusedColumn } from './focusedColumn.ts';
import { manyColumns } from './tableLayout.ts';
import type { ArrangedColumn } from './tableView.ts';

type Options<Row> = {
  state: TableState<object>;
  layout: ColumnLayout;
  columns: readonly ArrangedColumn<Row>[];
  rows: readonly Row[];
  isSelectable: boolean;
};

// A server and the first render do not know the widths. The range is corrected before the first paint.
const initialRange: ColumnRange = { first: 0, last: 12 };
const wholeRange: ColumnRange = { first: 0, last: Infinity };

// At least and at most this many px are rendered at each side of the visible columns, so that most steps of scrolling render nothing.
const margins = { least: 120, most: 360 };

/** Returns the columns of which a part is between two distances from the start of the table. */
export function findRange(widths: readonly number[], start: number, end: number): ColumnRange {
  let edge = 0;
  let first = widths.length;
  let last = -1;
  for (const [index, width] of widths.entries()) {
    if (edge < end && edge + width > start) {
      first = Math.min(first, index);
      last = index;
    }
    edge += width;
  }
  return { first, last };
}

/** Returns the range for what is visible of the table: the previous one while it has all of it. */
function follow(table: HTMLElement, layout: ColumnLayout, before: ColumnRange): ColumnRange {
  // In two-line rows each column is visible.
  if (getComputedStyle(table).display !== 'table') return wholeRange;
  const box = table.closest('[data-part="table"]');
  const widths = layout.getWidths();
  if (!box || widths.length === 0) return before;
  // In right-to-left pages, `scrollLeft` is 0 at the right and negative towards the left.
  const start = Math.abs(box.scrollLeft);
  const end = start + box.clientWidth;
  const near = findRange(widths, start - margins.least, end + margins.least);
  if (before !== wholeRange && near.first >= before.first && near.last <= before.last)
    return before;
  return findRange(widths, start - margins.most, end + margins.most);
}

/**
 * Returns the columns of a table, with gaps for those of many that are neither near the visible area, pinned nor focused. They follow the
 * scrolling of the table's box. Paper has the same ones: no sheet is wide enough for all, and laying them out takes minutes.
 */
export function useColumnWindow<Row>(options: Options<Row>): readonly ArrangedColumn<Row>[] {
  const { state, layout, columns, rows, isSelectable } = options;
  const isMany = columns.length > manyColumns;
  const [range, setRange] = useState(initialRange);
  layout.setSource(columns, rows as readonly never[]);
  useLayoutEffect(() => {
    const element = layout.getTable();
    const box = element?.closest<HTMLElement>('[data-part="table"]');
    if (!isMany || !element || !box) return undefined;
    // While cells are exchanged, Chromium lays out the table narrower for a moment: without this, the box would scroll back.
    const spacer = box.appendChild(element.ownerDocument.createElement('div'));
    const update = () => {
      spacer.style.inlineSize = element.style.inlineSize;
      setRange((before) => follow(element, layout, before));
    };
    update();
    box.addEventListener('scroll', update, { passive: true });
    const observer = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(update);
    observer?.observe(box);
    // A resized column changes the width of the table.
    observer?.observe(element);
    return () => {
      spacer.remove();
      box.removeEventListener('scroll', update);
      observer?.disconnect();
    };
  }, [isMany, layout, columns]);
  useLayoutEffect(() => {
    const element = layout.getTable();
    const box = element?.closest<HTMLElement>('[data-part="table"]');
    return element && box ? watchFocusedColumn(element, box) : undefined;
  }, [layout]);
  // React Aria counts the columns only of a table with virtual rows.
  useLayoutEffect(() => {
    if (isMany)
      layout
        .getTable()
        ?.setAttribute('aria-colcount', String(columns.length + Number(isSelectable)));
  });
  const { focusedKey } = state.selectionManager;
  const focused = focusedKey === null ? null : state.collection.getItem(focusedKey);
  const kept = focused?.type === 'cell' || focused?.type === 'column' ? focused.index : -1;
  const offset = Number(isSelectable);
  return useMemo(() => {
    if (!isMany) return columns;
    return addGaps(
      columns,
      { first: range.first - offset, last: range.last - offset },
      kept - offset,
    );
  }, [isMany, columns, range, kept, offset]);
}
