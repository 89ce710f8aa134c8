import type { Key } from 'react-stately';
import { getCellKey, getColumnKey, parseCellKey } from './rowCollection.ts';
import type { TableControls } from './tableControls.ts';

/** A cell by the key of its row and the id of its column. */
export type CellPlace = { key: Key; columnId: string };

/**
 * Moves the focus to a cell, from an editor that closes: at once, because React Aria moves it only to another cell than the one which had it, and
 * browsers put it on `body` with the editor.
 */
export function focusCell(
  controls: TableControls,
  { key, columnId }: CellPlace,
  editor: Element | null,
): void {
  const index = controls.getShownColumns().findIndex(({ id }) => id === columnId);
  const { selectionManager } = controls.getState();
  selectionManager.setFocused(true);
  const cellKey = getCellKey(key, index + Number(controls.isSelectable()));
  selectionManager.setFocusedKey(cellKey);
  const cell = editor
    ?.closest('table')
    ?.querySelector<HTMLElement>(`[data-part="cell"][data-key="${CSS.escape(cellKey)}"]`);
  cell?.focus({ preventScroll: true });
  cell?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
}

/** Moves the focus to the heading of a column. */
export function focusHeading(controls: TableControls, id: string): void {
  const { selectionManager } = controls.getState();
  selectionManager.setFocused(true);
  selectionManager.setFocusedKey(getColumnKey(id));
}

/** Returns the cell in which an element is. */
export function findCell(controls: TableControls, element: Element): CellPlace | undefined {
  const cellKey = element.closest('[data-part="cell"]')?.getAttribute('data-key');
  const place = cellKey ? parseCellKey(cellKey) : null;
  const column = place && controls.getShownColumns()[place.index - Number(controls.isSelectable())];
  return column ? { key: place.rowKey, columnId: column.id } : undefined;
}

/**
 * Returns the cell at a distance: some rows below in the same column, or the next column that can be edited, which may be in the next
 * row. Undefined outside the table.
 */
export function findEditableCell(
  controls: TableControls,
  key: Key,
  columnId: string,
  step: { rows: number; columns: number },
): CellPlace | undefined {
  const keys = controls.getRowKeys();
  const row = keys.indexOf(key);
  if (step.columns === 0) {
    const next = keys[Math.min(Math.max(row + step.rows, 0), keys.length - 1)];
    return next === undefined ? undefined : { key: next, columnId };
  }
  const columns = controls.getShownColumns().filter(({ renderEditor }) => renderEditor);
  const place = row * columns.length + columns.findIndex(({ id }) => id === columnId);
  const next = place + step.columns;
  const nextKey = keys[Math.floor(next / columns.length)];
  const nextColumn = columns[next % columns.length];
  return nextKey === undefined || !nextColumn
    ? undefined
    : { key: nextKey, columnId: nextColumn.id };
}
