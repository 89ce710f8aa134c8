import { expect, test } from 'vitest';
import { listColumnGroups } from './ColumnGroups.tsx';
import { sortRows } from './sortRows.ts';
import { listLines, sortByGroups } from './tableLines.ts';
import { moveColumn, placeColumn } from './columnMoves.ts';
import { arrangeColumns, toggleSort } from './tableView.ts';

const columns = ['a', 'b', 'c', 'd'].map((id) => ({ id, header: id, cell: () => id }));
const show = (view: Parameters<typeof arrangeColumns>[1]) =>
  arrangeColumns(columns, view)
    .map(({ id }) => id)
    .join('');

test('a view orders, hides and pins columns, and a stored one ignores what no longer exists', () => {
  expect(show({})).toBe('abcd');
  expect(show({ columnOrder: ['d', 'c', 'b', 'a'], hiddenColumns: ['b'] })).toBe('dca');
  expect(show({ pinnedColumns: { d: 'start', a: 'end' } })).toBe('dbca');
  expect(show({ columnOrder: ['gone', 'c', 'c'], hiddenColumns: ['gone'] })).toBe('abcd');
  // A new column follows the column before it.
  expect(show({ columnOrder: ['d', 'a', 'b'] })).toBe('dabc');
});

test('a view can undo the pin of a column', () => {
  const pinned = columns.map((column) => ({ ...column, pin: 'end' as const }));
  const [first] = arrangeColumns(pinned, { pinnedColumns: { b: 'none' } });
  expect(first).toMatchObject({ id: 'b', pin: undefined });
});

test('a column moves among the shown columns of its side', () => {
  const view = { hiddenColumns: ['b'] };
  expect(show(moveColumn(columns, view, 'a', 1))).toBe('cad');
  expect(moveColumn(columns, view, 'a', -1)).toBe(view);
  const pinned = { pinnedColumns: { a: 'start' as const } };
  expect(moveColumn(columns, pinned, 'a', 1)).toBe(pinned);
  expect(show(placeColumn(columns, {}, 'd', 'a'))).toBe('dabc');
  expect(show(placeColumn(columns, {}, 'a', 'c'))).toBe('bcad');
});

test('a press sorts by one column, a press with Shift by one more, and a third one removes it', () => {
  const first = toggleSort([], 'a', false);
  const both = toggleSort(first, 'b', true);
  expect(both.map(({ column }) => column)).toEqual(['a', 'b']);
  const descending = toggleSort(both, 'b', true);
  expect(descending[1]).toEqual({ column: 'b', direction: 'descending' });
  expect(toggleSort(descending, 'b', true)).toEqual(first);
  expect(toggleSort(descending, 'b', false)).toEqual([{ column: 'b', direction: 'ascending' }]);
});

type Row = { id: string; kind: string; sum: number | null };
const rows: Row[] = [
  { id: '1', kind: 'b', sum: 2 },
  { id: '2', kind: 'a', sum: null },
  { id: '3', kind: 'b', sum: 1 },
  { id: '4', kind: 'a', sum: 3 },
];
const rowColumns = [
  { id: 'kind', header: 'Kind', cell: ({ kind }: Row) => kind, value: ({ kind }: Row) => kind },
  { id: 'sum', header: 'Sum', cell: ({ sum }: Row) => sum, value: ({ sum }: Row) => sum },
];
const listIds = (sorted: readonly Row[]) => sorted.map(({ id }) => id).join('');

test('rows are sorted by several columns, and empty values are last in both directions', () => {
  const sort = (sum: 'ascending' | 'descending') =>
    listIds(
      sortRows(
        rows,
        rowColumns,
        [
          { column: 'kind', direction: 'ascending' },
          { column: 'sum', direction: sum },
        ],
        'en',
      ),
    );
  expect(sort('ascending')).toBe('4231');
  expect(sort('descending')).toBe('4213');
});

const getLines = (options: Partial<Parameters<typeof listLines<Row>>[0]>) =>
  listLines({
    rows,
    columns: rowColumns,
    getKey: ({ id }) => id,
    groupBy: [],
    collapsedGroups: [],
    getChildren: undefined,
    hasDetail: false,
    isExpanded: () => false,
    ...options,
  })?.map(({ type, key, level }) => `${level} ${type === 'row' ? key : type}`);

test('rows are lines of groups, of a tree, or above their details', () => {
  expect(getLines({})).toBeUndefined();
  expect(getLines({ groupBy: ['kind'] })).toEqual([
    '0 group',
    '1 1',
    '1 3',
    '0 group',
    '1 2',
    '1 4',
  ]);
  expect(getLines({ groupBy: ['kind'], collapsedGroups: ['group ["b"]'] })).toEqual([
    '0 group',
    '0 group',
    '1 2',
    '1 4',
  ]);
  expect(getLines({ hasDetail: true, isExpanded: (key) => key === '2' })).toEqual([
    '0 1',
    '0 2',
    '1 detail',
    '0 3',
    '0 4',
  ]);
  const getChildren = ({ id }: Row) => (id === '1' ? [rows[1] as Row] : []);
  expect(getLines({ rows: [rows[0] as Row], getChildren, isExpanded: () => true })).toEqual([
    '0 1',
    '1 2',
  ]);
  expect(getLines({ groupBy: ['unknown'] })).toBeUndefined();
});

test('groups are in the order of their column, and in their own if the user sorts by it', () => {
  const byKind = { column: 'kind', direction: 'descending' } as const;
  const bySum = { column: 'sum', direction: 'ascending' } as const;
  expect(sortByGroups([bySum], ['kind'])).toEqual([{ ...byKind, direction: 'ascending' }, bySum]);
  expect(sortByGroups([bySum, byKind], ['kind'])).toEqual([byKind, bySum]);
});

test('neighbours with one group share a heading, but not across the edge of pinned columns', () => {
  const grouped = [
    { id: 'a', group: 'G', pin: 'start' as const },
    { id: 'b', group: 'G' },
    { id: 'c', group: 'G' },
    { id: 'd' },
    { id: 'e' },
  ];
  expect(listColumnGroups(grouped).map(({ title, count }) => `${title} ${count}`)).toEqual([
    'G 1',
    'G 2',
    'undefined 1',
    'undefined 1',
  ]);
});
