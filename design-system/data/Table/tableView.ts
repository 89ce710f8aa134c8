import type { ReactNode } from 'react';
import type { SortDescriptor } from 'react-stately';
import type { Pin, TableColumn } from './tableColumn.ts';
import type { TableFilters } from './columnFilter.ts';

/**
 * How a user has arranged a table. It is plain JSON: a portal can store it, name it, or put it into an address. Ids of columns that
 * no longer exist are ignored, and new columns are shown, so a stored view stays usable after a release.
 */
export type TableView = {
  /** The order of the rows. Rows with equal values in the first column are ordered by the next. */
  sorts?: readonly SortDescriptor[];
  /** The filters by column id. */
  filters?: TableFilters;
  /** The ids of the columns from start to end. Columns that are not listed follow the column before them in `columns`. */
  columnOrder?: readonly string[];
  /** The ids of the columns that are not shown. */
  hiddenColumns?: readonly string[];
  /** Where columns stay in view while the others scroll, by column id; `'none'` undoes the `pin` of a column. */
  pinnedColumns?: Readonly<Record<string, Pin | 'none'>>;
  /** The widths in px of resized columns, by column id. */
  columnWidths?: Readonly<Record<string, number>>;
  /** The ids of the columns by whose values rows are grouped, from the outermost group to the innermost. */
  groupBy?: readonly string[];
  /** The keys of the groups whose rows are not shown. */
  collapsedGroups?: readonly string[];
  /** The height of rows. */
  density?: 'comfortable' | 'compact';
  /** The page, from 1, of a list in pages. The table only stores it. */
  page?: number;
};

/** A column as a view shows it, or a column with a tool for each row, such as a handle, which the table adds. */
export type ArrangedColumn<Row> = TableColumn<Row> & {
  pin?: Pin | undefined;
  /** Whether the heading has no menu. */
  isTool?: boolean;
  Tool?: (props: never) => ReactNode;
  /** What is in its place if it is not rendered: a cell for it and its neighbours, or null if one before it has that cell. */
  gap?: ReactNode;
};

/** Returns the columns in the order of a view, without the hidden ones: pinned columns first and last. */
export function arrangeColumns<Row>(
  columns: readonly TableColumn<Row>[],
  view: TableView,
): readonly ArrangedColumn<Row>[] {
  const pinned = view.pinnedColumns ?? {};
  const hidden = new Set(view.hiddenColumns);
  const shown = orderColumns(columns, view).filter(({ id }) => !hidden.has(id));
  // The columns that a view shows may all have been removed since: without one, no menu could show another.
  const arranged = (shown.length > 0 ? shown : orderColumns(columns, view)).map(
    (column): ArrangedColumn<Row> => {
      const pin = pinned[column.id] ?? column.pin;
      return { ...column, pin: pin === 'none' ? undefined : pin };
    },
  );
  return [
    ...arranged.filter(({ pin }) => pin === 'start'),
    ...arranged.filter(({ pin }) => pin === undefined),
    ...arranged.filter(({ pin }) => pin === 'end'),
  ];
}

/** Returns all columns in the order of a view. A column that the view does not know follows the column before it in `columns`. */
export function orderColumns<Row>(
  columns: readonly TableColumn<Row>[],
  { columnOrder = [] }: TableView,
): readonly TableColumn<Row>[] {
  const known = columnOrder
    .map((id) => columns.find((column) => column.id === id))
    .filter((column) => column !== undefined);
  const ordered = [...new Set(known)];
  for (const [index, column] of columns.entries()) {
    if (ordered.includes(column)) continue;
    const before = columns[index - 1];
    ordered.splice(before ? ordered.indexOf(before) + 1 : 0, 0, column);
  }
  return ordered;
}

/**
 * Returns the sorts after the heading of a column was pressed: ascending, then descending. With `isAdded`, the other sorts stay
 * before it, and the third press removes it.
 */
export function toggleSort(
  sorts: readonly SortDescriptor[],
  column: SortDescriptor['column'],
  isAdded: boolean,
): SortDescriptor[] {
  const current = sorts.find((sort) => sort.column === column);
  const direction = current?.direction === 'ascending' ? 'descending' : 'ascending';
  if (!isAdded) return [{ column, direction }];
  if (!current) return [...sorts, { column, direction }];
  return current.direction === 'descending'
    ? sorts.filter((sort) => sort !== current)
    : sorts.map((sort) => (sort === current ? { column, direction } : sort));
}

/** Returns a view on its first page, because another order or filter has other pages. */
export function withoutPage(view: TableView): TableView {
  const { page: _page, ...others } = view;
  return others;
}
