import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { inTransaction } from '../../database/transaction.ts';
import { databaseKinds } from '../../testing/databases.ts';
import { openTestServer, type TestServer } from '../../testing/testServer.ts';
import { creditBonus } from './bonus.ts';
import { debitAccount } from './debits.ts';
import { deductFromPayment } from '../paymentChanges/deductions.ts';
import { findJobPayouts, getWithdrawnPart } from '../withdrawals/jobPayout.ts';
import { makeAvailable } from './payments.ts';

const email = 'approved@demo.test';
const accountId = 'account-approved';
const [first, second] = ['payment-past-hearth-lunchbox', 'payment-past-lumen-golden-hour'];

describe.each(databaseKinds)('the money of a job after corrections on %s', (kind) => {
  let server: TestServer;
  beforeEach(async () => {
    server = await openTestServer({ kind });
  });
  afterEach(() => server.close());

  const bonus = (amount: string) =>
    inTransaction(server.services.db, (tx) =>
      creditBonus(tx, { email, amount, subject: 'test', now: server.services.clock.now() }),
    );
  const debit = (amount: string) =>
    debitAccount(server.services, { email, amount, reason: 'A mistake' });
  const credit = (id: string) =>
    inTransaction(server.services.db, (tx) => makeAvailable(tx, id, server.services.clock.now()));
  /** Returns how much of the receipts up to each of the two payments is still in the wallet. */
  const readLeft = async () => {
    const payouts = await findJobPayouts(server.services.db, accountId, [first, second]);
    return [first, second].map((id) => payouts.get(id)?.left);
  };

  test('a bonus that was taken back changes nothing for the jobs that were paid before and after it', async () => {
    await credit(first);
    const [before] = await readLeft();
    await bonus('5000');
    await credit(second);
    const [, withBonus = 0] = await readLeft();
    await debit('4950');
    // The first payment came before the bonus, the second has the 50.00 that are left of it before it.
    expect(await readLeft()).toEqual([before, withBonus - 495_000]);
    await debit('50');
    expect(await readLeft()).toEqual([before, withBonus - 500_000]);
  });

  test('no withdrawal took anything of a payment that was taken back as a whole', async () => {
    await credit(first);
    await deductFromPayment(server.services, first, { amount: 'all', reason: 'A mistake' });
    const payouts = await findJobPayouts(server.services.db, accountId, [first]);
    expect(payouts.get(first)).toEqual({ payout: null, ended: null, left: 0, taken: 0 });
  });

  test('money that is taken back without a bonus does not count as withdrawn', async () => {
    await credit(first);
    await credit(second);
    const before = await readLeft();
    await debit('1');
    expect(await readLeft()).toEqual(before);
    const payouts = await findJobPayouts(server.services.db, accountId, [second]);
    const history = payouts.get(second);
    expect(history && getWithdrawnPart(100, history)).toBe(0);
  });
});
