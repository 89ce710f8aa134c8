import type { Key } from 'react-stately';

/** Where moved rows go: before or after a row, or into a table without other rows. */
export type RowDropTarget =
  | { type: 'item'; key: Key; dropPosition: 'before' | 'after' }
  | { type: 'root' };

/** Rows that the user has moved together, in their order. */
export type RowMove<Row> = { keys: Set<Key>; rows: readonly Row[]; target: RowDropTarget };

/** The props of a Table whose rows the user moves. */
export type TableDragging<Row> = {
  /**
   * Called when the user has moved rows to another place, by their handles or with the keyboard. `moveRows` returns the rows in the new
   * order. Rows that are sorted, grouped or in a tree cannot be moved.
   */
  onReorder?: (move: RowMove<Row>) => void;
  /** Called when the user has moved rows of another table with the same `dragType` into this one. Remove them from the other one, too. */
  onInsert?: (move: RowMove<Row>) => void;
  /** Tables with the same `dragType` exchange rows. */
  dragType?: string;
};

/** Returns where rows go that are dropped at a gap: 0 is before the first row, `keys.length` after the last one. */
export function getDropPlace(keys: readonly Key[], dragged: ReadonlySet<Key>, gap: number) {
  const others = keys.filter((key) => !dragged.has(key));
  const index = keys.slice(0, gap).filter((key) => !dragged.has(key)).length;
  const next = others[index];
  const last = others.at(-1);
  const item = (key: Key, dropPosition: 'before' | 'after'): RowDropTarget => ({
    type: 'item',
    key,
    dropPosition,
  });
  const target: RowDropTarget =
    next !== undefined
      ? item(next, 'before')
      : last !== undefined
        ? item(last, 'after')
        : { type: 'root' };
  const moved = keys.filter((key) => dragged.has(key));
  const order = [...others.slice(0, index), ...moved, ...others.slice(index)];
  return {
    target,
    /** The place among all rows, from 1. */
    position: index + 1,
    /** The number of rows after the move. */
    total: others.length + dragged.size,
    /** Whether no row would move. Rows of another table always do. */
    isSame: moved.length > 0 && order.every((key, place) => key === keys[place]),
  };
}

/** Returns the gap after a step up or down: it passes rows that stay, not the dragged ones. */
export function stepGap(
  keys: readonly Key[],
  dragged: ReadonlySet<Key>,
  gap: number,
  step: number,
): number {
  const others = keys.filter((key) => !dragged.has(key));
  const index = keys.slice(0, gap).filter((key) => !dragged.has(key)).length;
  const next = Math.min(Math.max(index + step, 0), others.length);
  if (next === index) return gap;
  return step > 0 ? keys.indexOf(others[next - 1] as Key) + 1 : keys.indexOf(others[next] as Key);
}

/** Returns rows with the moved ones at their new place. They are added if they come from another table. */
export function moveRows<Row>(
  rows: readonly Row[],
  { keys, rows: moved, target }: RowMove<Row>,
  getKey: (row: Row) => Key,
): Row[] {
  const others = rows.filter((row) => !keys.has(getKey(row)));
  const index = target.type === 'item' ? others.findIndex((row) => getKey(row) === target.key) : -1;
  // The row at the target may have left meanwhile.
  if (index === -1 || target.type === 'root') return [...others, ...moved];
  return others.toSpliced(index + Number(target.dropPosition === 'after'), 0, ...moved);
}
