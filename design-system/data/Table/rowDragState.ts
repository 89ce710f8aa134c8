import type { Key } from 'react-stately';
import { createListeners } from '../../internal/createListeners.ts';

/** Which rows of a table are dragged, so that only their handles render. */
export type RowDragState = ReturnType<typeof createRowDragState>;

/** Creates the state of the handles of a table. */
export function createRowDragState() {
  const { notify, subscribe } = createListeners();
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
    /** The row whose handle has the focus as soon as it is in the table. */
    pendingFocus: undefined as Key | undefined,
  };
}
