import type { CellPlace } from './cellFocus.ts';
import type { CellRange } from './cellRange.ts';

type Options = {
  find: (element: Element) => CellPlace | undefined;
  /** Returns where a range with Shift begins. */
  getAnchor: () => CellPlace | undefined;
  select: (range: CellRange | undefined) => void;
  focus: (place: CellPlace) => void;
};

const isSame = (one: CellPlace, other: CellPlace | undefined) =>
  one.key === other?.key && one.columnId === other.columnId;

function stop(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

/**
 * Lets the mouse select a rectangle of cells: by dragging, or by a click with Shift. A finger scrolls instead. Returns whether the button is
 * pressed, and a function that ends it.
 */
export function watchRangePointer(table: HTMLElement, { find, getAnchor, select, focus }: Options) {
  const end = new AbortController();
  const options = { signal: end.signal, capture: true };
  /** Where the button was pressed, the last cell of the drag, and whether the press is one of a range, which does nothing else. */
  let press: { start: CellPlace; last: CellPlace; isRange: boolean } | undefined;
  let isClickOurs = false;

  function onPointerDown(event: PointerEvent): void {
    isClickOurs = false;
    const { target, pointerType, button, shiftKey, ctrlKey, metaKey } = event;
    // Two-line rows have no columns.
    const hasColumns = getComputedStyle(table).display === 'table';
    const isPlain = pointerType === 'mouse' && button === 0 && !ctrlKey && !metaKey && hasColumns;
    const place = isPlain ? find(target as Element) : undefined;
    if (!place) return;
    const anchor = shiftKey ? getAnchor() : undefined;
    press = { start: anchor ?? place, last: place, isRange: anchor !== undefined };
    if (!anchor) {
      select(undefined);
      return;
    }
    stop(event);
    select({ anchor, end: place });
  }

  function onPointerMove({ target, buttons }: PointerEvent): void {
    if (!press || (buttons & 1) === 0) return;
    const cell = target as Element;
    const place = table.contains(cell) ? find(cell) : undefined;
    if (!place || isSame(place, press.last)) return;
    press.last = place;
    press.isRange = true;
    select({ anchor: press.start, end: place });
    cell
      .closest('[data-part="cell"]')
      ?.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
  }

  function onPointerUp(): void {
    if (!press) return;
    const { last, isRange } = press;
    isClickOurs = isRange;
    if (isRange) focus(last);
    press = undefined;
  }

  table.addEventListener('pointerdown', onPointerDown, options);
  table.ownerDocument.addEventListener('pointermove', onPointerMove, options);
  table.ownerDocument.addEventListener('pointerup', onPointerUp, options);
  table.ownerDocument.addEventListener('pointercancel', () => (press = undefined), options);
  // A press with Shift would select the rows or texts between.
  table.addEventListener('mousedown', (event) => press?.isRange && stop(event), options);
  // The row would be selected or opened.
  table.addEventListener('click', (event) => isClickOurs && stop(event), options);
  // A drag selects cells in place of their texts, and drags no link. A double click selects a word.
  table.addEventListener('selectstart', (event) => press && stop(event), options);
  table.addEventListener(
    'dragstart',
    (event) => press && (event.target as Element).matches('a, img') && event.preventDefault(),
    options,
  );
  return { isPressed: () => press !== undefined, stop: () => end.abort() };
}
