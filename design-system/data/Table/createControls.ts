import type { TableState } from 'react-stately/useTableState';
import { createCellEditing } from './cellEditing.ts';
import { createRowDragState } from './rowDragState.ts';
import type { TableControls, TableSnapshot } from './tableControls.ts';

/** What does not change in the life of a table. */
export type FixedControls = Pick<TableControls, 'features' | 'layout' | 'toggle'> & {
  state: TableState<object>;
};

/** Creates the controls of a table with features, and the function that stores what it has rendered last. */
export function createControls(first: TableSnapshot, { state, ...fixed }: FixedControls) {
  let current = first;
  const controls: TableControls = {
    getRows: () => current.props.rows,
    getColumns: () => current.props.columns,
    getShownColumns: () => current.model.columns,
    getRowKeys: () => current.model.rowKeys,
    getGroupKeys: (key) => current.model.lines?.find((line) => line.key === key)?.group?.keys ?? [],
    setSelection: (keys) => current.setSelection(keys),
    isSelectable: () => current.isSelectable,
    getView: () => current.model.view,
    getSorts: () => current.model.sorts,
    setView: (view) => current.model.setView(view),
    setSorts: (sorts) => current.model.setSorts(sorts),
    findRow: (key) => current.model.findRow(key),
    onCellsEdit: (edits) => current.props.onCellsEdit?.(edits),
    getState: () => state,
    ...fixed,
    editing: createCellEditing(),
    drag: createRowDragState(),
    isEditedByRow: () => current.props.editMode === 'row',
    getDragging: () => current.props,
    getRowHeader: () => current.model.rowHeader,
    undoStack: [],
  };
  return {
    controls,
    update: (next: TableSnapshot) => {
      current = next;
    },
  };
}
