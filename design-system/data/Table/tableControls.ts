import type { Key, Selection, SortDescriptor } from 'react-stately';
import type { TableState } from 'react-stately/useTableState';
import type { CellEdit, CellEditing, CellsEditHandler } from './cellEditing.ts';
import type { ColumnLayout } from './columnLayout.ts';
import type { RowDragState } from './rowDragState.ts';
import type { TableDragging } from './rowMoves.ts';
import type { TableColumn } from './tableColumn.ts';
import type { TableFeatures } from './tableFeatures.ts';
import type { TableLine } from './tableLines.ts';
import type { TableProps } from './tableProps.ts';
import type { ArrangedColumn, TableView } from './tableView.ts';

/** The current props, values and functions of a table, as it was last rendered. */
export type TableSnapshot = {
  props: Pick<TableProps<never>, 'rows' | 'columns' | 'onCellsEdit' | 'editMode'> &
    TableDragging<never>;
  model: {
    columns: readonly TableColumn<never>[];
    rowKeys: readonly Key[];
    lines: readonly TableLine<never>[] | undefined;
    view: TableView;
    setView: (view: TableView) => void;
    sorts: readonly SortDescriptor[];
    setSorts: (sorts: readonly SortDescriptor[]) => void;
    findRow: (key: Key) => never | undefined;
    rowHeader: TableColumn<never> | undefined;
  };
  isSelectable: boolean;
  setSelection: (keys: Selection) => void;
};

/** What is in the cell of a tool column: a component that knows the table. */
export type ToolProps = { controls: TableControls; rowKey: Key; row: never };

/**
 * What the parts of a table that load later read and change. It is one object for the life of a table whose functions return current
 * values, so that headings and cells need not render when the view changes.
 */
export type TableControls = {
  getRows: () => readonly never[];
  getColumns: () => readonly TableColumn<never>[];
  getShownColumns: () => readonly ArrangedColumn<never>[];
  getRowKeys: () => readonly Key[];
  /** Returns the keys of the rows of a group. */
  getGroupKeys: (key: Key) => readonly Key[];
  isSelectable: () => boolean;
  setSelection: (keys: Selection) => void;
  getView: () => TableView;
  setView: (view: TableView) => void;
  getSorts: () => readonly SortDescriptor[];
  setSorts: (sorts: readonly SortDescriptor[]) => void;
  findRow: (key: Key) => never | undefined;
  onCellsEdit: CellsEditHandler<never>;
  getState: () => TableState<object>;
  /** Shows or hides what is below a line. */
  toggle: (key: Key) => void;
  features: TableFeatures | undefined;
  layout: ColumnLayout;
  /** Only with `features`, as the layout. */
  editing: CellEditing;
  drag: RowDragState;
  isEditedByRow: () => boolean;
  getDragging: () => TableDragging<never>;
  getRowHeader: () => TableColumn<never> | undefined;
  /** The values before each edit, the last one at the end. */
  undoStack: CellEdit<never>[][];
};
