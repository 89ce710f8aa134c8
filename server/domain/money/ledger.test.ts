import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inTransaction } from '../../database/transaction.ts';
import { databaseKinds } from '../../testing/databases.ts';
import { openTestServer, type TestServer } from '../../testing/testServer.ts';
import { auditLedger } from './audit.ts';
import { creditBonus } from './bonus.ts';
import { book, houseAccount, walletAccount } from './ledger.ts';

const rounds = 20;
const rivals = 50;
const balance = 700;

describe.each(databaseKinds)('the ledger on %s', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer({ kind });
  });
  afterAll(() => server.close());

  const debit = (event: string, amount: number) =>
    inTransaction(server.services.db, async (tx) => {
      const wallet = await walletAccount(tx, 'account-fresh', 'USD');
      const transit = await houseAccount(tx, 'transit', 'USD');
      return book(tx, {
        event,
        at: Date.now(),
        ref: null,
        subject: 'test',
        lines: [
          { account: wallet, type: 'withdrawal', amount: -amount },
          { account: transit, type: 'counterpart', amount },
        ],
      });
    });
  const credit = (amount: number) =>
    inTransaction(server.services.db, (tx) =>
      creditBonus(tx, { email: 'fresh@demo.test', amount, subject: 'test', now: Date.now() }),
    );

  test('pays a whole balance once however many ask for it at the same time', async () => {
    for (let round = 0; round < rounds; round += 1) {
      await credit(balance);
      const asked = Array.from({ length: rivals }, (_, rival) =>
        debit(`spend:${round}:${rival}`, balance),
      );
      const outcomes = await Promise.allSettled(asked);
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    }
    expect((await auditLedger(server.services.db)).faults).toEqual([]);
  });

  test('books an event once', async () => {
    await credit(balance);
    const outcomes = await Promise.all([
      debit('once', 100),
      debit('once', 100),
      debit('once', 100),
    ]);
    expect(outcomes.filter(Boolean)).toHaveLength(1);
  });

  test('refuses lines that do not sum to zero', async () => {
    const lopsided = inTransaction(server.services.db, async (tx) => {
      const account = await walletAccount(tx, 'account-fresh', 'USD');
      const lines = [{ account, type: 'bonus' as const, amount: 5 }];
      return book(tx, { event: 'lopsided', at: 0, ref: null, subject: '', lines });
    });
    await expect(lopsided).rejects.toThrow('sum to 5');
  });

  test('cannot be changed or shortened afterwards', async () => {
    const { db } = server.services;
    await expect(sql`update ledger_entries set amount = 1`.execute(db)).rejects.toThrow(
      'append-only',
    );
    await expect(sql`delete from ledger_entries`.execute(db)).rejects.toThrow('append-only');
  });

  test('has a constraint against negative wallets of its own', async () => {
    const { db } = server.services;
    const overdraw = sql`update ledger_accounts set balance = -1 where account_id is not null`;
    await expect(overdraw.execute(db)).rejects.toThrow();
  });

  test('an audit finds a balance that is not the sum of its entries', async () => {
    const { db } = server.services;
    await sql`update ledger_accounts set balance = balance + 1 where account_id = 'account-fresh'`.execute(
      db,
    );
    expect((await auditLedger(db)).faults.join()).toContain('wallet:account-fresh:USD');
  });
});
