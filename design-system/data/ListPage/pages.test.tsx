import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Link } from '../../primitives/Link/Link.tsx';
import {
  choose,
  countPermits,
  expectQuery,
  findPermit,
  openPermits,
  setWidth,
} from '../../testing/openPermits.tsx';
import { findPermits, type PermitAddress } from '../../testing/PermitList.tsx';

beforeEach(() => void setWidth(1280));
afterEach(() => void vi.restoreAllMocks());

test('a link to another page moves the focus to the list, which is named by its page', async () => {
  openPermits('?status=Granted');
  await findPermit(3);
  await userEvent.click(screen.getByRole('link', { name: 'Page 2' }));
  const list = await screen.findByRole('group', { name: 'Page 2 of 2' });
  await waitFor(() => expect(list).toHaveFocus());
  await expectQuery('?status=Granted&page=2');
  expect(screen.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('navigation', { name: 'Pages: Permits' })).toBeVisible();
});

test('a change of the page that was not made by its links leaves the focus', async () => {
  const pages = (address: PermitAddress) => (
    <button type="button" onClick={() => address.change({ page: 2 })}>
      Second page
    </button>
  );
  openPermits('', { renderBelow: pages });
  await findPermit(1);
  await userEvent.click(screen.getByRole('button', { name: 'Second page' }));
  await findPermit(11);
  expect(screen.getByRole('button', { name: 'Second page' })).toHaveFocus();
});

test('a filter that is chosen on a later page does not scroll, and keeps the focus', async () => {
  const scroll = vi.fn();
  Element.prototype.scrollIntoView = scroll;
  openPermits('?page=2');
  await findPermit(11);
  await choose('Status: All statuses', 'Granted');
  await findPermit(3);
  const scrolled = scroll.mock.contexts as HTMLElement[];
  expect(scrolled.filter(({ role }) => role === 'group')).toEqual([]);
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Status: Granted' })).toHaveFocus(),
  );
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
});

test('a page is not replaced while the rows of other filters are shown', async () => {
  const { onNavigate } = openPermits('?page=3', {
    renderBelow: () => <Link href="?page=3">All permits, page 3</Link>,
  });
  await findPermit(21);
  await choose('Status: All statuses', 'Refused');
  await findPermit(4);
  await userEvent.click(screen.getByRole('button', { name: 'Urgent' }));
  await screen.findByRole('group', { name: 'Page 1 of 1' });
  await userEvent.click(screen.getByRole('link', { name: 'All permits, page 3' }));
  await findPermit(21);
  expect(onNavigate.mock.lastCall?.[0]).toBe('?page=3');
});

test('a page beyond the last one is replaced by the last', async () => {
  const { onNavigate } = openPermits('?status=Granted&page=9');
  expect(await screen.findByRole('group', { name: 'Page 2 of 2' })).toBeVisible();
  expect(onNavigate.mock.calls).toEqual([['?status=Granted&page=2', { replace: true }]]);
});

test('a router that refuses to replace the page is asked once', async () => {
  const { onNavigate } = openPermits(
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
  const { onNavigate } = openPermits('?status=Granted');
  await findPermit(3);
  expect(screen.queryByRole('navigation')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
  await screen.findByText('15 of 15 shown');
  expect(onNavigate.mock.calls).toEqual([['?status=Granted&page=2', { replace: true }]]);
  expect(countPermits()).toBe(15);
  const added = screen.getAllByRole('row').at(-5);
  await waitFor(() => expect(added).toHaveFocus());
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
});

test('on phones, added rows without controls get the focus too', async () => {
  setWidth(360);
  openPermits('?status=Granted', {
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
  openPermits('?page=20', { pageSize: 2 });
  await screen.findByText('40 of 60 shown');
  await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
  await findPermit(41);
  expect(countPermits()).toBe(2);
  await waitFor(() => expect(screen.getByRole('group', { name: 'Page 21 of 30' })).toHaveFocus());
  expect(screen.getByRole('link', { name: 'Page 22' })).toBeVisible();
});

test('under the error of another page, the rows keep the name of their page', async () => {
  let isFailing = true;
  openPermits('', {
    load: async (address, pageSize) => {
      if (isFailing && address.page === 2) throw new Error('503');
      return findPermits(address, pageSize);
    },
  });
  await findPermit(1);
  await userEvent.click(screen.getByRole('link', { name: 'Page 2' }));
  const error = await screen.findByRole('alert');
  expect(screen.getByRole('group', { name: 'Page 1 of 6' })).toBeVisible();
  isFailing = false;
  await userEvent.click(within(error).getByRole('button', { name: 'Try again' }));
  await findPermit(11);
  expect(screen.getByRole('group', { name: 'Page 2 of 6' })).toBeVisible();
});

test('on phones, rows that could not be added are reported at the end, and can be loaded again', async () => {
  setWidth(360);
  let isFailing = true;
  openPermits('', {
    load: async (address, pageSize) => {
      if (isFailing && address.page === 2) throw new Error('503');
      return findPermits(address, pageSize);
    },
  });
  await findPermit(1);
  await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
  const error = await screen.findByRole('alert');
  expect(error).toHaveTextContent('The permits could not be loaded.');
  const list = screen.getByRole('group', { name: 'Page 1 of 6' });
  expect(list.compareDocumentPosition(error)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(countPermits()).toBe(10);
  // The button that was pressed is gone.
  expect(within(error).getByRole('button', { name: 'Try again' })).toHaveFocus();
  isFailing = false;
  await userEvent.click(within(error).getByRole('button', { name: 'Try again' }));
  await waitFor(async () => expect(await findPermit(11)).toHaveFocus());
  expect(screen.getByText('20 of 60 shown')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a row that is on two pages does not look like rows that are still loading', async () => {
  setWidth(360);
  openPermits('?page=2', {
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
