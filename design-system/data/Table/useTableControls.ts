import { useState } from 'react';
import type { TableState } from 'react-stately/useTableState';
import { createCellEditing } from './cellEditing.ts';
import type { ColumnLayout } from './columnLayout.ts';
import type { TableControls, TableSnapshot } from './tableControls.ts';

function createControls(first: TableSnapshot, layout: ColumnLayout, state: TableState<object>) {
  let current = first;
  const controls: TableControls = {
    getRows: () => current.rows,
    getColumns: () => current.columns,
    getShownColumns: () => current.shownColumns,
    getRowKeys: () => current.rowKeys,
    isSelectable: () => current.isSelectable,
    getView: () => current.view,
    getSorts: () => current.sorts,
    setView: (view) => current.setView(view),
    setSorts: (sorts) => current.setSorts(sorts),
    findRow: (key) => current.findRow(key),
    onCellsEdit: (edits) => current.onCellsEdit?.(edits),
    getState: () => state,
    layout,
    editing: createCellEditing(),
    undoStack: [],
  };
  return {
    controls,
    update: (next: TableSnapshot) => {
      current = next;
    },
  };
}

/** Returns the controls of a table. `layout` and `state` are the same objects at each render. */
export function useTableControls(
  current: TableSnapshot,
  layout: ColumnLayout,
  state: TableState<object>,
): TableControls {
  const [{ controls, update }] = useState(() => createControls(current, layout, state));
  update(current);
  return controls;
}
