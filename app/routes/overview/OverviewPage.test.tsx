import { screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Transactions } from '../../../contract/schemas/money.ts';
import { openInternalAccount, openWallet, post } from '../../../server/domain/money/ledger.ts';
import { advancePolling } from '../../testing/advancePolling.ts';
import { enterDemoYear } from '../../testing/demoYear.ts';
import { setWindowWidth } from '../../testing/device.ts';
import { sendAsBrand } from '../../testing/discussion.ts';
import { expectVisible } from '../../testing/expectVisible.ts';
import { openPortal } from '../../testing/portal.tsx';

const portal = openPortal();

async function fetchTransactions(query: string) {
  const response = await portal().network.fetch(`/api/payment/transaction?${query}`);
  return ((await response.json()) as Transactions).data;
}

const findTable = async (name: string) => within(await screen.findByRole('grid', { name }));

test('lists the next steps, the most urgent first, with links', async () => {
  await portal().visit('/dashboard', { as: 'approved' });
  const first = await screen.findByRole('link', { name: /^Post it and send the link/ });
  expect(first).toHaveAttribute('href', '/jobs/tablemates-sunday-batch/submission');
  const later = screen.getByRole('link', { name: /^Submit a draft/ });
  expect(first.compareDocumentPosition(later)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('shows the balances and a link to the wallet', async () => {
  await portal().visit('/dashboard', { as: 'approved' });
  await expectVisible('$ 780.00');
  expect(screen.getByText('$ 515.00')).toBeVisible();
  expect(screen.getByText('$ 210.00')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open wallet' })).toHaveAttribute(
    'href',
    '/dashboard?tab=wallet',
  );
});

test('what is overdue or on hold leads to those payments', async () => {
  const user = await portal().visit('/dashboard', { as: 'approved' });
  const overdue = await screen.findByRole('link', { name: '$ 200.00 overdue' });
  expect(screen.getByRole('link', { name: '$ 160.00 on hold' })).toHaveAttribute(
    'href',
    '/dashboard?tab=wallet&state=on_hold',
  );
  await user.click(overdue);
  const earnings = await findTable('Earnings by job');
  await waitFor(() => expect(earnings.getAllByRole('row')).toHaveLength(1 + 1));
  expect(earnings.getByRole('row', { name: /One day at the shelter/ })).toHaveTextContent(
    'Overdue',
  );
});

test('in wide windows the money comes first, on phones what is due', async () => {
  const getTitles = async () => {
    await screen.findByRole('link', { name: 'Open wallet' });
    await screen.findByRole('link', { name: /^Post it and send the link/ });
    return screen
      .getAllByRole('heading', { name: /^(Wallet|Next up)$/ })
      .map(({ textContent }) => textContent);
  };
  await portal().visit('/dashboard', { as: 'approved' });
  expect(await getTitles()).toEqual(['Wallet', 'Next up']);
  setWindowWidth(360);
  await portal().visit('/dashboard');
  expect(await getTitles()).toEqual(['Next up', 'Wallet']);
});

test('lists no job that waits for its brand as a next step', async () => {
  await portal().visit('/dashboard', { as: 'approved' });
  await screen.findByRole('link', { name: /^Submit a draft/ });
  expect(screen.queryByText(/Two minutes: a brushing timer/)).toBeNull();
});

test('shows the last twelve months beside the money', async () => {
  onTestFinished(enterDemoYear(portal()));
  await portal().visit('/dashboard', { as: 'approved' });
  const table = await screen.findByRole('table', { name: 'Earned and withdrawn' });
  expect(within(table).getAllByRole('row')).toHaveLength(1 + 12);
  expect(screen.getByText(/^In the last 12 months you earned/)).toBeVisible();
});

test('shows four jobs that the user qualifies for and has not applied for', async () => {
  await portal().visit('/dashboard', { as: 'approved' });
  await expectVisible('Sunday stems: five flowers, one vase');
  const jobs = screen.getAllByRole('listitem').filter((item) => item.matches('[data-card]'));
  expect(jobs.length).toBe(4);
  for (const job of jobs) expect(within(job).queryByText(/not met|Applied/)).toBeNull();
});

test('shows a new user how to start, and what the first payout requires', async () => {
  await portal().visit('/dashboard', { as: 'fresh' });
  expect(await screen.findByText('Nothing to do right now')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Find a job' })).toHaveAttribute('href', '/jobs');
  expect(screen.getByText('Phone verified')).toBeVisible();
  expect((await screen.findAllByText('$ 0.00')).length).toBeGreaterThan(0);
});

test('a card that fails does not affect the others', async () => {
  portal().interrupt(/summary\/wallet/, { status: 500 });
  await portal().visit('/dashboard', { as: 'approved' });
  await expectVisible('The wallet could not be loaded.');
  expect(await screen.findByRole('link', { name: /^Make the requested changes/ })).toBeVisible();
});

test('the wallet lists the payment of each job, and filters by state', async () => {
  const user = await portal().visit('/dashboard', { as: 'approved' });
  await user.click(await screen.findByRole('tab', { name: 'Wallet' }));
  expect(location.search).toBe('?tab=wallet');
  expect(await screen.findByText('$ 2,480.00')).toBeVisible();
  const earnings = await findTable('Earnings by job');
  expect(earnings.getAllByRole('row')).toHaveLength(1 + 18);
  const held = earnings.getByRole('row', { name: /Cold brew/ });
  expect(held).toHaveTextContent('On hold');
  await user.click(screen.getByRole('button', { name: /Status/ }));
  await user.click(await screen.findByRole('option', { name: 'Pending' }));
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(1 + 3));
  expect(location.search).toBe('?tab=wallet&state=pending');
});

test('a tab that is a destination has a title and a breadcrumb of its own', async () => {
  const user = await portal().visit('/dashboard', { as: 'approved' });
  const breadcrumb = () => screen.getByRole('navigation', { name: 'Breadcrumb' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'Wallet' }));
  expect(screen.getByRole('heading', { level: 1, name: 'Wallet' })).toBeVisible();
  expect(document.title).toMatch(/Byline \| Wallet$/);
  expect(within(breadcrumb()).getByText('Wallet')).toHaveAttribute('aria-current', 'page');
  await user.click(screen.getByRole('tab', { name: 'Overview' }));
  expect(document.title).toMatch(/Byline \| Dashboard$/);
  expect(within(breadcrumb()).getByText('Dashboard')).toBeVisible();
});

test('lists all transactions, newest first, with the balance after each', async () => {
  await portal().visit('/dashboard?tab=wallet&view=transactions', { as: 'approved' });
  const rows = (await findTable('Transactions')).getAllByRole('row');
  expect(rows).toHaveLength(1 + 20);
  expect(rows[1]).toHaveTextContent('Earned with New tricks for an old dog');
  expect(rows[1]).toHaveTextContent('$ 280.00');
  expect(rows[1]).toHaveTextContent('$ 780.00');
});

test('an empty wallet explains when the first transaction comes', async () => {
  await portal().visit('/dashboard?tab=wallet&view=transactions', { as: 'fresh' });
  await expectVisible(/No transactions yet/);
});

test('the transactions of some days are listed, and the address holds the days', async () => {
  await portal().signIn('approved');
  const transactions = await fetchTransactions('per_page=100');
  const days = transactions.map(({ at }) => new Date(at).toLocaleDateString('en-CA'));
  const [last = ''] = days;
  const from = days.findLast((day) => day < last) ?? '';
  const expected = days.filter((day) => day === from).length;
  const user = await portal().visit('/dashboard?tab=wallet&view=transactions', { as: 'approved' });
  await findTable('Transactions');
  const segments = screen.getAllByRole('spinbutton');
  const [year = '', month = '', day = ''] = from.split('-');
  for (const [index, text] of [day, month, year, day, month, year].entries()) {
    await user.type(segments[index] as HTMLElement, text);
  }
  await waitFor(() => expect(location.search).toContain(`from=${from}&to=${from}`));
  const table = await findTable('Transactions');
  await waitFor(() => expect(table.getAllByRole('row')).toHaveLength(1 + expected));
  await portal().visit('/dashboard?tab=wallet&view=transactions&from=2001-01-01&to=2001-01-31');
  await expectVisible('No transactions match these filters.');
});

test('every currency has figures of its own', async () => {
  const { db, clock } = portal().server.services;
  await db.transaction().execute(async (tx) => {
    const wallet = await openWallet(tx, 'account-approved', 'JPY');
    const brands = await openInternalAccount(tx, 'brands', 'JPY');
    await post(tx, {
      event: 'test:JPY',
      at: clock.now(),
      ref: null,
      subject: 'test',
      entries: [
        { account: wallet, type: 'earning', amount: 1_234 },
        { account: brands, type: 'counterpart', amount: -1_234 },
      ],
    });
  });
  await portal().visit('/dashboard', { as: 'approved' });
  await expectVisible('¥ 1,234.00');
  expect(screen.getByText('$ 780.00')).toBeVisible();
  const user = await portal().visit('/dashboard?tab=wallet', { as: 'approved' });
  expect(await screen.findByRole('heading', { name: 'JPY' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'USD' })).toBeVisible();
  expect(screen.getAllByText('¥ 1,234.00').length).toBeGreaterThan(0);
  await user.click(screen.getByRole('button', { name: 'Withdraw JPY' }));
  expect(location.search).toBe('?tab=wallet&withdraw=1&currency=JPY');
  const dialog = within(await screen.findByRole('dialog', { name: 'Withdraw' }));
  expect(await dialog.findByRole('listitem')).toHaveTextContent('minimum withdrawal is ¥ 1,500.00');
});

test('shows the jobs of this year, with a link to the year tab', async () => {
  onTestFinished(enterDemoYear(portal()));
  await portal().visit('/dashboard', { as: 'approved' });
  expect(await screen.findByRole('heading', { name: 'This year' })).toBeVisible();
  expect(await screen.findByRole('table', { name: 'Jobs by month' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Open year' })).toHaveAttribute(
    'href',
    '/dashboard?tab=year',
  );
});

test('shows a new user steps instead of empty charts', async () => {
  await portal().visit('/dashboard', { as: 'fresh' });
  await expectVisible('Nothing to show yet');
  expect(screen.queryByRole('table', { name: 'Jobs by month' })).toBeNull();
});

test('removed cards stay away after a reload, and come back', async () => {
  const user = await portal().visit('/dashboard', { as: 'approved' });
  await user.click(await screen.findByRole('button', { name: 'Remove Next up' }));
  const restore = await screen.findByRole('button', { name: 'Restore 1 card' });
  expect(restore).toBeVisible();
  await portal().visit('/dashboard');
  const again = await screen.findByRole('button', { name: 'Restore 1 card' });
  expect(screen.queryByRole('heading', { name: 'Next up' })).toBeNull();
  await user.click(again);
  expect(await screen.findByRole('heading', { name: 'Next up' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Restore/ })).toBeNull();
});

// Last, because the money stays.
test('a message of a brand reloads what the page shows', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  await portal().visit('/dashboard', { as: 'approved' });
  await expectVisible('$ 780.00');
  const { db, clock } = portal().server.services;
  await db.transaction().execute(async (tx) => {
    const wallet = await openWallet(tx, 'account-approved', 'USD');
    const brands = await openInternalAccount(tx, 'brands', 'USD');
    await post(tx, {
      event: 'test:bonus',
      at: clock.now(),
      ref: null,
      subject: 'test',
      entries: [
        { account: wallet, type: 'earning', amount: 1_000 },
        { account: brands, type: 'counterpart', amount: -1_000 },
      ],
    });
  });
  await sendAsBrand(portal(), 'There is a bonus.');
  await advancePolling(portal(), 60_000);
  await expectVisible('$ 790.00');
});
