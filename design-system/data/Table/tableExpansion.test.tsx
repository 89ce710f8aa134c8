import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { permitColumns } from './permitColumns.tsx';
import { listPermits, type Permit } from './permits.ts';
import { Table, type TableProps } from './Table.tsx';
import type { TableColumn } from './tableColumn.ts';
import { gridFeatures } from './tableFeatures.ts';
import type { TableView } from './tableView.ts';

const rows = listPermits(6);
const props: TableProps<Permit> = {
  'aria-label': 'Permits',
  columns: permitColumns,
  rows,
  getKey: ({ id }) => id,
  features: gridFeatures,
};
const names = () =>
  screen
    .getAllByRole('row')
    .map((row) => within(row).queryByRole('rowheader')?.textContent)
    .filter((name) => name !== undefined);

test('groups show the totals of their rows, and the arrow keys hide and show their rows', async () => {
  const onViewChange = vi.fn<(view: TableView) => void>();
  renderInDesignSystem(
    <Table {...props} defaultView={{ groupBy: ['status'] }} onViewChange={onViewChange} />,
  );
  expect(screen.getByRole('treegrid', { name: 'Permits' })).toBeVisible();
  expect(names()).toEqual([
    'Granted2',
    'BP-20260003',
    'BP-20260006',
    'In review2',
    'BP-20260002',
    'BP-20260005',
    'Received1',
    'BP-20260001',
    'Refused1',
    'BP-20260004',
    'Total',
  ]);
  const group = screen.getByRole('row', { expanded: true, name: /^$|Granted/ });
  expect(group).toHaveAttribute('aria-level', '1');
  await userEvent.tab();
  expect(group).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(names()).not.toContain('BP-20260003');
  expect(group).toHaveAttribute('aria-expanded', 'false');
  expect(onViewChange).toHaveBeenLastCalledWith({
    groupBy: ['status'],
    collapsedGroups: ['group ["Granted"]'],
  });
  await userEvent.keyboard('{ArrowRight}');
  expect(names()).toContain('BP-20260003');
});

test('a total knows its group, and the table how many rows a server has', () => {
  const total = vi.fn<NonNullable<TableColumn<Permit>['total']>>(() => null);
  const columns = permitColumns.map((column) =>
    column.id === 'fee' ? { ...column, total } : { ...column, total: undefined },
  );
  const view = { groupBy: ['status', 'urgent'] };
  const { rerender } = renderInDesignSystem(<Table {...props} columns={columns} view={view} />);
  const granted = { column: 'status', value: 'Granted' };
  const groups = total.mock.calls.map(([, group]) => group);
  expect(groups).toContainEqual([]);
  expect(groups).toContainEqual([granted]);
  expect(groups).toContainEqual([granted, { column: 'urgent', value: expect.anything() as never }]);
  rerender(<Table {...props} rowCount={5000} />);
  expect(screen.getByRole('grid')).toHaveAttribute('aria-rowcount', '5001');
});

test('details are a line that keys reach, and that cannot be selected', async () => {
  const onSelectionChange = vi.fn();
  const onExpandedChange = vi.fn();
  renderInDesignSystem(
    <Table
      {...props}
      renderDetail={({ id }) => <a href={`/permits/${id}`}>Open {id}</a>}
      selectionMode="multiple"
      onSelectionChange={onSelectionChange}
      onExpandedChange={onExpandedChange}
    />,
  );
  const button = screen.getByRole('button', { name: 'Show what is below: BP-20260001' });
  await userEvent.click(button);
  expect(onExpandedChange).toHaveBeenLastCalledWith(new Set(['p0']));
  expect(onSelectionChange).not.toHaveBeenCalled();
  const link = screen.getByRole('link', { name: 'Open p0' });
  expect(screen.getAllByRole('row')[2]).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{ArrowRight}');
  expect(link).toHaveFocus();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select All' }));
  expect(onSelectionChange).toHaveBeenLastCalledWith(new Set(rows.map(({ id }) => id)));
});

test('rows of a tree have their level, and only expanded ones show their children', () => {
  const children = rows.slice(1, 3);
  renderInDesignSystem(
    <Table
      {...props}
      rows={rows.slice(0, 1)}
      getChildren={({ id }) => (id === 'p0' ? children : undefined)}
      defaultExpandedKeys="all"
    />,
  );
  expect(names()).toEqual(['BP-20260001', 'BP-20260002', 'BP-20260003', 'Total']);
  const levels = screen.getAllByRole('row').map((row) => row.getAttribute('aria-level'));
  expect(levels.filter(Boolean)).toEqual(['1', '2', '2']);
});

test('a press with Shift sorts by one more column, and headings show the order', async () => {
  const onViewChange = vi.fn<(view: TableView) => void>();
  const user = userEvent.setup();
  renderInDesignSystem(<Table {...props} onViewChange={onViewChange} />);
  await user.click(screen.getByRole('columnheader', { name: 'Kind' }));
  await user.keyboard('{Shift>}');
  await user.click(screen.getByRole('columnheader', { name: 'Fee' }));
  await user.keyboard('{/Shift}');
  expect(onViewChange).toHaveBeenLastCalledWith({
    sorts: [
      { column: 'kind', direction: 'ascending' },
      { column: 'fee', direction: 'ascending' },
    ],
  });
  expect(screen.getByRole('columnheader', { name: /Fee/ })).toHaveTextContent('Fee2');
});

test('rows that cannot be selected stay out of "Select all"', async () => {
  const onSelectionChange = vi.fn();
  renderInDesignSystem(
    <Table
      {...props}
      selectionMode="multiple"
      disabledKeys={['p1']}
      onSelectionChange={onSelectionChange}
    />,
  );
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select All' }));
  const selected = rows.map(({ id }) => id).filter((id) => id !== 'p1');
  expect(onSelectionChange).toHaveBeenLastCalledWith(new Set(selected));
  expect(screen.getByRole('checkbox', { name: 'Select All' })).toBeChecked();
});

test('rows of a server stay in their order', async () => {
  renderInDesignSystem(<Table {...props} dataMode="server" />);
  const before = names();
  await userEvent.click(screen.getByRole('columnheader', { name: 'Kind' }));
  expect(names()).toEqual(before);
});

test('only headings of groups with a title say which columns they are above', () => {
  renderInDesignSystem(
    <Table
      aria-label="Permits"
      columns={permitColumns}
      rows={listPermits(2)}
      getKey={({ id }) => id}
      features={gridFeatures}
      selectionMode="multiple"
    />,
  );
  for (const heading of document.querySelectorAll('[data-part="group-row"] > th')) {
    const isTitled = heading.textContent !== '';
    expect(heading).toHaveAttribute('role', isTitled ? 'columnheader' : 'presentation');
    expect(heading.hasAttribute('aria-colspan')).toBe(isTitled);
    expect(heading.hasAttribute('aria-colindex')).toBe(isTitled);
  }
});

test.each([101, 99])(
  'the rows of headings of %d rows say their place only in a long table',
  (count) => {
    renderInDesignSystem(<Table {...props} rows={listPermits(count)} />);
    const places = screen
      .getAllByRole('row')
      .slice(0, 2)
      .map((row) => row.getAttribute('aria-rowindex'));
    expect(places).toEqual(count > 100 ? ['1', '2'] : [null, null]);
  },
);
