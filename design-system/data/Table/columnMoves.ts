import type { TableColumn } from './tableColumn.ts';
import type { TableControls } from './tableControls.ts';
import { arrangeColumns, orderColumns, type TableView } from './tableView.ts';

/** Returns a view in which a column is one place nearer to the start (-1) or the end (1) among the shown columns. */
export function moveColumn<Row>(
  columns: readonly TableColumn<Row>[],
  view: TableView,
  id: string,
  step: -1 | 1,
): TableView {
  const shown = arrangeColumns(columns, view);
  const index = shown.findIndex((column) => column.id === id);
  const neighbour = shown[index + step];
  if (index === -1 || !neighbour || neighbour.pin !== shown[index]?.pin) return view;
  return placeColumn(columns, view, id, neighbour.id);
}

/** Returns a view in which a column has the place of another one. */
export function placeColumn<Row>(
  columns: readonly TableColumn<Row>[],
  view: TableView,
  id: string,
  targetId: string,
): TableView {
  const order = orderColumns(columns, view).map((column) => column.id);
  const from = order.indexOf(id);
  const to = order.indexOf(targetId);
  if (from === -1 || to === -1 || from === to) return view;
  const columnOrder = order.toSpliced(from, 1);
  columnOrder.splice(to, 0, id);
  return { ...view, columnOrder };
}

/** Returns the id of the shown column after a column, or else before it. */
export function findNeighbour(controls: TableControls, id: string): string | undefined {
  const ids = controls.getShownColumns().map((column) => column.id);
  const index = ids.indexOf(id);
  return ids[index + 1] ?? ids[index - 1];
}
