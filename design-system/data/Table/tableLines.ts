import type { Key, SortDescriptor } from 'react-stately';
import { getDetailKey, getGroupKey } from './lineKeys.ts';
import type { TableColumn, TableGroup, TableValue } from './tableColumn.ts';
import { toOptionId } from './tableFilter.ts';

/** A line of a table: a row, the heading of a group of rows, or the details below a row. */
export type TableLine<Row> = {
  type: 'row' | 'group' | 'detail';
  key: Key;
  /** The row; of a group, its first row. */
  row: Row;
  /** The depth in a tree or in groups, from 0. */
  level: number;
  /** Whether the lines below it are shown. Undefined if it has none. */
  isExpanded?: boolean | undefined;
  /** The rows of a group, and the column by whose values they are grouped. */
  group?: RowGroup<Row>;
  /** The place among its siblings, from 1, and their number. */
  posInSet: number;
  setSize: number;
};

/** A group of rows. */
export type RowGroup<Row> = {
  /** The id in a view. */
  id: string;
  rows: readonly Row[];
  keys: readonly Key[];
  /** The column by whose values the rows are grouped, which may be hidden. */
  column: TableColumn<Row>;
  /** The groups around it with itself. */
  path: TableGroup;
};

export type LineOptions<Row> = {
  rows: readonly Row[];
  columns: readonly TableColumn<Row>[];
  getKey: (row: Row) => Key;
  /** The ids of columns; those without `value` are left out. */
  groupBy: readonly string[];
  collapsedGroups: readonly string[];
  getChildren: ((row: Row) => readonly Row[] | undefined) | undefined;
  hasDetail: boolean;
  isExpanded: (key: Key) => boolean;
};

type Grouping<Row> = { column: TableColumn<Row>; getValue: (row: Row) => TableValue };

function listGroupings<Row>({ columns, groupBy }: LineOptions<Row>): Grouping<Row>[] {
  return groupBy.flatMap((id) => {
    const column = columns.find((one) => one.id === id);
    return column?.value ? [{ column, getValue: column.value }] : [];
  });
}

/** Returns the rows by their value, in the order in which the values first occur. Safari has `Map.groupBy` only since 17.4. */
function groupRows<Row>(rows: readonly Row[], getValue: (row: Row) => TableValue) {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const text = toOptionId(getValue(row));
    const members = groups.get(text);
    if (members) members.push(row);
    else groups.set(text, [row]);
  }
  return groups;
}

function* listRows<Row>(
  rows: readonly Row[],
  level: number,
  options: LineOptions<Row>,
  /** The number of lines before the first row at the same level: the details of their parent. */
  siblings = 0,
): Generator<TableLine<Row>> {
  const { getKey, getChildren, hasDetail, isExpanded } = options;
  const setSize = rows.length + siblings;
  for (const [index, row] of rows.entries()) {
    const key = getKey(row);
    const children = getChildren?.(row) ?? [];
    const isOpen = hasDetail || children.length > 0 ? isExpanded(key) : undefined;
    const posInSet = index + siblings + 1;
    yield { type: 'row', key, row, level, isExpanded: isOpen, posInSet, setSize };
    if (!isOpen) continue;
    if (hasDetail) {
      const place = { level: level + 1, posInSet: 1, setSize: children.length + 1 };
      yield { type: 'detail', key: getDetailKey(key), row, ...place };
    }
    yield* listRows(children, level + 1, options, Number(hasDetail));
  }
}

function* listGroups<Row>(
  rows: readonly Row[],
  groupings: readonly Grouping<Row>[],
  path: TableGroup,
  options: LineOptions<Row>,
): Generator<TableLine<Row>> {
  const [grouping, ...rest] = groupings;
  if (!grouping) {
    yield* listRows(rows, path.length, options);
    return;
  }
  const { column, getValue } = grouping;
  const groups = [...groupRows(rows, getValue).values()];
  for (const [index, members] of groups.entries()) {
    const row = members[0] as Row;
    const groupPath = [...path, { column: column.id, value: getValue(row) }];
    const id = `group ${JSON.stringify(groupPath.map(({ value }) => toOptionId(value)))}`;
    const isExpanded = !options.collapsedGroups.includes(id);
    const keys = members.map(options.getKey);
    yield {
      type: 'group',
      key: getGroupKey(id),
      row,
      level: path.length,
      isExpanded,
      group: { id, rows: members, keys, column, path: groupPath },
      posInSet: index + 1,
      setSize: groups.length,
    };
    if (isExpanded) yield* listGroups(members, rest, groupPath, options);
  }
}

/** Returns the lines of a table with groups, details or nested rows; undefined if each line is a row. */
export function listLines<Row>(options: LineOptions<Row>): readonly TableLine<Row>[] | undefined {
  const groupings = listGroupings(options);
  if (groupings.length === 0 && !options.getChildren && !options.hasDetail) return undefined;
  return [...listGroups(options.rows, groupings, [], options)];
}

/** Returns the keys of all rows that can be selected: of the lines that are rows, and of groups, which may be hidden. */
export function listSelectable<Row>(lines: readonly TableLine<Row>[]): readonly Key[] {
  const keys = lines.flatMap(({ type, key, group }) =>
    type === 'row' ? [key] : (group?.keys ?? []),
  );
  return [...new Set(keys)];
}

/** Returns the sorts with the columns of groups first, so that equal values are neighbours: in their own order if they have one. */
export function sortByGroups(
  sorts: readonly SortDescriptor[],
  groupBy: readonly string[],
): readonly SortDescriptor[] {
  const groupSorts = groupBy.map(
    (column): SortDescriptor =>
      sorts.find((sort) => sort.column === column) ?? { column, direction: 'ascending' },
  );
  return [...groupSorts, ...sorts.filter(({ column }) => !groupBy.includes(String(column)))];
}
