import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getAnnounced } from '../../testing/announced.ts';
import {
  choose,
  countPermits,
  expectQuery,
  findPermit,
  openPermits,
  respondEmpty,
  setWidth,
} from '../../testing/openPermits.tsx';
import { findPermits } from '../../testing/PermitList.tsx';

const fail = async () => {
  throw new Error('503');
};

beforeEach(() => void setWidth(1280));
afterEach(() => void vi.restoreAllMocks());

test('a filter changes the rows and the address, and begins with the first page', async () => {
  const { onNavigate } = openPermits('?tab=1&page=2');
  await findPermit(11);
  await choose('Status: All statuses', 'Granted');
  await findPermit(3);
  expect(countPermits()).toBe(10);
  expect(onNavigate).toHaveBeenLastCalledWith('?tab=1&status=Granted', { replace: false });
  await choose('Status: Granted', 'All statuses');
  await findPermit(1);
  await expectQuery('?tab=1');
});

test('search, choices, flags, days and order filter and sort the rows', async () => {
  openPermits('?q=weber&kind=Signage%2CDemolition&unpaid=1&from=2026-01-06&to=2026-02-28&sort=fee');
  await findPermit(3);
  expect(screen.getByRole('searchbox', { name: 'Search permits' })).toHaveValue('weber');
  expect(screen.getByRole('button', { name: 'Kind: Demolition +1' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Sort: Highest fee' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Unpaid' })).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(screen.getByRole('button', { name: 'Urgent' }));
  await screen.findByText('No results match these filters');
  const filters = within(screen.getByRole('list', { name: 'Active filters' }));
  expect(filters.getAllByRole('button').map((button) => button.textContent)).toEqual([
    'weber',
    'Demolition, Signage',
    'Urgent',
    'Unpaid',
    expect.stringMatching(/Jan 6.+Feb 28/),
    'Clear filters',
  ]);
});

test('the count is announced after filtering, not at first', async () => {
  openPermits('');
  await findPermit(1);
  await choose('Status: All statuses', 'Granted');
  await findPermit(3);
  await expect.poll(getAnnounced).toContain('15 results');
  expect(getAnnounced()).not.toContain('60 results');
});

test('a typed search filters the rows', async () => {
  const { onNavigate } = openPermits('');
  await findPermit(1);
  await userEvent.type(screen.getByRole('searchbox'), 'haddad');
  await expectQuery('?q=haddad');
  expect(onNavigate.mock.calls).toEqual([['?q=haddad', { replace: true }]]);
  await userEvent.type(screen.getByRole('searchbox'), ' zebra');
  await screen.findByText('No results match these filters');
  expect(screen.getByRole('searchbox')).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Remove filter: haddad zebra' }));
  await findPermit(1);
  expect(screen.getByRole('searchbox')).toHaveValue('');
});

test('clearing removes filters and search; the order and other parameters stay', async () => {
  openPermits('?tab=1&q=zebra&status=Granted&urgent=1&sort=due');
  await screen.findByText('No results match these filters');
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  await findPermit(1);
  await expectQuery('?tab=1&sort=due');
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});

test('a parameter that no filter shows can be cleared, too', async () => {
  openPermits('?from=2026-01-05', {
    load: async (address, pageSize) =>
      address.active.length > 0 ? respondEmpty() : findPermits(address, pageSize),
  });
  await screen.findByText('No results match these filters');
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  await findPermit(1);
  await expectQuery('');
});

test('without data, an error replaces the rows, and the filters stay', async () => {
  let isFailing = true;
  openPermits('', {
    load: async (address, pageSize) => (isFailing ? fail() : findPermits(address, pageSize)),
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('503');
  expect(screen.getByRole('searchbox')).toBeVisible();
  isFailing = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await findPermit(1);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('previous rows stay below the error of a filter', async () => {
  openPermits('', {
    load: async (address, pageSize) =>
      address.values.status ? fail() : findPermits(address, pageSize),
  });
  await findPermit(1);
  await choose('Status: All statuses', 'Granted');
  expect(await screen.findByRole('alert')).toHaveTextContent('The permits could not be loaded.');
  expect(countPermits()).toBe(10);
  await choose('Status: Granted', 'All statuses');
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

test('a list without rows has no filters and actions, but its own text', async () => {
  openPermits('', { load: respondEmpty });
  expect(await screen.findByText('No permits yet')).toBeVisible();
  expect(screen.queryByRole('searchbox')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

test.each([true, false])(
  'a filter that is removed keeps the focus if there are no rows at all, in a list that had rows: %j',
  async (hadRows) => {
    let hasRows = hadRows;
    openPermits(hadRows ? '' : '?status=Granted', {
      load: async (address, pageSize) =>
        hasRows ? findPermits(address, pageSize) : respondEmpty(),
    });
    if (hadRows) {
      await findPermit(1);
      hasRows = false;
      await choose('Status: All statuses', 'Granted');
    }
    await screen.findByText('No results match these filters');
    await choose('Status: Granted', 'All statuses');
    await screen.findByText('No permits yet');
    const filter = screen.getByRole('button', { name: 'Status: All statuses' });
    await waitFor(() => expect(filter).toHaveFocus());
  },
);

test('in narrow windows, filters in use are below the search, and the drawer leads to the results', async () => {
  setWidth(700);
  openPermits('?status=Granted');
  await findPermit(3);
  expect(await screen.findByRole('button', { name: 'Remove filter: Granted' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Filters (1)', hidden: true }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Filters' }));
  await userEvent.click(drawer.getByRole('radio', { name: 'Refused' }));
  const results = await drawer.findByRole('button', { name: 'Show results (15)' });
  await userEvent.click(drawer.getByRole('button', { name: 'Urgent' }));
  await drawer.findByRole('button', { name: 'Show results (2)' });
  await expect.poll(getAnnounced).toContain('Show results (2)');
  expect(getAnnounced()).not.toContain('2 results');
  await userEvent.click(drawer.getByRole('button', { name: 'Urgent' }));
  await waitFor(() => expect(results).toHaveTextContent('Show results (15)'));
  await userEvent.click(results);
  await findPermit(4);
  await userEvent.click(screen.getByRole('button', { name: 'Remove filter: Refused' }));
  await findPermit(1);
  expect(screen.queryByRole('list', { name: 'Active filters' })).toBeNull();
});

test('without a search, filters are fields, with the actions beside them', async () => {
  openPermits('?from=2026-01-05&to=2026-01-06', { hasSearch: false });
  await findPermit(1);
  expect(countPermits()).toBe(2);
  await userEvent.click(screen.getByRole('button', { name: /Status/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Granted' }));
  await screen.findByText('No results match these filters');
  expect(screen.queryByRole('button', { name: 'Export' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Remove filter: Granted' }));
  await findPermit(1);
  expect(screen.getByRole('button', { name: 'Export' })).toBeVisible();
});

test('own texts replace the texts of the library', async () => {
  openPermits('', {
    formatCount: (count) => `${count} permits`,
    renderNoMatches: (usedFilters) => <section aria-label="No permits">{usedFilters}</section>,
    frame: (rows) => <section aria-label="Frame">{rows}</section>,
  });
  await findPermit(1);
  await choose('Status: All statuses', 'Granted');
  await expect.poll(getAnnounced).toContain('15 permits');
  await userEvent.type(screen.getByRole('searchbox'), 'zebra');
  const frame = within(screen.getByRole('region', { name: 'Frame' }));
  const empty = within(await frame.findByRole('region', { name: 'No permits' }));
  await userEvent.click(empty.getByRole('button', { name: 'Remove filter: zebra' }));
  await findPermit(3);
});
