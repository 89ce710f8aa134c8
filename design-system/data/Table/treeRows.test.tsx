import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { Key } from 'react-stately';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { Table, type TableProps } from './Table.tsx';
import { gridFeatures } from './tableFeatures.ts';
import type { TableView } from './tableView.ts';

type Task = { id: Key; kind: string; tasks?: Task[] };
const tasks: Task[] = [
  { id: 'a', kind: 'New' },
  { id: 'b', kind: 'Old' },
  {
    id: 'c',
    kind: 'New',
    tasks: [
      { id: 'c1', kind: 'New' },
      { id: 'c2', kind: 'Old' },
    ],
  },
];
const columns = [
  {
    id: 'name',
    header: 'Name',
    cell: ({ id }: Task) => `Task ${id}`,
    value: ({ id }: Task) => `${id}`,
  },
  { id: 'kind', header: 'Kind', cell: ({ kind }: Task) => kind, value: ({ kind }: Task) => kind },
];

function renderTasks(props: Partial<TableProps<Task>>) {
  return renderInDesignSystem(
    <Table
      aria-label="Tasks"
      columns={columns}
      rows={tasks}
      getKey={({ id }) => id}
      features={gridFeatures}
      {...props}
    />,
  );
}

/** Returns level, place and size of the set of each line. */
const readPlaces = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      ['level', 'posinset', 'setsize'].map((name) => Number(row.getAttribute(`aria-${name}`))),
    );

test('groups and their rows have their level and place', () => {
  renderTasks({ defaultView: { groupBy: ['kind'] } });
  expect(readPlaces()).toEqual([
    [1, 1, 2],
    [2, 1, 2],
    [2, 2, 2],
    [1, 2, 2],
    [2, 1, 1],
  ]);
});

test('details are one level below their row', () => {
  renderTasks({ renderDetail: ({ kind }) => kind, defaultExpandedKeys: ['a', 'c'] });
  expect(readPlaces()).toEqual([
    [1, 1, 3],
    [2, 1, 1],
    [1, 2, 3],
    [1, 3, 3],
    [2, 1, 1],
  ]);
});

test('rows below rows follow the details of their row', () => {
  renderTasks({
    renderDetail: ({ kind }) => kind,
    getChildren: (row) => row.tasks,
    defaultExpandedKeys: ['c'],
  });
  expect(readPlaces()).toEqual([
    [1, 1, 3],
    [1, 2, 3],
    [1, 3, 3],
    [2, 1, 3],
    [2, 2, 3],
    [2, 3, 3],
  ]);
});

test('without groups, details and a tree, rows have no level', () => {
  renderTasks({});
  expect(screen.getAllByRole('row')[1]).not.toHaveAttribute('aria-posinset');
});

test.each<[string, Key[], Partial<TableProps<Task>>]>([
  ['details', ['detail 1', 1], {}],
  ['details of another type', ['detail string 1', '1'], {}],
  ['details of numbers', ['detail number 1', 1], {}],
  ['a group', ['group ["New"]', 'x'], { defaultView: { groupBy: ['kind'] } }],
  ['a column', ['column:name', 'x'], {}],
  ['a cell', ['cell:0:s:x', 'x'], {}],
  ['the header', ['header', 'body', 'header groups'], {}],
])('a row may have the key of %s', async (_, keys, props) => {
  const onError = vi.spyOn(console, 'error');
  renderTasks({
    rows: keys.map((id) => ({ id, kind: 'New' })),
    renderDetail: ({ id }) => `Details of ${id}.`,
    ...props,
  });
  for (const key of keys) {
    const row = screen.getByRole('rowheader', { name: `Task ${key}` });
    await userEvent.click(within(row).getByRole('button', { name: /^Show what is below: / }));
  }
  for (const key of keys) {
    expect(screen.getByText(`Details of ${key}.`, { normalizer: (text) => text })).toBeVisible();
  }
  expect(onError).not.toHaveBeenCalled();
});

test('a group is hidden although a row has its key', async () => {
  const onViewChange = vi.fn<(view: TableView) => void>();
  renderTasks({
    rows: [{ id: 'group ["New"]', kind: 'New' }],
    defaultView: { groupBy: ['kind'] },
    onViewChange,
  });
  await userEvent.click(screen.getByRole('button', { name: /^Hide what is below: / }));
  expect(onViewChange.mock.lastCall?.[0].collapsedGroups).toEqual(['group ["New"]']);
  expect(screen.queryByText('Task group ["New"]')).toBeNull();
});

const findGroup = (text: string) =>
  screen
    .getAllByRole('rowheader')
    .find(({ textContent }) => textContent === text)
    ?.closest('tr') as HTMLElement;
const findGroupBox = (name: string) => {
  return within(findGroup(name)).getByRole('checkbox');
};
const selectable = { selectionMode: 'multiple', defaultView: { groupBy: ['kind'] } } as const;

test('the checkbox of a group selects its rows, and deselects them', async () => {
  const onSelectionChange = vi.fn();
  renderTasks({ ...selectable, onSelectionChange });
  const box = findGroupBox('New2');
  expect(box).toHaveAccessibleName(/^Select New/);
  await userEvent.click(box);
  expect(onSelectionChange).toHaveBeenLastCalledWith(new Set(['a', 'c']));
  expect(box).toBeChecked();
  expect(findGroupBox('Old1')).not.toBeChecked();
  await userEvent.click(box);
  expect(onSelectionChange).toHaveBeenLastCalledWith(new Set());
});

test('the checkbox of a group is mixed while some of its rows are selected', async () => {
  renderTasks({ ...selectable, defaultSelectedKeys: ['a'] });
  const box = findGroupBox('New2');
  expect(box).toBePartiallyChecked();
  await userEvent.click(box);
  expect(box).toBeChecked();
});

test('the checkbox of a group leaves disabled rows and the rows of other groups alone', async () => {
  const onSelectionChange = vi.fn();
  renderTasks({
    ...selectable,
    disabledKeys: ['c'],
    defaultSelectedKeys: ['b', 'elsewhere'],
    onSelectionChange,
  });
  await userEvent.click(findGroupBox('New2'));
  expect(onSelectionChange).toHaveBeenLastCalledWith(new Set(['a', 'b', 'elsewhere']));
  expect(findGroupBox('New2')).toBeChecked();
});

test('the checkbox of a group that is hidden selects its rows, and so do nested groups and all', async () => {
  const onSelectionChange = vi.fn();
  renderTasks({
    ...selectable,
    defaultView: { groupBy: ['kind', 'name'], collapsedGroups: ['group ["New"]'] },
    onSelectionChange,
  });
  await userEvent.click(findGroupBox('New2'));
  expect(onSelectionChange).toHaveBeenLastCalledWith(new Set(['a', 'c']));
  await userEvent.click(findGroupBox('New2'));
  expect(onSelectionChange).toHaveBeenLastCalledWith(new Set());
  await userEvent.click(findGroupBox('Task b1'));
  expect(findGroupBox('Old1')).toBeChecked();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select All' }));
  expect(onSelectionChange).toHaveBeenLastCalledWith(new Set(['a', 'b', 'c']));
});

test('groups have no checkbox where one row can be selected, or none', () => {
  renderTasks({ ...selectable, selectionMode: 'single' });
  expect(within(findGroup('New2')).queryByRole('checkbox')).toBeNull();
});

test('the name of a row and of its checkbox leaves out the button that expands it', () => {
  renderTasks({ getChildren: ({ tasks: children }) => children, selectionMode: 'multiple' });
  // Browsers put the label of a button into the name of what it is in; the names that jsdom computes leave it out.
  const row = screen.getAllByRole('row').at(-1)!;
  for (const named of [row, within(row).getByRole('checkbox')]) {
    const ids = named.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const label = document.getElementById(ids.at(-1)!)!;
    expect(label).toHaveTextContent(/^Task c$/);
    expect(within(label).queryByRole('button')).toBeNull();
  }
});
