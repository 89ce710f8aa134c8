import type { Key } from 'react-stately';
import { announce } from '../../internal/announcer.ts';
import { beginDrag, type DragSession } from './dragSession.ts';
import { listTargets, type DragTable } from './dragTables.ts';
import { stepGap } from './rowMoves.ts';
import { rowDragWords } from './rowDragWords.ts';

/** The number of rows that Page Up and Page Down pass. */
const pageStep = 10;

/** Moves the rows by a key. Returns whether it did, or whether the key has no other use meanwhile. */
function moveByKey(session: DragSession, pressed: string, isBack: boolean): boolean {
  const { source, key, dragged } = session;
  const { formatMessage } = source;
  const { target, gap } = session.getTarget();
  const targets = listTargets(source);
  const current = targets.find((one) => one === target) ?? targets[0];
  if (!current) return false;
  const keys = current.controls.getRowKeys();

  function moveTo(next: DragTable, nextGap: number): void {
    const { position, total } = session.moveTo(next, nextGap);
    const table = next.table.getAttribute('aria-label') ?? '';
    const message =
      next === target
        ? formatMessage(rowDragWords.place, { position, total })
        : formatMessage(rowDragWords.placeInTable, { table, position, total });
    announce(message, 'assertive');
  }
  const step = (count: number) => () => moveTo(current, stepGap(keys, dragged, gap, count));
  const goToTable = () => {
    const index = targets.indexOf(current) + (isBack ? -1 : 1);
    const next = targets.at(index % targets.length) ?? current;
    if (next === current) return;
    moveTo(next, next === source ? next.controls.getRowKeys().indexOf(key) : 0);
  };
  const actions: Record<string, () => void> = {
    ArrowUp: step(-1),
    ArrowDown: step(1),
    PageUp: step(-pageStep),
    PageDown: step(pageStep),
    Home: () => moveTo(current, 0),
    End: () => moveTo(current, keys.length),
    Tab: goToTable,
    Enter: session.drop,
    ' ': session.drop,
  };
  actions[pressed]?.();
  return pressed in actions || pressed.startsWith('Arrow');
}

/**
 * Lifts a row and, if it is selected, the other selected ones: the arrow keys move them until Enter or Space, and Tab moves them to another
 * table. A press in a table drops them there, for users who cannot drag.
 */
export function liftRows(source: DragTable, key: Key): void {
  const session = beginDrag(source, key);
  const { signal } = session;
  const page = source.table.ownerDocument;
  const options = { signal, capture: true };
  const isInTable = ({ target }: Event) =>
    listTargets(source).some(({ table }) => table.contains(target as Node));

  page.addEventListener(
    'keydown',
    (event) => {
      if (event.key === 'Escape' || event.ctrlKey || event.metaKey || event.altKey) return;
      if (!moveByKey(session, event.key, event.shiftKey)) return;
      event.preventDefault();
      event.stopPropagation();
      // Firefox presses a button when Space comes up.
      const stopPress = (up: KeyboardEvent) => up.key === ' ' && up.preventDefault();
      page.addEventListener('keyup', stopPress, { once: true, capture: true });
    },
    options,
  );
  // The row under the press is not selected or opened.
  for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup']) {
    page.addEventListener(type, (event) => isInTable(event) && event.stopPropagation(), options);
  }
  page.addEventListener(
    'click',
    (event) => {
      if (!isInTable(event) || event.detail === 0) return session.cancel();
      event.preventDefault();
      event.stopPropagation();
      session.aim({ x: event.clientX, y: event.clientY });
      session.drop();
    },
    options,
  );
  const { formatMessage } = source;
  const sentences = [
    formatMessage(rowDragWords.lifted, { count: session.dragged.size }),
    formatMessage(rowDragWords.liftedHelp),
    ...(listTargets(source).length > 1 ? [formatMessage(rowDragWords.otherTables)] : []),
  ];
  announce(sentences.join(' '), 'assertive');
}
