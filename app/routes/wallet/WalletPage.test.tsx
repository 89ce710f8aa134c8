import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Transactions } from '../../../contract/schemas/money.ts';
import { inTransaction } from '../../../server/database/transaction.ts';
import { creditPayment } from '../../../server/domain/paymentChanges/creditPayment.ts';
import { openInternalAccount, openWallet, post } from '../../../server/domain/money/ledger.ts';
import { advancePolling } from '../../testing/advancePolling.ts';
import { expectVisible } from '../../testing/expectVisible.ts';
import { getAccountZone } from '../../api/accountZone.ts';
import { openPortal } from '../../testing/portal.tsx';

const portal = openPortal();

afterEach(() => void vi.useRealTimers());

async function fetchTransactions(query: string) {
  const response = await portal().network.fetch(`/api/payment/transaction?${query}`);
  return ((await response.json()) as Transactions).data;
}

const findTable = async (name: string) => within(await screen.findByRole('grid', { name }));

test('the wallet lists the payment of each job, and filters by state', async () => {
  const user = await portal().visit('/dashboard?tab=wallet', { as: 'approved' });
  const earnings = await findTable('Earnings by job');
  // The headings and the payments.
  expect(earnings.getAllByRole('row')).toHaveLength(1 + 18);
  const held = earnings.getByRole('row', { name: /Cold brew/ });
  expect(held).toHaveTextContent('On hold');
  await user.click(screen.getByRole('button', { name: /Status/ }));
  await user.click(await screen.findByRole('option', { name: 'Pending' }));
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(1 + 3));
  expect(location.search).toBe('?tab=wallet&state=pending');
});

test.each(['', '&view=transactions', '&view=withdrawals', '&view=year'])(
  'each part of the wallet has the same head: figures that are not zero without captions, and the button (%s)',
  async (part) => {
    await portal().visit(`/dashboard?tab=wallet${part}`, { as: 'approved' });
    const button = await screen.findByRole('button', { name: 'Withdraw' });
    expect(button).toHaveAttribute('data-variant', 'solid');
    const head = within(button.closest('[data-card]') as HTMLElement);
    const figures = ['Available$ 780.00', 'Pending$ 515.00', 'On hold$ 160.00'];
    expect(head.getAllByRole('term').map((term) => term.closest('dl')?.textContent)).toEqual(
      figures,
    );
  },
);

test('a statement has no head of the wallet', async () => {
  await portal().visit('/dashboard?tab=wallet&view=year&statement=2026', { as: 'approved' });
  await screen.findByRole('button', { name: /Print/ });
  expect(screen.queryByText('Available')).toBeNull();
});

test('while a withdrawal is open or nothing is available, nothing offers to withdraw', async () => {
  await portal().visit('/dashboard?tab=wallet', { as: 'yen' });
  await expectVisible('You already have an open withdrawal');
  expect(screen.getByRole('link', { name: 'View withdrawals' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Withdraw/ })).toBeNull();
});

test('the wallet has no breadcrumb, and one switch for its parts; the dashboard has no switch', async () => {
  const user = await portal().visit('/dashboard', { as: 'approved' });
  await expectVisible(() => screen.getByRole('heading', { level: 1, name: 'Dashboard' }));
  await screen.findByRole('link', { name: 'Open wallet' });
  expect(screen.queryByRole('tablist')).toBeNull();
  expect(screen.queryByRole('navigation', { name: 'Breadcrumb' })).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Open wallet' }));
  await expectVisible(() => screen.getByRole('heading', { level: 1, name: 'Wallet' }));
  expect(document.title).toMatch(/Byline \| Wallet$/);
  expect(screen.queryByRole('navigation', { name: 'Breadcrumb' })).toBeNull();
  await screen.findByRole('tablist', { name: 'Wallet views' });
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'Earnings',
    'Ahead',
    'Transactions',
    'Withdrawals',
    'Year',
  ]);
});

test('the year is a part of the wallet, which the menu marks', async () => {
  const user = await portal().visit('/dashboard?tab=wallet&view=transactions&type=earning', {
    as: 'approved',
  });
  await user.click(await screen.findByRole('tab', { name: 'Year' }));
  expect(location.search).toBe('?tab=wallet&view=year');
  expect(screen.getByRole('tab', { name: 'Year' })).toHaveFocus();
  expect(screen.getByRole('heading', { level: 1, name: 'Wallet' })).toBeVisible();
  await waitFor(() => expect(document.title).toMatch(/Byline \| Year$/));
  const marked = document.querySelectorAll('[data-part="bottom-bar"] [aria-current]');
  expect([...marked].map(({ textContent }) => textContent)).toEqual(['Wallet']);
  await user.click(screen.getByRole('tab', { name: 'Earnings' }));
  expect(location.search).toBe('?tab=wallet');
});

test('all transactions are listed, newest first, with the balance after each', async () => {
  await portal().visit('/dashboard?tab=wallet&view=transactions', { as: 'approved' });
  const rows = (await findTable('Transactions')).getAllByRole('row');
  // The headings, and the transactions of the first page.
  expect(rows).toHaveLength(1 + 20);
  expect(rows[1]).toHaveTextContent('Earned with New tricks for an old dog');
  expect(rows[1]).toHaveTextContent('$ 280.00');
  expect(rows[1]).toHaveTextContent('$ 780.00');
});

test('an empty wallet explains when the first transaction comes, and has nothing to filter or download', async () => {
  await portal().visit('/dashboard?tab=wallet&view=transactions', { as: 'fresh' });
  await expectVisible(/No transactions yet/);
  expect(screen.queryByRole('spinbutton')).toBeNull();
  expect(screen.queryByRole('button', { name: /Type/ })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Download CSV' })).toBeNull();
  // A filter can be removed, also without rows.
  await portal().visit('/dashboard?tab=wallet&view=transactions&from=2001-01-01&to=2001-01-31');
  await expectVisible('No results match these filters');
  // Day, month and year of two dates.
  expect(screen.getAllByRole('spinbutton')).toHaveLength(6);
  expect(screen.getByRole('button', { name: /Type/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Download CSV' })).toBeNull();
  await portal().visit('/dashboard?tab=wallet&view=transactions', { as: 'approved' });
  await findTable('Transactions');
  const download = screen.getByRole('button', { name: 'Download CSV' });
  expect(download).toHaveAttribute('data-variant', 'ghost');
});

test('a filter that is removed keeps the focus, also if there are no rows at all', async () => {
  const user = await portal().visit('/dashboard?tab=wallet&view=transactions&type=earning', {
    as: 'fresh',
  });
  await expectVisible('No results match these filters');
  const filter = screen.getByRole('button', { name: /Type/ });
  await user.click(filter);
  await user.click(await screen.findByRole('option', { name: 'All types' }));
  await expectVisible(/No transactions yet/);
  expect(filter).toBeInTheDocument();
  expect(filter).toHaveFocus();
});

test('the transactions of some days are listed, and the address holds the days', async () => {
  await portal().signIn('approved');
  const transactions = await fetchTransactions('per_page=100');
  const user = await portal().visit('/dashboard?tab=wallet&view=transactions', { as: 'approved' });
  await findTable('Transactions');
  // Canadian English writes a day as the address does: 2026-03-05.
  const timeZone = getAccountZone();
  const days = transactions.map(({ at }) => new Date(at).toLocaleDateString('en-CA', { timeZone }));
  const [newestDay = ''] = days;
  const oldestDay = days.findLast((day) => day < newestDay) ?? '';
  const expected = days.filter((day) => day === oldestDay).length;
  const segments = screen.getAllByRole('spinbutton');
  const [year = '', month = '', day = ''] = oldestDay.split('-');
  for (const [index, text] of [day, month, year, day, month, year].entries()) {
    await user.type(segments[index] as HTMLElement, text);
  }
  await waitFor(() => expect(location.search).toContain(`from=${oldestDay}&to=${oldestDay}`));
  const table = await findTable('Transactions');
  await waitFor(() => expect(table.getAllByRole('row')).toHaveLength(1 + expected));
  await portal().visit('/dashboard?tab=wallet&view=transactions&from=2001-01-01&to=2001-01-31');
  await expectVisible('No results match these filters');
  // The filter cannot show one day alone, so the list ignores it.
  await portal().visit('/dashboard?tab=wallet&view=transactions&to=2001-01-31');
  const unfiltered = await findTable('Transactions');
  await waitFor(() => expect(unfiltered.getAllByRole('row').length).toBeGreaterThan(2));
});

test('every currency has its own figures', async () => {
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
  await expectVisible(() => screen.getByRole('heading', { name: 'JPY' }));
  expect(screen.getByRole('heading', { name: 'USD' })).toBeVisible();
  expect(screen.getAllByText('¥ 1,234.00').length).toBeGreaterThan(0);
  expect(await screen.findByText(/^The minimum withdrawal is/)).toHaveTextContent('¥ 1,500.00');
  expect(screen.queryByRole('button', { name: 'Withdraw JPY' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Withdraw USD' }));
  expect(location.search).toBe('?tab=wallet&withdraw=1&currency=USD');
});

test('money that arrives while the wallet is open changes its figures and its list', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  await portal().visit('/dashboard?tab=wallet&state=pending', { as: 'approved' });
  await findTable('Earnings by job');
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(1 + 3));
  const { services } = portal().server;
  const { id } = await services.db
    .selectFrom('payments')
    .select('id')
    .where('account_id', '=', 'account-approved')
    .where('state', '=', 'pending')
    .executeTakeFirstOrThrow();
  await inTransaction(services.db, (tx) => creditPayment(tx, services, id));
  await advancePolling(portal(), 5_000);
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(1 + 2));
  expect(screen.queryByText('$ 515.00')).toBeNull();
});
