import type { Key } from 'react-stately';
import { createListeners } from '../../internal/createListeners.ts';

/** Which rows of a table are dragged, so that only their handles render. */
export type RowDragState = ReturnType<typeof createRowDragState>;

/** Creates the state of the handles of a table. */
export function createRowDragState() {
  const { notify, subscribe } = createListeners();
  let pendingFocus: Key | undefined;
  let dragged: ReadonlySet<Key> = new Set();
  return {
    subscribe,
    /** Lets handles look whether their row can be moved. */
    notify,
    isDragged: (key: Key) => dragged.has(key),
    setDragged(keys: ReadonlySet<Key>): void {
      dragged = keys;
      notify();
    },
    /** Moves the focus to the handle of a row as soon as the row is in the table. */
    focusLater: (key: Key): void => {
      pendingFocus = key;
    },
    /** Returns the row whose handle receives the focus, once, if it is among the rows. */
    takeFocus(keys: readonly Key[]): Key | undefined {
      const key = pendingFocus;
      if (key === undefined || !keys.includes(key)) return undefined;
      pendingFocus = undefined;
      return key;
    },
  };
}
