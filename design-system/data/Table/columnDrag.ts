import type { TableControls } from './tableControls.ts';
import { placeColumn } from './columnMoves.ts';

/** Pointers that move less than this distance in px press the heading, which sorts. */
const threshold = 8;

type Target = { heading: HTMLElement; isAfter: boolean };

/**
 * Lets the mouse or a pen drag a heading to another place. A finger scrolls the table instead, and every user has the menu of the
 * heading. Returns a function that ends it.
 */
export function watchColumnDrag(heading: HTMLElement, controls: TableControls, id: string) {
  const headings = () => [
    ...(heading.parentElement?.querySelectorAll<HTMLElement>('[data-column]') ?? []),
  ];
  let start: number | null = null;
  let target: Target | null = null;

  function mark(next: Target | null): void {
    for (const one of headings()) delete one.dataset['drop'];
    if (next) next.heading.dataset['drop'] = next.isAfter ? 'after' : 'before';
    target = next;
  }

  /** Finds the heading at the pointer. A pinned column stays among the columns pinned at its side. */
  function findTarget(x: number): Target | null {
    const found = headings().find((one) => {
      const { left, right } = one.getBoundingClientRect();
      return x >= left && x < right && one.dataset['pin'] === heading.dataset['pin'];
    });
    if (!found || found === heading) return null;
    const isAfter = headings().indexOf(found) > headings().indexOf(heading);
    return { heading: found, isAfter };
  }

  function onPointerDown({ pointerType, button, clientX, target: pressed }: PointerEvent): void {
    const isTool = (pressed as Element).closest('button, [data-part="column-resizer"]');
    if (pointerType !== 'touch' && button === 0 && !isTool) start = clientX;
  }

  function onPointerMove({ clientX }: PointerEvent): void {
    if (start === null) return;
    if (heading.dataset['dragging'] === undefined && Math.abs(clientX - start) < threshold) return;
    heading.dataset['dragging'] = '';
    mark(findTarget(clientX));
  }

  /** The press that ends a drag does not sort. */
  function stopClick(event: Event): void {
    event.stopPropagation();
    event.preventDefault();
  }

  function stop(isDropped: boolean): void {
    const targetId = target?.heading.dataset['column'];
    if (heading.dataset['dragging'] !== undefined) {
      heading.addEventListener('click', stopClick, { capture: true, once: true });
      setTimeout(() => heading.removeEventListener('click', stopClick, true));
    }
    start = null;
    mark(null);
    delete heading.dataset['dragging'];
    if (isDropped && targetId !== undefined) {
      controls.setView(placeColumn(controls.getColumns(), controls.getView(), id, targetId));
    }
  }

  const end = new AbortController();
  const { signal } = end;
  const view = heading.ownerDocument;
  heading.addEventListener('pointerdown', onPointerDown, { signal });
  view.addEventListener('pointermove', onPointerMove, { signal });
  view.addEventListener('pointerup', () => start !== null && stop(true), { signal, capture: true });
  view.addEventListener('pointercancel', () => start !== null && stop(false), { signal });
  view.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || heading.dataset['dragging'] === undefined) return;
      event.stopPropagation();
      stop(false);
    },
    { signal, capture: true },
  );
  return () => end.abort();
}
