import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Payments, Transactions } from '../../../contract/schemas/money.ts';
import type { Wallets } from '../../../contract/schemas/wallet.ts';
import { payApprovedTasks } from '../../../server/domain/money/partialPayment.ts';
import { readCsv, recordDownloads, toCsvTime } from '../../testing/downloads.ts';
import { openPortal } from '../../testing/portal.tsx';
import { expectVisible } from '../../testing/expectVisible.ts';

const portal = openPortal();

const findPayment = async () => within(await screen.findByRole('dialog', { name: 'Payment' }));

afterEach(() => vi.restoreAllMocks());

test('a row opens the payment, whose address can be shared; Back closes it', async () => {
  const user = await portal().visit('/dashboard?tab=wallet', { as: 'approved' });
  const row = (await screen.findByRole('link', { name: /The rain test/ })).closest('[role="row"]');
  expect(row).toHaveTextContent('Ridgeway Outdoors · $ 90.00 withdrawn · ');
  expect(row).toHaveTextContent(/\$ 290\.00 gross · \+\$ 25\.00 bonus.*\$ 315\.00$/);
  await user.click(screen.getByRole('link', { name: /The rain test/ }));
  expect(location.search).toContain('job=ridgeway-rain-test');
  const payment = await findPayment();
  /** Returns the amount beside a label. */
  const amount = async (term: string) =>
    (await payment.findByText(term)).closest('dt')?.nextSibling?.textContent;
  expect(await amount('Gross')).toBe('$ 290.00');
  expect(await amount('Bonus for reach above the plan')).toBe('+$ 25.00');
  expect(await amount('Fee')).toBe('$ 0.00');
  expect(await amount('Net')).toBe('$ 315.00');
  expect(await amount('Already withdrawn')).toBe('$ 90.00');
  expect(payment.getByText('Available since')).toBeVisible();
  window.history.back();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('Back does not open a payment again that was closed', async () => {
  const user = await portal().visit('/dashboard?tab=wallet', { as: 'approved' });
  await user.click(await screen.findByRole('link', { name: /The rain test/ }));
  const payment = await findPayment();
  await user.click(payment.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  window.history.back();
  await waitFor(() => expect(location.search).toBe('?tab=wallet'));
  await portal().network.waitUntilIdle();
  expect(location.search).toBe('?tab=wallet');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a payment that left the wallet in two withdrawals names the part in the last one', async () => {
  await portal().visit('/dashboard?tab=wallet', { as: 'dinar' });
  const { wallets } = (await (await fetch('/api/summary/wallet')).json()) as Wallets;
  const { data } = (await (await fetch('/api/payment')).json()) as Payments;
  // The open withdrawal takes the rest of one payment and a part of the next.
  const restOfFirst = data.find(({ payout }) => payout)?.payout_part.amount ?? 0;
  const partOfSecond = data.find(({ payout }) => !payout)?.withdrawn.amount ?? 0;
  expect(restOfFirst + partOfSecond).toBe(wallets[0]?.in_transit.amount);
  const row = (await screen.findByRole('link', { name: /Seven mornings/ })).closest('[role="row"]');
  // The reason is below the button for withdrawing, which is secondary while a withdrawal is open.
  await expectVisible('You already have an open withdrawal');
  expect(row).toHaveTextContent(/KWD 12\.500 in W-\w+, the rest earlier/);
});

test('a moved date is explained, and a question about the payment is filled in', async () => {
  const user = await portal().visit('/dashboard?tab=wallet&job=lumen-golden-hour', {
    as: 'approved',
  });
  const payment = await findPayment();
  await expectVisible(() => payment.getByText(/A public holiday at the bank/));
  await user.click(payment.getByRole('link', { name: 'Ask about this payment' }));
  expect(await screen.findByRole('textbox', { name: 'Subject' })).toHaveValue(
    'Payment for Golden hour at eleven at night',
  );
  expect(screen.getByRole('button', { name: /Payment or withdrawal/ })).toBeVisible();
  await expectVisible(() => screen.getByRole('button', { name: /Golden hour/ }));
});

test('the parts of available payments that are not withdrawn add up to the balance of the wallet', async () => {
  await portal().visit('/dashboard?tab=wallet', { as: 'approved' });
  const read = async <T,>(path: string) => (await (await fetch(path)).json()) as T;
  const { data } = await read<Payments>('/api/payment?state=available&per_page=100');
  const { wallets } = await read<Wallets>('/api/summary/wallet');
  const notWithdrawn = data.reduce(
    (sum, { net, withdrawn }) => sum + net.amount - withdrawn.amount,
    0,
  );
  expect(notWithdrawn).toBe(wallets[0]?.available.amount);
  expect(
    data.some(({ net, withdrawn }) => withdrawn.amount > 0 && withdrawn.amount < net.amount),
  ).toBe(true);
});

test('the dates of a payment follow its money into the bank', async () => {
  await portal().visit('/dashboard?tab=wallet&job=harbour-night-shift', { as: 'approved' });
  const payment = await findPayment();
  await expectVisible(() => payment.getByText('Withdrawn'));
  expect(payment.getByText('Sent to your bank')).toBeVisible();
  expect(payment.getByRole('link', { name: /^W-/ })).toBeVisible();
});

test('a job without a payment and a job that does not exist show a message', async () => {
  await portal().visit('/dashboard?tab=wallet&job=sunrise-spritz', { as: 'approved' });
  const payment = await findPayment();
  await expectVisible(() => payment.getByText('There is no payment for this job.'));
  await portal().visit('/dashboard?tab=wallet&job=no-such-job');
  const other = await findPayment();
  await expectVisible(() => other.getByText('There is no payment for this job.'));
});

test('the filter for overdue payments lists only these', async () => {
  await portal().visit('/dashboard?tab=wallet&overdue=1', { as: 'approved' });
  const table = within(await screen.findByRole('grid', { name: 'Earnings by job' }));
  const row = await table.findByRole('row', { name: /One day at the shelter/ });
  expect(row).toHaveTextContent('Late');
  // The headings and one payment.
  expect(table.getAllByRole('row')).toHaveLength(1 + 1);
  expect(screen.getByRole('button', { name: /Late/ })).toBeVisible();
});

test('a status without payments is not described as a wallet without earnings', async () => {
  await portal().visit('/dashboard?tab=wallet&state=cancelled', { as: 'fresh' });
  await expectVisible('No results match these filters');
  expect(screen.queryByText(/No earnings yet/)).toBeNull();
});

test('a file has all pages of the filtered list, as on the page', async () => {
  const saved = recordDownloads();
  const user = await portal().visit('/dashboard?tab=wallet&view=transactions&type=earning', {
    as: 'approved',
  });
  await user.click(await screen.findByRole('button', { name: 'Download CSV' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  const [headings, ...lines] = await readCsv(saved[0]!);
  expect(headings).toEqual([
    'Date (Asia/Singapore)',
    'Description',
    'Type',
    'Currency',
    'Amount',
    'Fee in the amount',
    'Balance',
  ]);
  const response = await portal().network.fetch(
    '/api/payment/transaction?type=earning&per_page=100',
  );
  const { data } = (await response.json()) as Transactions;
  expect(lines.map(([at, , , , amount]) => [at, Number(amount)])).toEqual(
    data.map(({ at, amount }) => [toCsvTime(at), amount.amount / 100]),
  );
});

test('the file of available payments says how much of each is withdrawn, so that they add up to the wallet', async () => {
  const saved = recordDownloads();
  const user = await portal().visit('/dashboard?tab=wallet&state=available', { as: 'approved' });
  await user.click(await screen.findByRole('button', { name: 'Download CSV' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  const [headings = [], ...lines] = await readCsv(saved[0]!);
  const [currency, net, withdrawn] = ['Currency', 'Net', 'Withdrawn'].map((title) =>
    headings.indexOf(title),
  ) as [number, number, number];
  const left = lines
    .filter((line) => line[currency] === 'USD')
    .reduce((sum, line) => sum + Number(line[net]) - Number(line[withdrawn]), 0);
  const { wallets } = (await (
    await portal().network.fetch('/api/summary/wallet')
  ).json()) as Wallets;
  expect(left).toBe((wallets[0]?.available.amount ?? Number.NaN) / 100);
});

test('money that has left the wallet names its withdrawal instead of being available', async () => {
  await portal().visit('/dashboard?tab=wallet&state=available', { as: 'approved' });
  const table = within(await screen.findByRole('grid', { name: 'Earnings by job' }));
  const response = await portal().network.fetch('/api/payment?state=available');
  const { data } = (await response.json()) as Payments;
  const paidOut = data.filter(({ payout }) => payout !== null);
  expect(paidOut.length).toBeGreaterThan(0);
  expect(paidOut.length).toBeLessThan(data.length);
  expect(table.getAllByText('Available')).toHaveLength(data.length - paidOut.length);
  const references = new Set(paidOut.map(({ payout }) => payout?.reference ?? ''));
  for (const reference of references) {
    const count = paidOut.filter(({ payout }) => payout?.reference === reference).length;
    expect(table.getAllByText(reference)).toHaveLength(count);
  }
  // Payments that are still available hold at least the money that can be withdrawn; one may be withdrawn in part.
  const wallets = (await (await portal().network.fetch('/api/summary/wallet')).json()) as Wallets;
  const stillAvailable = data.filter(
    ({ payout, net }) => payout === null && net.currency === 'USD',
  );
  const sum = stillAvailable.reduce((total, { net }) => total + net.amount, 0);
  expect(sum).toBeGreaterThanOrEqual(wallets.wallets[0]?.available.amount ?? Infinity);
});

test('a payment of work that is not approved yet has the day on which it is expected', async () => {
  await portal().visit('/dashboard?tab=wallet&state=estimated', { as: 'approved' });
  const table = within(await screen.findByRole('grid', { name: 'Earnings by job' }));
  const response = await portal().network.fetch('/api/payment?state=estimated');
  const { data } = (await response.json()) as Payments;
  expect(data.length).toBeGreaterThan(1);
  expect(table.getAllByText(/^about/)).toHaveLength(data.length);
  expect(table.queryByText('After approval')).toBeNull();
  for (const { dates } of data) {
    expect(dates.find(({ key }) => key === 'in_wallet')?.at).not.toBeNull();
  }
});

test('the payment for work that ended early shows how many tasks are paid', async () => {
  const { db, clock } = portal().server.services;
  // The job pays $ 260.00 for two tasks.
  const end = { applicationId: 'now-laps', tasksApproved: 1, tasksTotal: 2, payDays: 5 };
  await db.transaction().execute((tx) => payApprovedTasks(tx, { ...end, now: clock.now() }));
  await portal().visit('/dashboard?tab=wallet&job=tidal-lap-diary', { as: 'approved' });
  const term = await (await findPayment()).findByText('Approved tasks: 1 of 2');
  expect(term.closest('dt')?.nextSibling).toHaveTextContent('130.00');
});
