import type { Key, Selection, SortDescriptor } from 'react-stately';
import type { TableState } from 'react-stately/useTableState';
import type { CellEdit, CellEditing, CellError } from './cellEditing.ts';
import type { ColumnLayout } from './columnLayout.ts';
import type { RowDragState } from './rowDragState.ts';
import type { TableDragging } from './rowMoves.ts';
import type { TableColumn } from './tableColumn.ts';
import type { TableFeatures } from './tableFeatures.ts';
import type { TableLine } from './tableLines.ts';
import type { TableView } from './tableView.ts';

/** The current values and functions of a table, as it was last rendered. */
export type TableSnapshot = {
  rows: readonly never[];
  columns: readonly TableColumn<never>[];
  shownColumns: readonly TableColumn<never>[];
  /** The keys of the shown rows, without groups and details. */
  rowKeys: readonly Key[];
  /** What each line is; undefined if each is a row. */
  lines: readonly TableLine<never>[] | undefined;
  isSelectable: boolean;
  setSelection: (keys: Selection) => void;
  view: TableView;
  setView: (view: TableView) => void;
  sorts: readonly SortDescriptor[];
  setSorts: (sorts: readonly SortDescriptor[]) => void;
  findRow: (key: Key) => never | undefined;
  onCellsEdit: CellsEditHandler<never> | undefined;
  rowHeader: TableColumn<never> | undefined;
  dragging: TableDragging<never>;
  editMode: 'cell' | 'row';
};

/** What is in the cell of a tool column: a component that knows the table. */
export type ToolProps = { controls: TableControls; rowKey: Key; row: never };

/** Saves edited cells; returns or resolves to the messages of those that were not saved. */
export type CellsEditHandler<Row> = (
  edits: readonly CellEdit<Row>[],
) => void | readonly CellError[] | Promise<void | readonly CellError[]>;

/**
 * What the parts of a table that load later read and change. It is one object for the life of a table whose functions return current
 * values, so that headings and cells need not render when the view changes.
 */
export type TableControls = {
  getRows: () => readonly never[];
  getColumns: () => readonly TableColumn<never>[];
  getShownColumns: () => readonly TableColumn<never>[];
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
  getEditMode: () => 'cell' | 'row';
  getDragging: () => TableDragging<never>;
  getRowHeader: () => TableColumn<never> | undefined;
  /** The values before each edit, the last one at the end. */
  undoStack: CellEdit<never>[][];
};
