import { useState } from 'react';
import type { TableState } from 'react-stately/useTableState';
import type { CellEditing } from './cellEditing.ts';
import type { RowDragState } from './rowDragState.ts';
import type { TableControls, TableSnapshot } from './tableControls.ts';

type Fixed = Pick<TableControls, 'features' | 'layout' | 'toggle'> & { state: TableState<object> };

function createControls(first: TableSnapshot, { state, ...fixed }: Fixed) {
  let current = first;
  const controls: TableControls = {
    getRows: () => current.rows,
    getColumns: () => current.columns,
    getShownColumns: () => current.shownColumns,
    getRowKeys: () => current.rowKeys,
    getGroupKeys: (key) => current.lines?.find((line) => line.key === key)?.group?.keys ?? [],
    setSelection: (keys) => current.setSelection(keys),
    isSelectable: () => current.isSelectable,
    getView: () => current.view,
    getSorts: () => current.sorts,
    setView: (view) => current.setView(view),
    setSorts: (sorts) => current.setSorts(sorts),
    findRow: (key) => current.findRow(key),
    onCellsEdit: (edits) => current.onCellsEdit?.(edits),
    getState: () => state,
    ...fixed,
    editing: fixed.features?.createCellEditing() as CellEditing,
    drag: fixed.features?.createRowDragState() as RowDragState,
    getEditMode: () => current.editMode,
    getDragging: () => current.dragging,
    getRowHeader: () => current.rowHeader,
    undoStack: [],
  };
  return {
    controls,
    update: (next: TableSnapshot) => {
      current = next;
    },
  };
}

/** Returns the controls of a table. `fixed` has the same values at each render. */
export function useTableControls(current: TableSnapshot, fixed: Fixed): TableControls {
  const [{ controls, update }] = useState(() => createControls(current, fixed));
  update(current);
  return controls;
}
