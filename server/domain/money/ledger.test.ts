import { sql, type KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connect } from '../../database/connect.ts';
import { inTransaction } from '../../database/transaction.ts';
import { databaseKinds } from '../../testing/databases.ts';
import { openTestServer, type TestServer } from '../../testing/testServer.ts';
import { auditLedger } from './audit.ts';
import { creditBonus } from './bonus.ts';
import { post, openInternalAccount, openWallet } from './ledger.ts';

const rounds = 10;
const rivals = 20;
/** The balance after a credit of 7.00, in cents. */
const balance = 700;

describe.each(databaseKinds)('the ledger on %s', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer({ kind });
  });
  afterAll(() => server.close());

  /** Debits the wallet once per event; returns false for an event that was posted before. */
  const debit = (event: string, amount: number) =>
    inTransaction(server.services.db, async (tx) => {
      const wallet = await openWallet(tx, 'account-fresh', 'USD');
      const transit = await openInternalAccount(tx, 'transit', 'USD');
      return post(tx, {
        event,
        at: Date.now(),
        ref: null,
        subject: 'test',
        entries: [
          { account: wallet, type: 'withdrawal', amount: -amount },
          { account: transit, type: 'counterpart', amount },
        ],
      });
    });
  const credit = (amount: string) =>
    inTransaction(server.services.db, (tx) =>
      creditBonus(tx, { email: 'fresh@demo.test', amount, subject: 'test', now: Date.now() }),
    );

  test('the ledger locks the shared internal accounts last', async () => {
    const written: string[] = [];
    const record: KyselyPlugin = {
      transformQuery({ node }) {
        const text = JSON.stringify(node);
        if (node.kind === 'InsertQueryNode' && text.includes('"ledger_months"')) {
          written.push('month');
        }
        if (node.kind === 'UpdateQueryNode' && text.includes('"ledger_accounts"')) {
          written.push(text.includes('house:') ? 'internal account' : 'wallet');
        }
        return node;
      },
      transformResult: ({ result }) => Promise.resolve(result),
    };
    await inTransaction(server.services.db, (tx) =>
      creditBonus(tx.withPlugin(record), {
        email: 'fresh@demo.test',
        amount: '0.01',
        subject: 'test',
        now: Date.now(),
      }),
    );
    expect(written).toEqual(['wallet', 'month', 'internal account']);
  });

  test('the ledger rejects entries in several currencies, whose amounts sum to zero only as numbers', async () => {
    const attempt = inTransaction(server.services.db, async (tx) => {
      const wallet = await openWallet(tx, 'account-fresh', 'JPY');
      const transit = await openInternalAccount(tx, 'transit', 'USD');
      return post(tx, {
        event: 'two-currencies',
        at: Date.now(),
        ref: null,
        subject: 'test',
        entries: [
          { account: wallet, type: 'bonus', amount: 100 },
          { account: transit, type: 'counterpart', amount: -100 },
        ],
      });
    });
    await expect(attempt).rejects.toThrow('in several currencies');
    expect((await auditLedger(server.services.db)).faults).toEqual([]);
  });

  test('the ledger pays a balance once, however many requests arrive at the same time', async () => {
    for (let round = 0; round < rounds; round += 1) {
      await credit('7.00');
      const debits = Array.from({ length: rivals }, (_, rival) =>
        debit(`spend:${round}:${rival}`, balance),
      );
      const outcomes = await Promise.allSettled(debits);
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    }
    expect((await auditLedger(server.services.db)).faults).toEqual([]);
  });

  test('an audit by another process finds no error while money moves', async () => {
    const auditor = connect(server.services.config.data);
    let isOver = false;
    const credits = (async () => {
      while (!isOver) await credit('0.01');
    })();
    for (let round = 0; round < rounds; round += 1) {
      expect((await auditLedger(auditor)).faults).toEqual([]);
    }
    isOver = true;
    await credits;
    await auditor.destroy();
  });

  test('the ledger posts an event once', async () => {
    await credit('7.00');
    const outcomes = await Promise.all([
      debit('once', 100),
      debit('once', 100),
      debit('once', 100),
    ]);
    expect(outcomes.filter(Boolean)).toHaveLength(1);
  });

  test('the ledger rejects entries that do not sum to zero', async () => {
    const unbalanced = inTransaction(server.services.db, async (tx) => {
      const account = await openWallet(tx, 'account-fresh', 'USD');
      const entries = [{ account, type: 'bonus' as const, amount: 5 }];
      return post(tx, { event: 'unbalanced', at: 0, ref: null, subject: '', entries });
    });
    await expect(unbalanced).rejects.toThrow('sum to 5');
  });

  test('entries of the ledger cannot be updated or deleted', async () => {
    const { db } = server.services;
    await expect(sql`update ledger_entries set amount = 1`.execute(db)).rejects.toThrow(
      'append-only',
    );
    await expect(sql`delete from ledger_entries`.execute(db)).rejects.toThrow('append-only');
  });

  test('a constraint of the database rejects negative wallets', async () => {
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

  test('the audit of the ledger finds earnings that differ from the entries', async () => {
    const { db } = server.services;
    await db
      .updateTable('ledger_accounts')
      .set({ earned: 1 })
      .where('id', 'like', 'wallet:%')
      .execute();
    expect((await auditLedger(db)).faults.join()).toMatch(/earnings 1, entries sum to/);
  });
});
