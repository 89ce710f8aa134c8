import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Link } from '../../primitives/Link/Link.tsx';
import { getAnnounced } from '../../testing/announced.ts';
import { MemoryAddress } from '../../testing/MemoryAddress.tsx';
import { findPermits, PermitList, type PermitAddress } from '../../testing/PermitList.tsx';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';

const nothing = async () => ({ rows: [], total: 0 });
const fail = async () => {
  throw new Error('503');
};

type ExampleProps = Omit<ComponentProps<typeof PermitList>, 'search'>;

/** Renders the 60 permits in pages of 10 rows at an address. */
function open(search: string, props: ExampleProps = {}, onNavigate = vi.fn()) {
  renderInDesignSystem(
    <MemoryAddress initialSearch={search} onNavigate={onNavigate}>
      <main>
        <h1>Permits</h1>
        <PermitList {...props} />
      </main>
    </MemoryAddress>,
  );
  return { onNavigate };
}

const setWidth = (width: number) => vi.spyOn(window, 'innerWidth', 'get').mockReturnValue(width);
const findRow = (number: number) =>
  screen.findByRole('row', { name: `BP-2026${String(number).padStart(4, '0')}` });
const countRows = () =>
  screen.queryAllByRole('row').filter(({ dataset }) => dataset['part'] === 'body-row').length;
const expectAddress = (address: string) =>
  expect(screen.findByText(`/permits${address}`)).resolves.toBeVisible();

async function choose(filter: string, option: string) {
  await userEvent.click(screen.getByRole('button', { name: filter }));
  await userEvent.click(await screen.findByRole('menuitemradio', { name: option }));
}

beforeEach(() => setWidth(1280));
afterEach(() => void vi.restoreAllMocks());

test('a filter changes the rows and the address, and begins with the first page', async () => {
  const { onNavigate } = open('?tab=1&page=2');
  await findRow(11);
  await choose('Status: All statuses', 'Granted');
  await findRow(3);
  expect(countRows()).toBe(10);
  expect(onNavigate).toHaveBeenLastCalledWith('?tab=1&status=Granted', undefined);
  await choose('Status: Granted', 'All statuses');
  await findRow(1);
  await expectAddress('?tab=1');
});

test('search, choices, flags, days and order filter and sort the rows', async () => {
  open('?q=weber&kind=Signage%2CDemolition&unpaid=1&from=2026-01-06&to=2026-02-28&sort=fee');
  await findRow(3);
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
  open('');
  await findRow(1);
  await choose('Status: All statuses', 'Granted');
  await findRow(3);
  await expect.poll(getAnnounced).toContain('15 results');
  expect(getAnnounced()).not.toContain('60 results');
});

test('a typed search filters the rows', async () => {
  const { onNavigate } = open('');
  await findRow(1);
  await userEvent.type(screen.getByRole('searchbox'), 'haddad');
  await expectAddress('?q=haddad');
  expect(onNavigate.mock.calls).toEqual([['?q=haddad', { replace: true }]]);
  await userEvent.type(screen.getByRole('searchbox'), ' nobody');
  await screen.findByText('No results match these filters');
  expect(screen.getByRole('searchbox')).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Remove filter: haddad nobody' }));
  await findRow(1);
  expect(screen.getByRole('searchbox')).toHaveValue('');
});

test('clearing removes filters and search; the order and other parameters stay', async () => {
  open('?tab=1&q=nobody&status=Granted&urgent=1&sort=due');
  await screen.findByText('No results match these filters');
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  await findRow(1);
  await expectAddress('?tab=1&sort=due');
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});

test('a link to another page moves the focus to the list, which is named by its page', async () => {
  open('?status=Granted');
  await findRow(3);
  await userEvent.click(screen.getByRole('link', { name: 'Page 2' }));
  const list = await screen.findByRole('group', { name: 'Page 2 of 2' });
  await waitFor(() => expect(list).toHaveFocus());
  await expectAddress('?status=Granted&page=2');
  expect(screen.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('navigation', { name: 'Pages: Permits' })).toBeVisible();
});

test('a change of the page that was not made by its links leaves the focus', async () => {
  const pages = (address: PermitAddress) => (
    <button type="button" onClick={() => address.change({ page: 2 })}>
      Second page
    </button>
  );
  open('', { renderBelow: pages });
  await findRow(1);
  await userEvent.click(screen.getByRole('button', { name: 'Second page' }));
  await findRow(11);
  expect(screen.getByRole('button', { name: 'Second page' })).toHaveFocus();
});

test('a filter that is chosen on a later page does not scroll, and keeps the focus', async () => {
  const scroll = vi.fn();
  Element.prototype.scrollIntoView = scroll;
  open('?page=2');
  await findRow(11);
  await choose('Status: All statuses', 'Granted');
  await findRow(3);
  const scrolled = scroll.mock.contexts as HTMLElement[];
  expect(scrolled.filter(({ role }) => role === 'group')).toEqual([]);
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Status: Granted' })).toHaveFocus(),
  );
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
});

test('a page is not replaced while the rows of other filters are shown', async () => {
  const { onNavigate } = open('?page=3', {
    renderBelow: () => <Link href="?page=3">All permits, page 3</Link>,
  });
  await findRow(21);
  await choose('Status: All statuses', 'Refused');
  await findRow(4);
  await userEvent.click(screen.getByRole('button', { name: 'Urgent' }));
  await screen.findByRole('group', { name: 'Page 1 of 1' });
  await userEvent.click(screen.getByRole('link', { name: 'All permits, page 3' }));
  await findRow(21);
  expect(onNavigate.mock.lastCall?.[0]).toBe('?page=3');
});

test('a page beyond the last one is replaced by the last', async () => {
  const { onNavigate } = open('?status=Granted&page=9');
  expect(await screen.findByRole('group', { name: 'Page 2 of 2' })).toBeVisible();
  expect(onNavigate.mock.calls).toEqual([['?status=Granted&page=2', { replace: true }]]);
});

test('a router that refuses to replace the page is asked once', async () => {
  const { onNavigate } = open(
    '?status=Granted&page=9',
    {},
    vi.fn(() => false),
  );
  await screen.findByRole('group', { name: 'Page 9 of 2' });
  await userEvent.click(screen.getByRole('button', { name: 'Export' }));
  expect(onNavigate).toHaveBeenCalledOnce();
});

test('on phones, more rows are added at the end, and the first of them has the focus', async () => {
  setWidth(360);
  const { onNavigate } = open('?status=Granted');
  await findRow(3);
  expect(screen.queryByRole('navigation')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
  await screen.findByText('15 of 15 shown');
  expect(onNavigate.mock.calls).toEqual([['?status=Granted&page=2', { replace: true }]]);
  expect(countRows()).toBe(15);
  const added = screen.getAllByRole('row').at(-5);
  await waitFor(() => expect(added).toHaveFocus());
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
});

test('on phones, added rows without controls get the focus too', async () => {
  setWidth(360);
  open('?status=Granted', {
    children: (rows) => (
      <ul>
        {rows.map(({ id, number }) => (
          <li key={id}>{number}</li>
        ))}
      </ul>
    ),
  });
  await screen.findByText('BP-20260003');
  await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
  await screen.findByText('15 of 15 shown');
  const items = within(screen.getByRole('group', { name: 'Page 2 of 2' })).getAllByRole('listitem');
  await waitFor(() => expect(items[10]).toHaveFocus());
});

test('on phones, a long list continues with numbered pages', async () => {
  setWidth(360);
  open('?page=20', { pageSize: 2 });
  await screen.findByText('40 of 60 shown');
  await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
  await findRow(41);
  expect(countRows()).toBe(2);
  await waitFor(() => expect(screen.getByRole('group', { name: 'Page 21 of 30' })).toHaveFocus());
  expect(screen.getByRole('link', { name: 'Page 22' })).toBeVisible();
});

test('on phones, rows that could not be added are reported at the end, and can be loaded again', async () => {
  setWidth(360);
  let isFailing = true;
  open('', {
    load: async (address, pageSize) => {
      if (isFailing && address.page === 2) throw new Error('503');
      return findPermits(address, pageSize);
    },
  });
  await findRow(1);
  await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
  const error = await screen.findByRole('alert');
  expect(error).toHaveTextContent('The permits could not be loaded.');
  const list = screen.getByRole('group', { name: 'Page 2 of 6' });
  expect(list.compareDocumentPosition(error)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(countRows()).toBe(10);
  isFailing = false;
  await userEvent.click(within(error).getByRole('button', { name: 'Try again' }));
  await waitFor(async () => expect(await findRow(11)).toHaveFocus());
  expect(screen.getByText('20 of 60 shown')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a parameter that no filter shows can be cleared, too', async () => {
  open('?from=2026-01-05', {
    load: async (address, pageSize) =>
      address.active.length > 0 ? nothing() : findPermits(address, pageSize),
  });
  await screen.findByText('No results match these filters');
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  await findRow(1);
  await expectAddress('');
});

test('without data, an error replaces the rows, and the filters stay', async () => {
  let isFailing = true;
  open('', {
    describeError: (error) => `Reason: ${(error as Error).message}`,
    load: async (address, pageSize) => (isFailing ? fail() : findPermits(address, pageSize)),
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('Reason: 503');
  expect(screen.getByRole('searchbox')).toBeVisible();
  isFailing = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await findRow(1);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('previous rows stay below the error of a filter', async () => {
  open('', {
    load: async (address, pageSize) =>
      address.values.status ? fail() : findPermits(address, pageSize),
  });
  await findRow(1);
  await choose('Status: All statuses', 'Granted');
  expect(await screen.findByRole('alert')).toHaveTextContent('The permits could not be loaded.');
  expect(countRows()).toBe(10);
  await choose('Status: Granted', 'All statuses');
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

test('a list without rows has no filters and actions, but its own text', async () => {
  open('', { load: nothing });
  expect(await screen.findByText('No permits yet')).toBeVisible();
  expect(screen.queryByRole('searchbox')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

test.each([true, false])(
  'a filter that is removed keeps the focus if there are no rows at all, in a list that had rows: %j',
  async (hadRows) => {
    let hasRows = hadRows;
    open(hadRows ? '' : '?status=Granted', {
      load: async (address, pageSize) => (hasRows ? findPermits(address, pageSize) : nothing()),
    });
    if (hadRows) {
      await findRow(1);
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
  open('?status=Granted');
  await findRow(3);
  expect(await screen.findByRole('button', { name: 'Remove filter: Granted' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Filters (1)', hidden: true }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Filters' }));
  await userEvent.click(drawer.getByRole('radio', { name: 'Refused' }));
  const results = await drawer.findByRole('button', { name: 'Show 15 results' });
  await userEvent.click(drawer.getByRole('button', { name: 'Urgent' }));
  await drawer.findByRole('button', { name: 'Show 2 results' });
  await expect.poll(getAnnounced).toContain('Show 2 results');
  expect(getAnnounced()).not.toContain('2 results');
  await userEvent.click(drawer.getByRole('button', { name: 'Urgent' }));
  await waitFor(() => expect(results).toHaveTextContent('Show 15 results'));
  await userEvent.click(results);
  await findRow(4);
  await userEvent.click(screen.getByRole('button', { name: 'Remove filter: Refused' }));
  await findRow(1);
  expect(screen.queryByRole('list', { name: 'Active filters' })).toBeNull();
});

test('without a search, filters are fields, with the actions beside them', async () => {
  open('?from=2026-01-05&to=2026-01-06', { hasSearch: false });
  await findRow(1);
  expect(countRows()).toBe(2);
  await userEvent.click(screen.getByRole('button', { name: /Status/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Granted' }));
  await screen.findByText('No results match these filters');
  expect(screen.queryByRole('button', { name: 'Export' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Remove filter: Granted' }));
  await findRow(1);
  expect(screen.getByRole('button', { name: 'Export' })).toBeVisible();
});

test('own texts replace the texts of the library', async () => {
  open('', {
    formatCount: (count) => `${count} permits`,
    renderNoMatches: (usedFilters) => <section aria-label="No permits">{usedFilters}</section>,
    frame: (rows) => <section aria-label="Frame">{rows}</section>,
  });
  await findRow(1);
  await choose('Status: All statuses', 'Granted');
  await expect.poll(getAnnounced).toContain('15 permits');
  await userEvent.type(screen.getByRole('searchbox'), 'nobody');
  const frame = within(screen.getByRole('region', { name: 'Frame' }));
  const empty = within(await frame.findByRole('region', { name: 'No permits' }));
  await userEvent.click(empty.getByRole('button', { name: 'Remove filter: nobody' }));
  await findRow(3);
});

test('a row that is on two pages does not look like rows that are still loading', async () => {
  setWidth(360);
  open('?page=2', {
    load: async (address, pageSize) => {
      const { rows, total } = findPermits(address, pageSize);
      return { rows: rows.slice(1), total };
    },
  });
  await screen.findByText('19 of 60 shown');
  const more = screen.getByRole('button', { name: 'Load more' });
  expect(more).not.toHaveAttribute('aria-disabled', 'true');
  await act(async () => more.focus());
  await userEvent.keyboard('{Enter}');
  await screen.findByText('29 of 60 shown');
});
