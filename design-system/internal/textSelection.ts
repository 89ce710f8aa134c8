/** How far a pointer moves before a press is a drag, in px. */
const dragDistance = 4;

type Point = { clientX: number; clientY: number };

const isFar = (one: Point, other: Point): boolean =>
  Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) > dragDistance;

/** Returns whether a click ended a drag, or is the second of a double click, that selected text in the element. */
export function hasSelectedText(element: Element, start: Point | null, click: MouseEvent): boolean {
  const selection = element.ownerDocument.getSelection();
  if (!selection || selection.isCollapsed || !selection.containsNode(element, true)) return false;
  return click.detail > 1 || (start !== null && isFar(start, click));
}

type Caret = { node: Node; offset: number };

/** Returns the place in the text at a point. */
function findCaret(page: Document, { clientX, clientY }: Point): Caret | null {
  // Safari has the newer method since 26.2.
  const position = page.caretPositionFromPoint?.(clientX, clientY);
  if (position) return { node: position.offsetNode, offset: position.offset };
  const range = page.caretRangeFromPoint?.(clientX, clientY);
  return range ? { node: range.startContainer, offset: range.startOffset } : null;
}

/**
 * Lets the mouse select the text of a row whose link covers it. Browsers would drag the link, and a press that has selected text would
 * follow it. The second click of a double click does not follow it again. While `data-selecting` is set, the link must not cover the row.
 * Pass it as a ref.
 */
export function selectThroughLink(link: HTMLElement | null): (() => void) | undefined {
  if (link === null) return undefined;
  const page = link.ownerDocument;
  let start: (Point & Caret) | null = null;
  let isDragged = false;

  function findBelow(point: Point): Caret | null {
    link?.toggleAttribute('data-selecting', true);
    const caret = findCaret(page, point);
    link?.toggleAttribute('data-selecting', false);
    return caret;
  }

  function onMove(event: PointerEvent): void {
    if (start === null || (!isDragged && !isFar(start, event))) return;
    isDragged = true;
    const end = findBelow(event);
    if (end) {
      page.getSelection()?.setBaseAndExtent(start.node, start.offset, end.node, end.offset);
    }
  }

  const stopMoving = () => page.removeEventListener('pointermove', onMove, true);

  function onDown(event: PointerEvent): void {
    isDragged = false;
    start = null;
    if (event.pointerType !== 'mouse' || event.button !== 0) return;
    const caret = findBelow(event);
    if (!caret) return;
    start = { ...caret, clientX: event.clientX, clientY: event.clientY };
    page.addEventListener('pointermove', onMove, true);
    for (const end of ['pointerup', 'pointercancel']) {
      page.addEventListener(end, stopMoving, { capture: true, once: true });
    }
  }

  function onDragStart(event: Event): void {
    if (start !== null) event.preventDefault();
  }

  function onClick(event: MouseEvent): void {
    if (!isDragged && event.detail < 2) return;
    event.preventDefault();
    event.stopPropagation();
  }

  link.addEventListener('pointerdown', onDown, true);
  link.addEventListener('dragstart', onDragStart, true);
  link.addEventListener('click', onClick, true);
  return () => {
    stopMoving();
    link.removeEventListener('pointerdown', onDown, true);
    link.removeEventListener('dragstart', onDragStart, true);
    link.removeEventListener('click', onClick, true);
  };
}
