import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Payments, Transactions } from '../../../contract/schemas/money.ts';
import type { Wallet, Wallets } from '../../../contract/schemas/wallet.ts';
import { inTransaction } from '../../database/transaction.ts';
import { day } from '../../durations.ts';
import { databaseKinds } from '../../testing/databases.ts';
import type { TestClient } from '../../testing/testClient.ts';
import { openTestServer, type TestServer } from '../../testing/testServer.ts';
import { requestDirectly } from '../../testing/withdrawals.ts';
import { auditLedger } from '../money/audit.ts';
import { openInternalAccount, openWallet, post } from '../money/ledger.ts';

const accountId = 'account-approved';

describe.each(databaseKinds)('a wallet with several currencies on %s', (kind) => {
  let server: TestServer;
  let user: TestClient;
  let before: Wallet;
  beforeAll(async () => {
    server = await openTestServer({ kind });
    user = await server.signedIn('approved');
    const [usd] = await readWallets();
    if (!usd) throw new Error('There is no wallet.');
    before = usd;
    await credit('JPY', 5_000);
    await credit('KWD', 2_500);
    // Both payments were estimated in USD before, so they are in no figure of the USD wallet but the forecast (`ahead`).
    await changePayment('now-laps', { state: 'pending', currency: 'JPY', net: 26_000 });
    await changePayment('now-batch', { state: 'on_hold', currency: 'KWD', net: 48_000 });
  });
  afterAll(async () => {
    expect((await auditLedger(server.services.db)).faults).toEqual([]);
    await server.close();
  });

  const readWallets = async () => (await user.get<Wallets>('/api/summary/wallet')).body.wallets;
  const credit = (currency: string, amount: number) =>
    inTransaction(server.services.db, async (tx) =>
      post(tx, {
        event: `test:${currency}`,
        at: server.services.clock.now(),
        ref: null,
        subject: 'test',
        entries: [
          { account: await openWallet(tx, accountId, currency), type: 'earning', amount },
          {
            account: await openInternalAccount(tx, 'brands', currency),
            type: 'counterpart',
            amount: -amount,
          },
        ],
      }),
    );
  const changePayment = (
    id: string,
    change: { state: 'pending' | 'on_hold'; currency: string; net: number },
  ) =>
    server.services.db
      .updateTable('payments')
      .set({ ...change, expected_on: server.services.clock.now() + 3 * day })
      .where('id', '=', `payment-${id}`)
      .execute();

  test('a wallet has one balance per currency, the account’s own currency first', async () => {
    const wallets = await readWallets();
    expect(wallets.map(({ currency }) => currency)).toEqual(['USD', 'JPY', 'KWD']);
    const [usd, jpy, kwd] = wallets;
    const moved = ['payment-now-laps', 'payment-now-batch'];
    const ahead = before.ahead.filter(({ id }) => !moved.includes(id));
    expect(ahead.length).toBe(before.ahead.length - 2);
    expect(usd).toEqual({ ...before, ahead });
    expect(
      wallets.map((wallet) => wallet.ahead.map(({ kind, certainty }) => [kind, certainty])),
    ).toEqual([
      expect.any(Array),
      [
        ['wallet', 'waiting_for_you'],
        ['job', 'fixed'],
      ],
      [
        ['job', 'held'],
        ['wallet', 'waiting_for_you'],
      ],
    ]);
    expect(jpy).toMatchObject({
      available: { amount: 5_000, currency: 'JPY' },
      pending: { amount: 26_000, currency: 'JPY' },
      on_hold: { amount: 0, currency: 'JPY' },
      lifetime_earned: { amount: 5_000, currency: 'JPY' },
      next: { amount: { amount: 26_000, currency: 'JPY' }, job_id: 'tidal-lap-diary' },
    });
    expect(kwd).toMatchObject({
      available: { amount: 2_500, currency: 'KWD' },
      pending: { amount: 0, currency: 'KWD' },
      on_hold: { amount: 48_000, currency: 'KWD' },
      next: null,
    });
  });

  test('a wallet shows the earliest pending payment of each currency as the next payment', async () => {
    const { db, clock } = server.services;
    const rows = await db
      .selectFrom('payments')
      .select(['id', 'currency', 'net', 'expected_on'])
      .where('account_id', '=', accountId)
      .where('state', '=', 'pending')
      .where('expected_on', '>=', clock.now())
      .orderBy('expected_on')
      .orderBy('id')
      .execute();
    expect(rows.length).toBeGreaterThan(2);
    for (const { currency, next } of await readWallets()) {
      const first = rows.find((row) => row.currency === currency);
      expect(next?.amount.amount).toBe(first?.net);
    }
  });

  test('the pay of a job that pays only a product is not the next payment', async () => {
    const { db, clock } = server.services;
    const [before] = await readWallets();
    await db
      .updateTable('payments')
      .set({ state: 'pending', gross: 0, fee: 0, net: 0, expected_on: clock.now() + day })
      .where('id', '=', 'payment-now-minutes')
      .execute();
    const [after] = await readWallets();
    expect(after?.next).toEqual(before?.next);
  });

  test('a wallet sums the overdue part of its pending payments', async () => {
    const { db, clock } = server.services;
    const rows = await db
      .selectFrom('payments')
      .select(['currency', 'net'])
      .where('account_id', '=', accountId)
      .where('state', '=', 'pending')
      .where('expected_on', '<', clock.now())
      .execute();
    expect(rows.length).toBeGreaterThan(0);
    for (const { currency, overdue } of await readWallets()) {
      const sameCurrency = rows.filter((row) => row.currency === currency);
      expect(overdue.amount).toBe(sameCurrency.reduce((total, { net }) => total + net, 0));
    }
  });

  test('a wallet sums payments by state and currency', async () => {
    const { totals } = (await user.get<Payments>('/api/payment')).body;
    expect(totals.pending).toEqual([before.pending, { amount: 26_000, currency: 'JPY' }]);
    expect(totals.on_hold).toEqual([before.on_hold, { amount: 48_000, currency: 'KWD' }]);
    expect(totals.cancelled).toEqual([{ amount: 0, currency: 'USD' }]);
  });

  test('a wallet lists the transactions of all currencies, newest first', async () => {
    const { data } = (await user.get<Transactions>('/api/payment/transaction?per_page=100')).body;
    const dates = data.map(({ at }) => at);
    expect(dates).toEqual(dates.toSorted().reverse());
    expect(
      data
        .slice(0, 2)
        .map(({ amount }) => amount.currency)
        .toSorted(),
    ).toEqual(['JPY', 'KWD']);
  });

  test('a withdrawal takes the money of one currency', async () => {
    const withdraw = (amount: number) =>
      requestDirectly(server.services, accountId, { amount, currency: 'JPY' });
    await expect(withdraw(999)).rejects.toMatchObject({
      fields: { amount: { key: 'rule.minValue', values: { min: '1,500' } } },
    });
    await withdraw(2_000);
    const [usd, jpy, kwd] = await readWallets();
    expect(jpy).toMatchObject({ available: { amount: 3_000 }, in_transit: { amount: 2_000 } });
    expect(usd).toMatchObject({ available: before.available, in_transit: { amount: 0 } });
    expect(kwd).toMatchObject({ available: { amount: 2_500 }, in_transit: { amount: 0 } });
    for (const { withdrawal } of [usd, jpy, kwd].flatMap((wallet) => wallet ?? [])) {
      expect(withdrawal.blocked_by).toContain('open_request');
    }
  });
});
