import type { Key } from 'react-stately';
import type { CellPlace } from './cellFocus.ts';
import type { TableColumn } from './tableColumn.ts';
import type { TableControls } from './tableControls.ts';

/** The selected rectangle of cells: where it begins, and the corner that keys and the pointer move. */
export type CellRange = { anchor: CellPlace; end: CellPlace };

/** The rows and columns of a range, from the first to the last. */
export type RangeContents = { keys: readonly Key[]; columns: readonly TableColumn<never>[] };

type StoredRange = CellRange & { rowKeys: readonly Key[]; columnIds: string };

const ranges = new WeakMap<TableControls, StoredRange>();

/** Returns the columns that show data, which are copied, pasted and in ranges. */
export function listDataColumns(controls: TableControls): readonly TableColumn<never>[] {
  return controls.getShownColumns().filter(({ isTool }) => !isTool);
}

const describeColumns = (controls: TableControls) =>
  JSON.stringify(listDataColumns(controls).map(({ id }) => id));

/** Stores the range of a table, or ends it. */
export function setRange(controls: TableControls, range: CellRange | undefined): void {
  if (!range) ranges.delete(controls);
  else {
    const rowKeys = controls.getRowKeys();
    ranges.set(controls, { ...range, rowKeys, columnIds: describeColumns(controls) });
  }
}

/** Returns the range of a table. It ends when rows or columns get another order: its cells would be others than those that were selected. */
export function getRange(controls: TableControls): CellRange | undefined {
  const range = ranges.get(controls);
  return range?.rowKeys === controls.getRowKeys() && range.columnIds === describeColumns(controls)
    ? range
    : undefined;
}

function slice<Item>(items: readonly Item[], one: number, other: number): readonly Item[] {
  return one === -1 || other === -1
    ? []
    : items.slice(Math.min(one, other), Math.max(one, other) + 1);
}

/** Returns the rows and columns of the range of a table; undefined without a range. */
export function listRange(controls: TableControls): RangeContents | undefined {
  const range = getRange(controls);
  if (!range) return undefined;
  const { anchor, end } = range;
  const rowKeys = controls.getRowKeys();
  const all = listDataColumns(controls);
  const findColumn = ({ columnId }: CellPlace) => all.findIndex(({ id }) => id === columnId);
  const keys = slice(rowKeys, rowKeys.indexOf(anchor.key), rowKeys.indexOf(end.key));
  const columns = slice(all, findColumn(anchor), findColumn(end));
  return keys.length > 0 && columns.length > 0 ? { keys, columns } : undefined;
}
