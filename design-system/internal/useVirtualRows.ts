import type { Range, Virtualizer, VirtualizerOptions } from '@tanstack/react-virtual';
import { useCallback, useLayoutEffect, useReducer, useState } from 'react';
import type { Scroller } from './findScroller.ts';
import { useIsPrinting } from './useIsPrinting.ts';
import { useScrollEnds } from './useScrollEnds.ts';
import type { VirtualCode } from './virtualCode.ts';

type RowVirtualizer = Virtualizer<HTMLElement, HTMLElement>;

/** A rendered row, and the space in px between it and the previous rendered row. */
export type VirtualRow = { index: number; space: number };

type Options = {
  /** The code of virtual lists, null until it is loaded: the first rows are rendered then. */
  code: VirtualCode | null;
  count: number;
  getKey: (index: number) => string | number;
  /** Returns the element that scrolls, after the first commit. */
  getScroller: () => Scroller | null;
  /** The height of a row in px until it is measured. */
  estimatedHeight: number;
  /** The height of the visible area in px until it is measured. */
  initialHeight: number;
  /** The distance in px from the start of the scrolled content to the first row. */
  margin?: number;
  /** The number of rows that are rendered at least until the code is loaded, because they were rendered before. */
  renderedCount?: number;
  /** The row that stays rendered because it has the focus: removing it would lose the focus. */
  kept: number | null;
  isEnabled?: boolean;
};

// Rows enter and leave in blocks, so that most steps of scrolling render nothing.
const block = 3;
// At least this number of rows is rendered before and after the visible ones, so that Tab and arrows can reach them.
const overscan = 1;
// At most this number of rows is rendered ahead of a movement, beyond the overscan.
const maximumAhead = 6;

/**
 * Returns the rows to render: the blocks of the visible ones, and more in the direction of the movement. `ahead` is the number of rows
 * that the list moves by, negative towards its start.
 */
export function extractRows(
  { startIndex, endIndex, count }: Pick<Range, 'startIndex' | 'endIndex' | 'count'>,
  ahead: number,
  kept: number | null,
): number[] {
  const start = startIndex - overscan + Math.min(0, ahead);
  const end = endIndex + overscan + Math.max(0, ahead);
  const first = Math.max(0, Math.floor(start / block) * block);
  const last = Math.min(count, Math.ceil((end + 1) / block) * block) - 1;
  const indexes = Array.from({ length: Math.max(0, last - first + 1) }, (_, row) => first + row);
  if (kept === null || kept >= count || (kept >= first && kept <= last)) return indexes;
  return kept < first ? [kept, ...indexes] : [...indexes, kept];
}

/**
 * Creates a meter of how many rows a list moves at once: the lesser of its last two movements, so that a single jump does not
 * count.
 */
function createSpeedMeter() {
  let lastStart = 0;
  let lastMovement = 0;
  return {
    move: (next: number): number => {
      const movement = next - lastStart;
      // Positive if both movements have the same direction.
      const speed =
        movement * lastMovement > 0
          ? Math.min(Math.abs(movement), Math.abs(lastMovement), maximumAhead)
          : 0;
      lastStart = next;
      lastMovement = movement;
      return Math.sign(movement) * speed;
    },
    stop: () => {
      lastMovement = 0;
    },
  };
}

/** Stores which rows are rendered. */
function rememberRendered() {
  let lastIndexes = '';
  return {
    is: (indexes: number[]) => indexes.join() === lastIndexes,
    set: (indexes: number[]) => {
      lastIndexes = indexes.join();
    },
  };
}

// Without an entry, a row was just mounted: reading its height would force a layout in each step, and the observer reports it before the
// next paint.
function readHeight(
  element: HTMLElement,
  entry: ResizeObserverEntry | undefined,
  { options, itemSizeCache, indexFromElement }: RowVirtualizer,
): number {
  const index = indexFromElement(element);
  const lastHeight = itemSizeCache.get(options.getItemKey(index)) ?? options.estimateSize(index);
  // A hidden row is reported with the height 0.
  return entry?.borderBoxSize[0]?.blockSize || lastHeight;
}

/** Returns the first rows, and the spaces around them by their estimated heights. */
function placeFirstRows({
  count,
  estimatedHeight,
  initialHeight,
  renderedCount = 0,
  kept,
}: Options) {
  const endIndex = Math.max(Math.ceil(initialHeight / estimatedHeight), renderedCount) - 1;
  let end = 0;
  const rows = extractRows({ startIndex: 0, endIndex, count }, 0, kept).map((index): VirtualRow => {
    const space = (index - end) * estimatedHeight;
    end = index + 1;
    return { index, space };
  });
  return { rows, spaceAfter: (count - end) * estimatedHeight };
}

/** Returns all rows, for paper, where nothing scrolls. They are not measured: paper has another width. */
function placeAll(count: number) {
  const rows = Array.from({ length: count }, (_, index): VirtualRow => ({ index, space: 0 }));
  return { rows, spaceAfter: 0, measure: undefined };
}

/** Returns the rendered rows and the spaces around them. */
function placeRows(virtualizer: RowVirtualizer, margin: number) {
  let end = margin;
  const rows = virtualizer.getVirtualItems().map((item): VirtualRow => {
    const space = item.start - end;
    end = item.end;
    return { index: item.index, space };
  });
  /** The space after the last rendered row in px. */
  const spaceAfter = virtualizer.getTotalSize() + margin - end;
  return { rows, spaceAfter };
}

/**
 * Returns the rows to render of a long list that scrolls in a box or with the page. They are in the normal flow, with spaces in place of
 * the others, so that a row whose height is not known yet overlaps nothing. On paper, all rows are rendered.
 */
export function useVirtualRows(given: Options) {
  const { code, count, getKey, getScroller, estimatedHeight, initialHeight, kept } = given;
  const { margin = 0, isEnabled = true } = given;
  const [, render] = useReducer((renders: number) => renders + 1, 0);
  const [speedMeter] = useState(createSpeedMeter);
  const [rendered] = useState(rememberRendered);
  const rangeExtractor = useCallback(
    (range: Range) => extractRows(range, speedMeter.move(range.startIndex), kept),
    [kept, speedMeter],
  );
  const createOptions = ({
    observeRect,
    observeOffset,
    scrollTo,
  }: VirtualCode): VirtualizerOptions<HTMLElement, HTMLElement> => ({
    count,
    enabled: isEnabled,
    getScrollElement: () => getScroller() as HTMLElement | null,
    observeElementRect: observeRect,
    observeElementOffset: observeOffset,
    scrollToFn: scrollTo,
    measureElement: readHeight,
    estimateSize: () => estimatedHeight,
    getItemKey: getKey,
    scrollMargin: margin,
    initialRect: { width: 0, height: initialHeight },
    rangeExtractor,
    // Row heights that become known while scrolling change nothing visible; they count when the next rows are rendered.
    onChange: (instance) => {
      if (!instance.isScrolling) speedMeter.stop();
      else if (rendered.is(instance.getVirtualIndexes())) return;
      render();
    },
  });
  const create = () => code && new code.Virtualizer<HTMLElement, HTMLElement>(createOptions(code));
  const [known, setVirtualizer] = useState(create);
  const virtualizer = known ?? create();
  if (virtualizer !== known) setVirtualizer(virtualizer);
  if (code) virtualizer?.setOptions(createOptions(code));
  // These effects replace the package's React adapter, which renders at each step of scrolling.
  useLayoutEffect(() => virtualizer?._didMount(), [virtualizer]);
  useLayoutEffect(() => {
    virtualizer?._willUpdate();
  });
  useScrollEnds(() => (isEnabled ? getScroller() : null), count);
  if (useIsPrinting()) return { ...placeAll(count), virtualizer };
  if (virtualizer === null) return { ...placeFirstRows(given), measure: undefined, virtualizer };
  rendered.set(virtualizer.getVirtualIndexes());
  return { ...placeRows(virtualizer, margin), measure: virtualizer.measureElement, virtualizer };
}
