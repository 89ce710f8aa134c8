import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openInternalAccount, openWallet, post } from '../../../server/domain/money/ledger.ts';
import { openPortal } from '../../testing/portal.tsx';

const portal = openPortal();

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
  expect(await screen.findByText('$ 780.00')).toBeVisible();
  expect(screen.getByText('$ 515.00')).toBeVisible();
  expect(screen.getByText('$ 210.00')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open wallet' })).toHaveAttribute(
    'href',
    '/dashboard?tab=wallet',
  );
});

test('shows four jobs that the user qualifies for and has not applied for', async () => {
  await portal().visit('/dashboard', { as: 'approved' });
  expect((await screen.findAllByText('You qualify')).length).toBe(4);
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
  expect(await screen.findByText('The wallet could not be loaded.')).toBeVisible();
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
  expect(await screen.findAllByRole('row')).toHaveLength(1 + 3);
  expect(location.search).toBe('?tab=wallet&state=pending');
});

test('lists all transactions, newest first, with the balance after each', async () => {
  await portal().visit('/dashboard?tab=wallet&view=transactions', { as: 'approved' });
  const rows = (await findTable('Transactions')).getAllByRole('row');
  expect(rows).toHaveLength(1 + 17);
  expect(rows[1]).toHaveTextContent('Earned with New tricks for an old dog');
  expect(rows[1]).toHaveTextContent('$ 280.00');
  expect(rows[1]).toHaveTextContent('$ 780.00');
});

test('an empty wallet explains when the first transaction comes', async () => {
  await portal().visit('/dashboard?tab=wallet&view=transactions', { as: 'fresh' });
  expect(await screen.findByText(/No transactions yet/)).toBeVisible();
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
  expect(await screen.findByText('¥ 1,234.00')).toBeVisible();
  expect(screen.getByText('$ 780.00')).toBeVisible();
  await portal().visit('/dashboard?tab=wallet', { as: 'approved' });
  expect(await screen.findByRole('heading', { name: 'JPY' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'USD' })).toBeVisible();
  expect(screen.getAllByText('¥ 1,234.00').length).toBeGreaterThan(0);
});
