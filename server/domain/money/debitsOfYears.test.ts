import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { PayoutYear } from '../../../contract/schemas/year.ts';
import { inTransaction } from '../../database/transaction.ts';
import { day } from '../../durations.ts';
import { usualDatabaseKinds } from '../../testing/databases.ts';
import { insertPayoutMethod } from '../../testing/insertPayoutMethod.ts';
import type { TestClient } from '../../testing/testClient.ts';
import { openTestServer, type TestServer } from '../../testing/testServer.ts';
import { operateWithdrawals, requestDirectly } from '../../testing/withdrawals.ts';
import { eraseAccount } from '../privacy/erase.ts';
import { auditLedger } from './audit.ts';
import { creditBonus } from './bonus.ts';
import { debitAccount } from './debits.ts';
import { deductFromPayment, giveBackDeduction } from '../paymentChanges/deductions.ts';
import { reinstatePayment } from '../paymentChanges/paymentHolds.ts';
import { makeAvailable } from './payments.ts';

const accountId = 'account-approved';
const email = 'approved@demo.test';
const payment = 'payment-past-hearth-lunchbox';

describe.each(usualDatabaseKinds)('corrections in the long run on %s', (kind) => {
  let server: TestServer;
  let me: TestClient;
  beforeEach(async () => {
    server = await openTestServer({ kind });
    me = await server.signedIn('approved');
  });
  afterEach(async () => {
    expect((await auditLedger(server.services.db)).faults).toEqual([]);
    await server.close();
  });

  const readYear = async (year: number): Promise<PayoutYear> => {
    const { status, body } = await me.get<PayoutYear>(`/api/summary/payout/year/${year}`);
    expect([year, status]).toEqual([year, 200]);
    return body;
  };
  /** Returns what is in the wallet at the end of a year, by the figures of the year. */
  const addUp = ({ opening, totals: { earned, fees, adjustments, withdrawn } }: PayoutYear) =>
    opening.amount + earned.amount - fees.amount + adjustments.amount - withdrawn.amount;

  test('a correction counts in the year in which the money is taken, and the figures of each year add up', async () => {
    const { services } = server;
    const { clock, db } = services;
    const year = new Date(clock.now()).getUTCFullYear();
    await insertPayoutMethod(services, accountId);
    await inTransaction(db, (tx) => makeAvailable(tx, payment, clock.now()));
    const { balance } = await db
      .selectFrom('ledger_accounts')
      .select('balance')
      .where('id', '=', `wallet:${accountId}:USD`)
      .executeTakeFirstOrThrow();
    const { reference } = await requestDirectly(services, accountId, { amount: balance });
    for (const step of ['processing', 'paid'])
      await operateWithdrawals(services, `withdrawals ${step} ${reference}`);
    await deductFromPayment(services, payment, { amount: '30', reason: 'The post is gone' });
    const former = await readYear(year);
    expect(former.closing.amount).toBe(addUp(former));

    clock.advance(366 * day);
    me = await server.signedIn('approved');
    const next = new Date(clock.now()).getUTCFullYear();
    const bonus = { email, amount: '50', subject: 'Thanks', now: clock.now() };
    await inTransaction(db, (tx) => creditBonus(tx, bonus));
    await debitAccount(services, { email, amount: '5', reason: 'A mistake' });
    await giveBackDeduction(services, payment, { amount: '10', reason: 'It was there' });

    expect(await readYear(year)).toEqual({ ...former, years: [next, ...former.years] });
    const current = await readYear(next);
    expect(current.totals.adjustments.amount).toBe(-3000 - 500 + 1000);
    expect(current.opening.amount).toBe(former.closing.amount);
    expect(current.closing.amount).toBe(addUp(current));
    const brands = current.by_brand.reduce((sum, { earned }) => sum + earned.amount, 0);
    expect(brands).toBe(current.totals.earned.amount);
  });

  test('payments of an erased account are neither reduced nor due again', async () => {
    const { services } = server;
    const { db } = services;
    await db
      .updateTable('payments')
      .set({ state: 'cancelled' })
      .where('account_id', '=', accountId)
      .where('state', 'in', ['pending', 'on_hold'])
      .execute();
    await db
      .updateTable('application_steps')
      .set({ status: 'missed' })
      .where('status', '=', 'approved')
      .execute();
    await eraseAccount(services, email, { givesUpBalance: true });
    const { id: credited } = await db
      .selectFrom('payments')
      .select('id')
      .where('account_id', '=', accountId)
      .where('state', '=', 'available')
      .executeTakeFirstOrThrow();
    const change = { amount: '1', reason: 'Too late' };
    await expect(reinstatePayment(services, payment, 'Oops')).rejects.toThrow('account.erased');
    await expect(deductFromPayment(services, credited, change)).rejects.toThrow('account.erased');
    await expect(giveBackDeduction(services, credited, change)).rejects.toThrow('account.erased');
  });
});
