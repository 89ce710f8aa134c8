import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TransactionType } from '../../../contract/rules/states.ts';
import type { Transactions } from '../../../contract/schemas/money.ts';
import { inTransaction } from '../../database/transaction.ts';
import { day } from '../../durations.ts';
import { databaseKinds } from '../../testing/databases.ts';
import type { TestClient } from '../../testing/testClient.ts';
import { openTestServer, type TestServer } from '../../testing/testServer.ts';
import { auditLedger } from '../money/audit.ts';
import { openInternalAccount, openWallet, post } from '../money/ledger.ts';

const start = Date.UTC(2026, 0, 1);
const types: TransactionType[] = ['earning', 'bonus', 'withdrawal_reversal'];

describe.each(databaseKinds)('the transactions on %s', (kind) => {
  let server: TestServer;
  let user: TestClient;
  beforeAll(async () => {
    server = await openTestServer({ kind });
    user = await server.signedIn('fresh');
    for (let index = 0; index < 60; index += 1) await addEntry(index);
  });
  afterAll(() => server.close());

  // Posts an entry to each of two accounts. The entries are in two currencies, with one to three a day; every ninth has an earlier
  // date than the previous entry.
  const addEntry = (index: number) =>
    inTransaction(server.services.db, async (tx) => {
      const currency = index % 3 === 0 ? 'EUR' : 'USD';
      const at = start + (Math.floor(index / 2) - (index % 9 === 8 ? 3 : 0)) * day;
      for (const owner of ['account-fresh', 'account-arabic']) {
        const wallet = await openWallet(tx, owner, currency);
        const brands = await openInternalAccount(tx, 'brands', currency);
        await post(tx, {
          event: `${owner}:${index}`,
          at,
          ref: null,
          subject: `${index}`,
          entries: [
            { account: wallet, type: types[index % types.length] ?? 'earning', amount: index + 1 },
            { account: brands, type: 'counterpart', amount: -index - 1 },
          ],
        });
      }
    });
  const read = async (query: Record<string, string>) =>
    (await user.get<Transactions>(`/api/payment/transaction?${new URLSearchParams(query)}`)).body;
  /** Reads all pages of this size. */
  const readAll = async (query: Record<string, string>, size: number) => {
    const first = await read({ ...query, per_page: String(size) });
    const data = [...first.data];
    for (let page = 2; page <= first.meta.pages; page += 1) {
      data.push(...(await read({ ...query, per_page: String(size), page: String(page) })).data);
    }
    return { data, total: first.meta.total };
  };

  test('transactions are listed newest first over all currencies, on any page', async () => {
    const { data, total } = await readAll({}, 7);
    expect(total).toBe(60);
    expect(data.map(({ amount }) => amount.amount)).toEqual(
      Array.from({ length: 60 }, (_, index) => 60 - index),
    );
    // The ledger dates no entry earlier than the previous entry of its owner, so the order of posting is the order of dates.
    const times = data.map(({ at }) => at);
    expect(times).toEqual(times.toSorted().toReversed());
  });

  test.each([
    { type: 'earning' },
    { type: 'withdrawal' },
    { from: '2026-01-10' },
    { to: '2026-01-10' },
    { from: '2026-01-05', to: '2026-01-20' },
    { from: '2026-01-05', to: '2026-01-05' },
    { from: '2026-01-20', to: '2026-01-05' },
    { from: '2030-01-01' },
    { to: '2020-01-01' },
    { type: 'bonus', from: '2026-01-05', to: '2026-01-20' },
    { type: 'bonus', from: '2026-01-05T00:00:00.000Z', to: '2026-01-20T00:00:00.000Z' },
  ])('transactions filtered by %o are all that match, on any page', async (query) => {
    const allTransactions = (await read({ per_page: '100' })).data;
    // A date without a time includes the whole day.
    const isWithin = (at: string) =>
      (query.from === undefined || at >= new Date(query.from).toISOString()) &&
      (query.to === undefined ||
        at <= (query.to.length > 10 ? query.to : `${query.to}T23:59:59.999Z`));
    const expected = allTransactions.filter(
      ({ type, at }) => (query.type === undefined || type === query.type) && isWithin(at),
    );
    const parameters = Object.fromEntries(Object.entries(query)) as Record<string, string>;
    for (const size of [1, 7, 100]) {
      const { data, total } = await readAll(parameters, size);
      expect(data).toEqual(expected);
      expect(total).toBe(expected.length);
    }
  });

  test('no transactions are beyond the last page', async () => {
    const { data, meta } = await read({ page: '100' });
    expect([data, meta.total]).toEqual([[], 60]);
  });

  test('the audit finds transactions whose number is wrong', async () => {
    const { db } = server.services;
    expect((await auditLedger(db)).faults).toEqual([]);
    // The counter with the empty type counts all entries.
    const counter = db.updateTable('ledger_counters').where('account_id', '=', 'account-fresh');
    await counter.set({ entries: 61 }).where('type', '=', '').execute();
    expect((await auditLedger(db)).faults).toEqual([
      'account-fresh: 61 entries are counted, 60 exist up to 60.',
    ]);
    await counter.set({ entries: 60 }).where('type', '=', '').execute();
  });
});
