import { defineMessages } from '../../i18n/intl.ts';
import { announce } from '../../internal/announcer.ts';
import { findCell, focusCell, type CellPlace } from './cellFocus.ts';
import { getRange, listRange, setRange, type CellRange } from './cellRange.ts';
import { getRangeStep, getWholeRange, movePlace } from './rangeKeys.ts';
import { markRange } from './rangeMarks.ts';
import { watchRangePointer } from './rangePointer.ts';
import { parseCellKey } from './rowCollection.ts';
import type { CopyContext } from './tableCopy.ts';
import type { TableControls } from './tableControls.ts';

const words = defineMessages({
  selected: {
    id: 'ds.table.rangeSelected',
    defaultMessage:
      '{rows, plural, one {{columns, plural, one {{rows, number} row, # column selected} other {{rows, number} row, # columns selected}}} other {{columns, plural, one {{rows, number} rows, # column selected} other {{rows, number} rows, # columns selected}}}}',
  },
});

// Keys that are held, and the pointer, change a range many times a second.
const announceAfter = 400;

const ownKeys =
  'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable], [data-part="cell-editor"]';

/** Returns the cell of a row in which an element is, unless it is in a field; groups and details are in no range. */
export function findRangeCell(controls: TableControls, element: Element): CellPlace | undefined {
  const place = element.closest(ownKeys) ? undefined : findCell(controls, element);
  return place && controls.getRowKeys().includes(place.key) ? place : undefined;
}

function findFocused(controls: TableControls): CellPlace | undefined {
  const place = parseCellKey(controls.getState().selectionManager.focusedKey ?? '');
  const column = place && controls.getShownColumns()[place.index - Number(controls.isSelectable())];
  return column ? { key: place.rowKey, columnId: column.id } : undefined;
}

/** The rows that a key moves by which moves by a page. */
function countPageRows(table: HTMLElement): number {
  const row = table.querySelector<HTMLElement>('[data-part="body-row"]');
  const box = table.closest<HTMLElement>('[data-part="table"]');
  const height = Math.min(box?.clientHeight ?? 0, window.innerHeight);
  return Math.max(1, Math.floor(height / (row?.offsetHeight || height || 1)) - 1);
}

/**
 * Lets keys and the pointer select a rectangle of cells: Shift with arrows and clicks, dragging, Ctrl+A. Escape ends it. Returns a
 * function that ends it all.
 */
export function watchRanges(
  table: HTMLElement,
  controls: TableControls,
  getContext: () => CopyContext,
): () => void {
  const end = new AbortController();
  const options = { signal: end.signal, capture: true };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const mark = () => markRange(table, controls);
  // Rows and columns that scroll into view are rendered without a mark.
  const observer = new MutationObserver(mark);

  function say(): void {
    const range = listRange(controls);
    if (!range) return;
    const { keys, columns } = range;
    const counts = { rows: keys.length, columns: columns.length };
    announce(getContext().intl.formatMessage(words.selected, counts));
  }
  function select(range: CellRange | undefined): void {
    if (!range && !getRange(controls)) return;
    setRange(controls, range);
    mark();
    observer.disconnect();
    clearTimeout(timer);
    if (!range) return;
    // Selected text would be copied in place of the cells.
    table.ownerDocument.getSelection()?.removeAllRanges();
    observer.observe(table, { childList: true, subtree: true });
    timer = setTimeout(say, announceAfter);
  }
  const pointer = watchRangePointer(table, {
    find: (element) => findRangeCell(controls, element),
    getAnchor: () => getRange(controls)?.anchor ?? findFocused(controls),
    select,
    focus: (place) => focusCell(controls, place, null),
  });

  table.addEventListener(
    'keydown',
    (event) => {
      // React Aria sends arrow keys in a cell to its row.
      const target = event.target as Element;
      const { activeElement } = table.getRootNode() as Document;
      const focused =
        target.matches('tr') && target.contains(activeElement) ? activeElement : target;
      const place = findRangeCell(controls, focused as Element);
      if (!place || event.altKey) return;
      const { selectionMode } = controls.getState().selectionManager;
      const range = getRange(controls);
      const isAll = event.key.toLowerCase() === 'a' && (event.ctrlKey || event.metaKey);
      const isRtl = getComputedStyle(table).direction === 'rtl';
      const step = event.shiftKey
        ? getRangeStep(event, { isRtl, pageRows: countPageRows(table) })
        : undefined;
      const next = step && movePlace(controls, range?.end ?? place, step);
      if (next) {
        select({ anchor: range?.anchor ?? place, end: next });
        focusCell(controls, next, null);
      } else if (isAll && selectionMode !== 'multiple') select(getWholeRange(controls));
      else if (event.key === 'Escape' && range) select(undefined);
      else return;
      event.preventDefault();
      event.stopPropagation();
    },
    options,
  );
  // The focus has moved without the range.
  table.addEventListener(
    'focusin',
    ({ target }) => {
      const range = getRange(controls);
      if (!range || pointer.isPressed()) return;
      const place = findCell(controls, target as Element);
      const isEnd = place?.key === range.end.key && place.columnId === range.end.columnId;
      if (!isEnd) select(undefined);
    },
    options,
  );
  return () => {
    select(undefined);
    end.abort();
    pointer.stop();
  };
}
