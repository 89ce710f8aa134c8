import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { getAnnounced } from '../../testing/announced.ts';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { sortRows } from './sortRows.ts';
import { getCompactPositions, type TableColumn } from './tableColumn.ts';
import { Table } from './Table.tsx';
import { passTime } from '../../testing/passTime.ts';

type Payment = { id: string; job: string; net: number };

const rows: Payment[] = [
  { id: 'a', job: 'Tea 2', net: 300 },
  { id: 'b', job: 'Tea 10', net: 100 },
  { id: 'c', job: 'Shoe', net: 100 },
];

const columns: TableColumn<Payment>[] = [
  { id: 'job', header: 'Job', cell: ({ job }) => job, sortValue: ({ job }) => job },
  { id: 'net', header: 'Net', cell: ({ net }) => net, sortValue: ({ net }) => net },
];

const getKey = ({ id }: Payment) => id;
/** Returns the texts of the row headers, in the order of the rows. */
const names = () =>
  screen.getAllByRole('rowheader').map((cell) => within(cell).getByText(/Tea|Shoe/).textContent);

test('a table has a name and shows every row with its columns', () => {
  renderInDesignSystem(
    <Table aria-label="Payments" columns={columns} rows={rows} getKey={getKey} />,
  );
  expect(screen.getByRole('grid', { name: 'Payments' })).toBeVisible();
  expect(screen.getAllByRole('columnheader')).toHaveLength(2);
  expect(names()).toEqual(['Tea 2', 'Tea 10', 'Shoe']);
});

test('pressing a heading sorts by its column, and pressing it again reverses the order', async () => {
  renderInDesignSystem(
    <Table aria-label="Payments" columns={columns} rows={rows} getKey={getKey} />,
  );
  await userEvent.click(screen.getByRole('columnheader', { name: 'Job' }));
  expect(names()).toEqual(['Shoe', 'Tea 2', 'Tea 10']);
  expect(screen.getByRole('columnheader', { name: 'Job' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  await userEvent.click(screen.getByRole('columnheader', { name: 'Job' }));
  expect(names()).toEqual(['Tea 10', 'Tea 2', 'Shoe']);
});

test('a table with a controlled order leaves sorting to the caller', async () => {
  const onSortChange = vi.fn();
  renderInDesignSystem(
    <Table
      aria-label="Payments"
      columns={columns}
      rows={rows}
      getKey={getKey}
      sort={{ column: 'net', direction: 'descending' }}
      onSortChange={onSortChange}
    />,
  );
  await userEvent.click(screen.getByRole('columnheader', { name: 'Job' }));
  expect(onSortChange).toHaveBeenCalledWith({ column: 'job', direction: 'ascending' });
  expect(names()).toEqual(['Tea 2', 'Tea 10', 'Shoe']);
});

test('rows with an href have a link on their row header', async () => {
  const navigate = vi.fn();
  renderInDesignSystem(
    <Table
      aria-label="Payments"
      columns={columns}
      rows={rows}
      getKey={getKey}
      getHref={({ id }) => `/jobs/${id}`}
    />,
    { navigate },
  );
  const link = screen.getByRole('link', { name: 'Tea 10' });
  expect(link).toHaveAttribute('href', '/jobs/b');
  await userEvent.click(link);
  expect(navigate.mock.calls).toEqual([['/jobs/b', undefined]]);
  await userEvent.click(document.body);
  await userEvent.tab();
  // The table returns the focus to where it was.
  expect(link).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(navigate.mock.calls[1]).toEqual(['/jobs/c', undefined]);
});

test('a table without rows shows the empty text', () => {
  renderInDesignSystem(
    <Table aria-label="Payments" columns={columns} rows={[]} getKey={getKey} empty="None yet." />,
  );
  expect(screen.getByText('None yet.')).toBeVisible();
});

test('a table keeps rows of other pages selected, and "Select all" counts only the rows of this page', async () => {
  const onSelectionChange = vi.fn();
  function Paged({ page }: { page: number }) {
    return (
      <Table
        columns={columns}
        getKey={getKey}
        onSelectionChange={onSelectionChange}
        aria-label="Payments"
        rows={rows.slice(page, page + 1)}
        selectionMode="multiple"
        defaultSelectedKeys={['a']}
      />
    );
  }
  const { rerender } = renderInDesignSystem(<Paged page={1} />);
  const getSelectAll = () => screen.getByRole('checkbox', { name: 'Select All' });
  expect(getSelectAll()).not.toBeChecked();
  await userEvent.click(getSelectAll());
  expect(onSelectionChange).toHaveBeenLastCalledWith(new Set(['a', 'b']));
  await userEvent.click(getSelectAll());
  expect(onSelectionChange).toHaveBeenLastCalledWith(new Set(['a']));
  rerender(<Paged page={0} />);
  expect(getSelectAll()).toBeChecked();
  // This page has no rows.
  rerender(<Paged page={3} />);
  expect(getSelectAll()).not.toBeChecked();
});

test('the keyboard selects one row; when controlled, only the caller changes the selection', async () => {
  const onSelectionChange = vi.fn();
  renderInDesignSystem(
    <Table
      aria-label="Payments"
      columns={columns}
      rows={rows}
      getKey={getKey}
      selectionMode="single"
      selectedKeys={['a']}
      onSelectionChange={onSelectionChange}
    />,
  );
  expect(screen.queryByRole('checkbox', { name: 'Select All' })).toBeNull();
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown} ');
  expect(onSelectionChange).toHaveBeenLastCalledWith(new Set(['b']));
  expect(screen.getByRole('checkbox', { name: 'Select Tea 2' })).toBeChecked();
});

test('typing the first letters of a row header focuses its row', async () => {
  renderInDesignSystem(
    <Table aria-label="Payments" columns={columns} rows={rows} getKey={getKey} />,
  );
  await userEvent.tab();
  await userEvent.keyboard('sh');
  expect(screen.getByRole('row', { name: 'Shoe' })).toHaveFocus();
});

test('a table announces that rows are loading, and keeps the previous rows readable', () => {
  const props = { 'aria-label': 'Payments', columns, getKey, empty: 'None yet.' };
  const { rerender } = renderInDesignSystem(<Table {...props} rows={[]} isLoading />);
  expect(getAnnounced()).toEqual(['Loading…']);
  expect(screen.queryByText('None yet.')).toBeNull();
  rerender(<Table {...props} rows={rows} isLoading />);
  expect(names()).toEqual(['Tea 2', 'Tea 10', 'Shoe']);
});

test('texts are sorted in the order of the language of the page', async () => {
  const words = ['Shoe ñu', 'Shoe nube'].map((job) => ({ id: job, job, net: 1 }));
  renderInDesignSystem(
    <Table aria-label="Payments" columns={columns} rows={words} getKey={getKey} />,
    { locale: 'es' },
  );
  await userEvent.click(screen.getByRole('columnheader', { name: 'Job' }));
  // In Spanish, ñ follows n.
  expect(names()).toEqual(['Shoe nube', 'Shoe ñu']);
});

test('values that are not a number are after all others', () => {
  const values = [3, NaN, 1, NaN, 2].map((net, index) => ({ id: `${index}`, job: 'Tea', net }));
  const sort = (direction: 'ascending' | 'descending') =>
    sortRows(values, columns, [{ column: 'net', direction }], 'en').map(({ net }) => net);
  expect(sort('ascending')).toEqual([1, 2, 3, NaN, NaN]);
  expect(sort('descending')).toEqual([3, 2, 1, NaN, NaN]);
});

test('equal rows keep their order in both directions', () => {
  const ids = (direction: 'ascending' | 'descending') =>
    sortRows(rows, columns, [{ column: 'net', direction }], 'en').map(getKey);
  expect(ids('ascending')).toEqual(['b', 'c', 'a']);
  expect(ids('descending')).toEqual(['a', 'b', 'c']);
  expect(rows.map(getKey)).toEqual(['a', 'b', 'c']);
});

test('in a narrow table, the row header is the title and the last numeric column the amount, unless a column sets its position', () => {
  const [job, net] = [
    { id: 'job', header: 'Job', cell: () => 'Tea' },
    { id: 'net', header: 'Net', cell: () => 1, isNumeric: true },
  ];
  const fee = { ...net, id: 'fee' };
  const state = { id: 'state', header: 'State', cell: () => 'Paid' };
  expect(getCompactPositions([job, fee, net, state], job)).toEqual([
    'title',
    'meta',
    'amount',
    'meta',
  ]);
  expect(
    getCompactPositions(
      [state, { ...job, compact: 'third' }, { ...fee, compact: 'hidden' }],
      state,
    ),
  ).toEqual(['title', 'third', 'hidden']);
});

test('a detail and an icon are part of the cell, outside the link of the row', () => {
  renderInDesignSystem(
    <Table
      aria-label="Payments"
      columns={columns.map((column, index) =>
        index === 0
          ? {
              ...column,
              description: () => 'Harbour Coffee',
              start: () => <svg data-testid="icon" />,
            }
          : column,
      )}
      rows={rows.slice(0, 1)}
      getKey={getKey}
      getHref={({ id }) => `/jobs/${id}`}
    />,
  );
  const [header] = screen.getAllByRole('rowheader');
  expect(header).toHaveTextContent('Harbour Coffee');
  expect(within(header as HTMLElement).getByTestId('icon')).toBeInTheDocument();
  expect(screen.getByRole('link')).not.toHaveTextContent('Harbour Coffee');
});

test('a detail of 0 is a detail', () => {
  const counted = columns.map((column) => ({ ...column, description: () => 0 }));
  renderInDesignSystem(
    <Table aria-label="Payments" columns={counted} rows={rows.slice(0, 1)} getKey={getKey} />,
  );
  const details = screen.getAllByText('0').map(({ dataset }) => dataset['part']);
  expect(details).toEqual(['description', 'description']);
});

test('a subtitle is between title and detail, in rows that have one', () => {
  const withSubtitle: TableColumn<Payment>[] = [
    {
      ...columns[0]!,
      lead: ({ net }) => net === 300 && 'Send the link',
      description: () => 'Northwind',
      isDescriptionWhole: true,
    },
  ];
  renderInDesignSystem(
    <Table aria-label="Jobs" columns={withSubtitle} rows={rows} getKey={getKey} />,
  );
  const [first, second] = screen.getAllByRole('rowheader');
  expect(first).toHaveTextContent('Tea 2Send the linkNorthwind');
  // Below a subtitle, the detail is cut to one line.
  expect(first?.querySelector('[data-whole]')).toBeNull();
  expect(second).toHaveTextContent('Tea 10Northwind');
  expect(second?.querySelector('[data-whole]')).not.toBeNull();
});

test('the description of a table has the column by which it is sorted', async () => {
  renderInDesignSystem(
    <Table aria-label="Payments" columns={columns} rows={rows} getKey={getKey} />,
  );
  const table = screen.getByRole('grid', { name: 'Payments' });
  await userEvent.click(screen.getByRole('columnheader', { name: 'Job' }));
  expect(table).toHaveAccessibleDescription('sorted by column Job in ascending order');
  await userEvent.click(screen.getByRole('columnheader', { name: 'Job' }));
  expect(table).toHaveAccessibleDescription('sorted by column Job in descending order');
});

test('a heading may be a node, whose text is in the description of the order', async () => {
  const job = { ...columns[0]!, header: <em>Job</em>, textValue: 'Job title' };
  renderInDesignSystem(<Table aria-label="Jobs" columns={[job]} rows={rows} getKey={getKey} />);
  const table = screen.getByRole('grid', { name: 'Jobs' });
  await userEvent.click(screen.getByRole('columnheader', { name: 'Job' }));
  expect(table).toHaveAccessibleDescription('sorted by column Job title in ascending order');
});

test('a table whose sorted column was removed has no description of an order', async () => {
  const render = (shown: typeof columns) => (
    <Table aria-label="Payments" columns={shown} rows={rows} getKey={getKey} />
  );
  const { rerender } = renderInDesignSystem(render(columns));
  await userEvent.click(screen.getByRole('columnheader', { name: 'Net' }));
  rerender(render(columns.slice(0, 1)));
  expect(screen.getByRole('grid')).not.toHaveAccessibleDescription();
});

test('focus that a screen reader or script puts on a link stays there', async () => {
  renderInDesignSystem(
    <>
      <button>Before</button>
      <Table
        aria-label="Payments"
        columns={columns}
        rows={rows}
        getKey={getKey}
        getHref={({ id }) => `/jobs/${id}`}
      />
    </>,
  );
  // 100 ms are more than the table could take to move the focus.
  const waitForFocus = () => passTime(100);
  const links = screen.getAllByRole('link');
  const last = links.at(-1);
  await userEvent.tab();
  act(() => last?.focus());
  await waitForFocus();
  expect(last).toHaveFocus();
  // The table must not return the focus to the last link, which had it before.
  act(() => screen.getByRole('button', { name: 'Before' }).focus());
  act(() => links[1]?.focus());
  await waitForFocus();
  expect(links[1]).toHaveFocus();
});
