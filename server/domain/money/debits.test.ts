import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Wallet, Wallets } from '../../../contract/schemas/wallet.ts';
import { inTransaction } from '../../database/transaction.ts';
import { databaseKinds, usualDatabaseKinds } from '../../testing/databases.ts';
import { insertPayoutMethod } from '../../testing/insertPayoutMethod.ts';
import type { TestClient } from '../../testing/testClient.ts';
import { openTestServer, type TestServer } from '../../testing/testServer.ts';
import { operateWithdrawals, requestDirectly } from '../../testing/withdrawals.ts';
import { DomainError } from '../domainError.ts';
import { auditLedger } from './audit.ts';
import { creditBonus } from './bonus.ts';
import { debitAccount } from './debits.ts';

const email = 'fresh@demo.test';
const id = 'account-fresh';

describe.each(databaseKinds)('money that is taken back on %s', (kind) => {
  let server: TestServer;
  let me: TestClient;
  beforeEach(async () => {
    server = await openTestServer({ kind });
    me = await server.signedIn('fresh');
  });
  afterEach(async () => {
    expect((await auditLedger(server.services.db)).faults).toEqual([]);
    await server.close();
  });

  const credit = (amount: string) =>
    inTransaction(server.services.db, (tx) =>
      creditBonus(tx, { email, amount, subject: 'Thanks', now: server.services.clock.now() }),
    );
  const debit = (amount: string, reason = 'It was meant to be 50.') =>
    debitAccount(server.services, { email, amount, reason });
  const readWallet = async (): Promise<Wallet> => {
    const { body } = await me.get<Wallets>('/api/summary/wallet');
    const [wallet] = body.wallets;
    if (!wallet) throw new Error('There is no wallet.');
    return wallet;
  };
  const readLines = async () => {
    const { body } = await me.get<{ data: { description: string; amount: { amount: number } }[] }>(
      '/api/payment/transaction',
    );
    return body.data.map(({ description, amount }) => [description, amount.amount]);
  };
  const readMail = () =>
    server.services.db
      .selectFrom('outbox')
      .select(['subject', 'body'])
      .where('recipient', '=', email)
      .where('subject', 'like', '%correction%')
      .execute();

  test('credits and debits at the same time lose no cent', async () => {
    for (let round = 0; round < 5; round += 1) {
      await credit('10');
      await Promise.all([
        ...Array.from({ length: 4 }, () => debit('2.50', randomUUID())),
        ...Array.from({ length: 4 }, () => credit('1')),
      ]);
    }
    const wallet = await readWallet();
    expect(wallet.available.amount).toBe(5 * 400);
    expect(wallet.owed).toEqual([]);
  });

  test('debits while all money is reserved are settled by credits at the same time', async () => {
    await credit('50');
    await insertPayoutMethod(server.services, id);
    await requestDirectly(server.services, id, { amount: 5000 });
    await Promise.all([
      ...Array.from({ length: 4 }, () => debit('5', randomUUID())),
      ...Array.from({ length: 8 }, () => credit('2')),
    ]);
    const wallet = await readWallet();
    expect(wallet.available.amount).toBe(0);
    expect(wallet.owed.reduce((sum, { amount }) => sum + amount.amount, 0)).toBe(400);
  });

  // The other tests do not depend on locks.
  if (!usualDatabaseKinds.includes(kind)) return;

  test('a bonus of 5000 instead of 50 is taken back, and the user sees why', async () => {
    await credit('5000');
    expect(await debit('4950')).toEqual({ taken: 495_000, waiting: 0 });
    expect(await readWallet()).toMatchObject({
      available: { amount: 5000 },
      lifetime_earned: { amount: 5000 },
      owed: [],
    });
    expect(await readLines()).toEqual([
      ['Adjustment: It was meant to be 50.', -495_000],
      ['Bonus: Thanks', 500_000],
    ]);
    const [mail] = await readMail();
    expect(mail?.body).toContain('It was meant to be 50.');
    expect(mail?.body).toContain('$ 4,950.00');
  });

  test('what the balance does not cover waits for the next money, and then only the rest is the user’s', async () => {
    await credit('50');
    await insertPayoutMethod(server.services, id);
    const { reference } = await requestDirectly(server.services, id, { amount: 3000 });
    expect(await debit('40')).toEqual({ taken: 2000, waiting: 2000 });
    // The withdrawal on its way is not touched.
    const wallet = await readWallet();
    expect(wallet.available.amount).toBe(0);
    expect(wallet.in_transit.amount).toBe(3000);
    expect(wallet.owed).toMatchObject([
      { amount: { amount: 2000, currency: 'USD' }, reason: 'It was meant to be 50.', job_id: null },
    ]);
    expect((await readMail())[0]?.body).toContain('$ 20.00');
    await credit('15');
    expect((await readWallet()).owed).toMatchObject([{ amount: { amount: 500 } }]);
    await credit('15');
    expect(await readWallet()).toMatchObject({ available: { amount: 1000 }, owed: [] });
    for (const step of ['processing', 'paid']) {
      await operateWithdrawals(server.services, `withdrawals ${step} ${reference}`);
    }
    expect((await readWallet()).available.amount).toBe(1000);
  });

  test.each(['cancelled', 'failed', 'returned'])(
    'the money of a withdrawal that is %s settles what waits',
    async (end) => {
      await credit('50');
      await insertPayoutMethod(server.services, id);
      const row = await requestDirectly(server.services, id, { amount: 5000 });
      await debit('30');
      if (end === 'cancelled') {
        await me.post('/api/request/withdrawal', { action: 'cancel', withdrawal_id: row.id });
      } else {
        await operateWithdrawals(server.services, `withdrawals processing ${row.reference}`);
        if (end === 'returned') {
          await operateWithdrawals(server.services, `withdrawals paid ${row.reference}`);
        }
        await operateWithdrawals(server.services, `withdrawals ${end} ${row.reference} AC04`);
      }
      expect(await readWallet()).toMatchObject({ available: { amount: 2000 }, owed: [] });
    },
  );

  test('no more is taken back than the account has earned, all debits together', async () => {
    await expect(debit('1')).rejects.toThrow(DomainError);
    await credit('50');
    await expect(debit('50.01')).rejects.toThrow('debit.aboveEarnings');
    await insertPayoutMethod(server.services, id);
    await requestDirectly(server.services, id, { amount: 5000 });
    await debit('30');
    await expect(debit('20.01')).rejects.toThrow('debit.aboveEarnings');
    await debit('20');
    for (const amount of ['0', '-1', '1.001', 'x', '']) {
      await expect(debit(amount), amount).rejects.toThrow(DomainError);
    }
  });
});
