import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { permitColumns } from '../Table/permitColumns.tsx';
import { listPermits } from '../Table/permits.ts';
import { Table } from '../Table/Table.tsx';
import { gridFeatures } from '../Table/tableFeatures.ts';
import { filterRows, listFilterOptions, passesFilter } from '../Table/tableFilter.ts';
import type { TableView } from '../Table/tableView.ts';
import { TableToolbar } from './TableToolbar.tsx';

const rows = listPermits(12);

function Permits({ initial }: { initial: TableView }) {
  const [view, setView] = useState(initial);
  return (
    <>
      <TableToolbar columns={permitColumns} rows={rows} view={view} onViewChange={setView} />
      <Table
        aria-label="Permits"
        columns={permitColumns}
        rows={rows}
        getKey={({ id }) => id}
        view={view}
        onViewChange={setView}
        features={gridFeatures}
      />
    </>
  );
}

const countRows = () =>
  screen.getAllByRole('row').filter(({ dataset }) => dataset['part'] === 'body-row').length;

test('filters in use are named and can be removed one by one, or all', async () => {
  renderInDesignSystem(
    <Permits
      initial={{
        filters: { kind: { values: ['Signage', 'Demolition'] }, fee: { minValue: 20_000 } },
        page: 3,
      }}
    />,
  );
  expect(countRows()).toBe(4);
  const filters = within(screen.getByRole('list', { name: 'Active filters' }));
  await userEvent.click(filters.getByRole('button', { name: 'Remove filter: Fee: from €200.00' }));
  expect(countRows()).toBe(5);
  // The focus is not lost with the button.
  await waitFor(() =>
    expect(
      screen.getByRole('button', { name: 'Remove filter: Kind: Signage or Demolition' }),
    ).toHaveFocus(),
  );
  await userEvent.keyboard('{Enter}');
  expect(countRows()).toBe(12);
});

test('a group by a hidden column is named by its value, and can be removed', async () => {
  renderInDesignSystem(<Permits initial={{ groupBy: ['kind'], hiddenColumns: ['kind'] }} />);
  expect(screen.getByRole('row', { name: /^Signage\s?\d/ })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Remove: Grouped by Kind' }));
  expect(screen.queryByRole('row', { name: /^Signage\s?\d/ })).toBeNull();
  expect(countRows()).toBe(12);
});

test('a table in which no row matches the filters shows a message and a button that clears them', async () => {
  renderInDesignSystem(<Permits initial={{ filters: { number: { contains: 'nothing' } } }} />);
  expect(await screen.findByText('No rows match the filters.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(countRows()).toBe(12);
});

test('the panel has a filter for each column, and Apply uses what is filled in', async () => {
  renderInDesignSystem(<Permits initial={{}} />);
  await userEvent.click(screen.getByRole('button', { name: 'Filters' }));
  const panel = within(await screen.findByRole('dialog', { name: 'Filters' }));
  await userEvent.click(panel.getByRole('checkbox', { name: 'Signage (2)' }));
  await userEvent.click(panel.getByRole('button', { name: 'Apply' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(countRows()).toBe(2);
});

test('columns can be hidden, but not all', async () => {
  renderInDesignSystem(<Permits initial={{ hiddenColumns: ['kind'] }} />);
  expect(screen.queryByRole('columnheader', { name: 'Kind' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Columns' }));
  const menu = within(await screen.findByRole('menu', { name: 'Columns' }));
  await userEvent.click(menu.getByRole('menuitemcheckbox', { name: 'Kind' }));
  await userEvent.keyboard('{Escape}');
  expect(await screen.findByRole('columnheader', { name: 'Kind' })).toBeVisible();
});

test.each([
  ['Müller', { contains: 'muller' }, true],
  ['Müller', { contains: 'meier' }, false],
  ['a', { values: ['a', 'b'] }, true],
  [null, { values: ['a'] }, false],
  [true, { values: ['true'] }, true],
  ['', { values: [] }, true],
  [5, { minValue: 5, maxValue: 5 }, true],
  [4, { minValue: 5 }, false],
  [null, { maxValue: 5 }, false],
  [undefined, { minValue: 0 }, false],
  ['2026-03-05', { from: '2026-03-05', to: '2026-03-05' }, true],
  ['2026-03-06', { to: '2026-03-05' }, false],
  ['', { from: '2026-03-05' }, false],
  // In Auckland, it is already the next day.
  ['2026-03-05T12:00:00Z', { from: '2026-03-06' }, true],
  [new Date('2026-03-05T12:00:00Z'), { to: '2026-03-05' }, false],
  ['no date', { from: '2026-03-05' }, false],
])('the value %j with the filter %j passes: %j', (value, filter, isPassing) => {
  expect(passesFilter(value, filter, 'Pacific/Auckland')).toBe(isPassing);
});

test('the numbers of a choice count the rows that pass the other filters', () => {
  const [, , kind] = permitColumns;
  const filters = { kind: { values: ['Signage'] }, fee: { minValue: 20_000 } };
  const items = listFilterOptions(
    kind as (typeof permitColumns)[number],
    rows,
    permitColumns,
    filters,
    {
      locale: 'en',
      timeZone: 'UTC',
    },
  );
  const counts = items.reduce((sum, { count = 0 }) => sum + count, 0);
  expect(items).toHaveLength(5);
  expect(counts).toBe(filterRows(rows, permitColumns, { fee: filters.fee }, 'UTC').length);
});
