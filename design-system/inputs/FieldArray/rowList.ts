/** A row, with the initial values of its fields. The key stays when the row moves. */
export type Row = { readonly key: string; readonly values: unknown };

/** The rows of a list. */
export type RowList = {
  readonly rows: readonly Row[];
  /** The row that was removed last, and where it was. It can be restored, so its fields stay mounted. */
  readonly removed: { readonly row: Row; readonly index: number } | null;
  /** The keys after the last reset. */
  readonly initialKeys: readonly string[];
  /** How many rows there have been, for the next key. */
  readonly count: number;
};

/** Returns the keys of rows, which are the value that the list validates. */
export const getKeys = ({ rows }: Pick<RowList, 'rows'>): readonly string[] =>
  rows.map(({ key }) => key);

/** Creates a list of new rows with these values. `count` is how many rows there were before. */
export function createRowList(values: readonly unknown[], count = 0): RowList {
  const rows = values.map((entry, index) => ({ key: String(count + index), values: entry }));
  return {
    rows,
    removed: null,
    initialKeys: rows.map(({ key }) => key),
    count: count + rows.length,
  };
}

/** Replaces all rows by new ones with these values. The list differs from the initial one then. */
export function replaceRows({ count, initialKeys }: RowList, values: readonly unknown[]): RowList {
  return { ...createRowList(values, count), initialKeys };
}

/** Adds a row at the end. */
export function addRow(list: RowList, values: unknown): RowList {
  const row = { key: String(list.count), values };
  return { ...list, rows: [...list.rows, row], count: list.count + 1 };
}

/** Removes a row. It can be restored until another one is removed. */
export function removeRow(list: RowList, index: number): RowList {
  const row = list.rows[index];
  if (!row) return list;
  return { ...list, rows: list.rows.toSpliced(index, 1), removed: { row, index } };
}

/** Restores the row that was removed last, where it was. */
export function restoreRow(list: RowList): RowList {
  const { removed, rows } = list;
  if (!removed) return list;
  return { ...list, rows: rows.toSpliced(removed.index, 0, removed.row), removed: null };
}

/** Moves a row to another index. */
export function moveRow(list: RowList, from: number, to: number): RowList {
  const row = list.rows[from];
  if (!row || to < 0 || to >= list.rows.length) return list;
  return { ...list, rows: list.rows.toSpliced(from, 1).toSpliced(to, 0, row) };
}

/** Returns the rows as they are rendered: the removed row has no index. */
export function listRendered({ rows, removed }: RowList): { row: Row; index: number | null }[] {
  const rendered: { row: Row; index: number | null }[] = rows.map((row, index) => ({ row, index }));
  if (removed) rendered.splice(removed.index, 0, { row: removed.row, index: null });
  return rendered;
}
