import type { Key } from 'react-stately';
import { announce } from '../../internal/announcer.ts';
import { autoScroll } from './autoScroll.ts';
import {
  findGap,
  findTarget,
  listTargets,
  placeAt,
  scrollToGap,
  showLine,
  type DragTable,
} from './dragTables.ts';
import { getDropPlace } from './rowMoves.ts';
import { rowDragWords } from './rowDragWords.ts';

export type Point = { x: number; y: number };

/** The rows that are dragged: one row, or the selected ones if it is among them. */
function listDragged({ controls }: DragTable, key: Key): Key[] {
  const { selectionManager } = controls.getState();
  if (!selectionManager.isSelected(key)) return [key];
  return controls
    .getRowKeys()
    .filter((one) => selectionManager.isSelected(one) && !selectionManager.isDisabled(one));
}

// Rows are dragged once at a time on the whole page.
let stopCurrent: (() => void) | undefined;

/** Rows on their way to another place. */
export type DragSession = ReturnType<typeof beginDrag>;

/**
 * Begins to drag a row and, if it is selected, the other selected rows. They follow the pointer after the first `follow`, and Escape cancels. The
 * signal aborts when they are dropped.
 */
export function beginDrag(source: DragTable, key: Key) {
  stopCurrent?.();
  const { controls, formatMessage, preview } = source;
  const page = source.table.ownerDocument;
  const keys = listDragged(source, key);
  const dragged = new Set(keys);
  const end = new AbortController();
  const { signal } = end;
  let point: Point | undefined;
  let target: DragTable | undefined = source;
  let gap = controls.getRowKeys().indexOf(key);
  let frame = 0;
  let drawn = performance.now();

  function stop(): void {
    end.abort();
    cancelAnimationFrame(frame);
    controls.drag.setDragged(new Set());
    for (const one of [source, ...listTargets(source)]) one.line.hidden = true;
    preview.hidden = true;
    stopCurrent = undefined;
  }

  function cancel(): void {
    stop();
    announce(formatMessage(rowDragWords.cancelled), 'assertive');
  }

  const getPlace = ({ controls: { getRowKeys } }: DragTable) =>
    getDropPlace(getRowKeys(), dragged, gap);

  function drop(): void {
    const rows = keys
      .map((one) => controls.findRow(one))
      .filter((row): row is never => row !== undefined);
    const accepting = listTargets(source).find((one) => one === target);
    const place = accepting && getPlace(accepting);
    // The rows may have left meanwhile.
    if (!place || place.isSame || rows.length === 0) return cancel();
    stop();
    const { drag, getDragging } = accepting.controls;
    const { onReorder, onInsert } = getDragging();
    const move = { keys: dragged, rows, target: place.target };
    drag.focusLater(key);
    if (accepting === source) onReorder?.(move);
    else onInsert?.(move);
    const { position, total } = place;
    announce(formatMessage(rowDragWords.moved, { position, total }), 'assertive');
  }

  /** Finds the gap at a place in the window. */
  function aim({ x, y }: Point): void {
    target = findTarget(source, x, y);
    if (target) gap = findGap(target, y);
  }

  // Rows move under a pointer that is still, and with each change of their table.
  function draw(now: number): void {
    // The page may have gone on without the table.
    if (!source.table.isConnected) return stop();
    if (point) {
      autoScroll((target ?? source).table, point.y, now - drawn);
      aim(point);
      placeAt(preview, point.x + 12, point.y + 12);
    }
    for (const one of listTargets(source)) if (one !== target) one.line.hidden = true;
    if (target) showLine(target, gap);
    drawn = now;
    frame = requestAnimationFrame(draw);
  }

  page.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      cancel();
    },
    { signal, capture: true },
  );
  stopCurrent = stop;
  controls.drag.setDragged(dragged);
  draw(drawn);
  return {
    source,
    key,
    dragged,
    signal,
    aim,
    drop,
    cancel,
    follow: (next: Point): void => {
      point = next;
    },
    getTarget: () => ({ target, gap }),
    /** Moves the rows to another gap without a pointer. Returns their place. */
    moveTo(next: DragTable, nextGap: number) {
      target = next;
      gap = nextGap;
      scrollToGap(next, gap);
      return getPlace(next);
    },
  };
}
