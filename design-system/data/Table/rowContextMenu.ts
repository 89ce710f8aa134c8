import { isAppleDevice } from '../../navigation/ShortcutList/strokes.ts';

type Point = { x: number; y: number };

/** The time in ms after which a press is long, and the distance in px after which it is a scroll. */
const longPress = { time: 500, distance: 10 };

// Their own menus paste, or open a link in a new tab. A long press on a handle drags.
const ownMenus =
  'input, textarea, select, [contenteditable], a[href]:not([data-row-link]), [data-part="cell-editor"], [data-part="field-host"], [data-part="drag-handle"]';

const findRow = (target: EventTarget | null) =>
  (target as Element | null)?.closest<HTMLElement>('[data-part="body-row"]') ?? undefined;

function hasSelectedText(row: Element): boolean {
  const selection = row.ownerDocument.getSelection();
  return Boolean(selection?.toString()) && selection?.getRangeAt(0).intersectsNode(row) === true;
}

/** Ends the press that the row has begun, so that it neither selects the row nor follows its link. */
function endPress(row: HTMLElement, { pointerId, target }: PointerEvent): void {
  target?.dispatchEvent(new PointerEvent('pointercancel', { bubbles: true, pointerId }));
  const stopClick = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  row.addEventListener('click', stopClick, true);
  const onPointerUp = () =>
    setTimeout(() => row.removeEventListener('click', stopClick, true), 100);
  row.ownerDocument.addEventListener('pointerup', onPointerUp, { once: true, capture: true });
}

/**
 * Calls a function when the user asks for the context menu of a row: by the secondary button of the mouse, a long press or the keyboard. It
 * returns whether the row has a menu. The point is undefined for the keyboard. Returns a function that ends it.
 */
export function watchContextMenus(
  table: HTMLElement,
  open: (row: HTMLElement, point: Point | undefined) => boolean,
): () => void {
  const end = new AbortController();
  const options = { signal: end.signal, capture: true };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let press: PointerEvent | undefined;
  const stopWaiting = () => {
    clearTimeout(timer);
    press = undefined;
  };
  const stop = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };

  table.addEventListener(
    'contextmenu',
    (event) => {
      const row = findRow(event.target);
      const isBypassed = event.button === 2 && event.shiftKey;
      if (!row || isBypassed || hasSelectedText(row)) return;
      if ((event.target as Element).closest(ownMenus)) return;
      const { top, bottom } = row.getBoundingClientRect();
      // The keyboard's event is at the row or, in some browsers, anywhere.
      const isInRow = event.clientY > top && event.clientY < bottom;
      if (!open(row, isInRow ? { x: event.clientX, y: event.clientY } : undefined)) return;
      stop(event);
      if (press) endPress(row, press);
      stopWaiting();
    },
    options,
  );
  table.addEventListener(
    'keydown',
    (event) => {
      // On a Mac the keyboard sends no event for it: these are the keys of other systems and of macOS itself.
      const isKey =
        (event.shiftKey && event.key === 'F10') || (event.ctrlKey && event.key === 'Enter');
      const row = findRow(event.target);
      if (!isKey || !row || !isAppleDevice() || (event.target as Element).closest(ownMenus)) return;
      if (open(row, undefined)) stop(event);
    },
    options,
  );
  table.addEventListener(
    'pointerdown',
    (event) => {
      const row = findRow(event.target);
      if (event.pointerType !== 'touch' || !row || !event.isPrimary) return;
      if ((event.target as Element).closest(ownMenus)) return;
      stopWaiting();
      press = event;
      // Safari on phones sends no event for a long press.
      timer = setTimeout(() => {
        if (open(row, { x: event.clientX, y: event.clientY })) endPress(row, event);
      }, longPress.time);
    },
    options,
  );
  table.addEventListener(
    'pointermove',
    ({ clientX, clientY }) => {
      const start = press;
      if (!start) return;
      const distance = Math.hypot(clientX - start.clientX, clientY - start.clientY);
      if (distance > longPress.distance) stopWaiting();
    },
    options,
  );
  table.addEventListener('pointerup', stopWaiting, options);
  table.addEventListener('pointercancel', stopWaiting, options);
  return () => {
    stopWaiting();
    end.abort();
  };
}
