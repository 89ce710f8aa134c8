import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Wallets } from '../../../contract/schemas/wallet.ts';
import { inTransaction } from '../../database/transaction.ts';
import { day } from '../../durations.ts';
import { databaseKinds } from '../../testing/databases.ts';
import type { TestClient } from '../../testing/testClient.ts';
import { openTestServer, type TestServer } from '../../testing/testServer.ts';
import { requestDirectly } from '../../testing/withdrawals.ts';
import { DomainError } from '../domainError.ts';
import { auditLedger } from '../money/audit.ts';
import { moveWithdrawal, type WithdrawalAction } from './withdrawalStates.ts';

describe.each(databaseKinds)('a withdrawal on %s', (kind) => {
  let server: TestServer;
  let me: TestClient;
  beforeAll(async () => {
    server = await openTestServer({ kind });
    me = await server.signedIn('approved');
  });
  afterAll(async () => {
    expect((await auditLedger(server.services.db)).faults).toEqual([]);
    await server.close();
  });

  const request = (amount: number) =>
    requestDirectly(server.services, 'account-approved', { amount });
  /** Moves a withdrawal as its publisher to cancel it, and otherwise as the staff. */
  const move = (id: string, action: WithdrawalAction, reason?: string) =>
    inTransaction(server.services.db, (tx) =>
      moveWithdrawal(tx, id, {
        action,
        actor: action === 'cancel' ? 'publisher' : 'staff',
        now: server.services.clock.now(),
        reason,
      }),
    );
  const wallet = async () => {
    const [usd] = (await me.get<Wallets>('/api/summary/wallet')).body.wallets;
    if (!usd) throw new Error('There is no wallet.');
    return usd;
  };

  test('a withdrawal debits the wallet at once and blocks a second request', async () => {
    const before = await wallet();
    const { id } = await request(5000);
    const after = await wallet();
    expect(after.available.amount).toBe(before.available.amount - 5000);
    expect(after.in_transit.amount).toBe(5000);
    expect(after.withdrawal.blocked_by).toContain('open_request');
    await expect(request(5000)).rejects.toMatchObject({ kind: 'conflict' });
    await move(id, 'cancel');
    expect((await wallet()).available).toEqual(before.available);
  });

  test('a withdrawal is paid once', async () => {
    const before = await wallet();
    const { id } = await request(5000);
    await move(id, 'process');
    const paid = await Promise.allSettled([move(id, 'pay'), move(id, 'pay')]);
    expect(paid.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const after = await wallet();
    expect(after.lifetime_withdrawn.amount).toBe(before.lifetime_withdrawn.amount + 5000);
    expect(after.in_transit.amount).toBe(0);
  });

  test('a withdrawal that fails credits the whole amount back, even after it was paid', async () => {
    const before = await wallet();
    const { id } = await request(5000);
    await move(id, 'process');
    await move(id, 'pay');
    await move(id, 'return', 'The account is closed.');
    expect((await wallet()).available).toEqual(before.available);
    await expect(move(id, 'return', 'again')).rejects.toThrow(DomainError);
  });

  test('a withdrawal cannot be cancelled once it is processing', async () => {
    const { id } = await request(5000);
    await move(id, 'process');
    await expect(move(id, 'cancel')).rejects.toMatchObject({
      kind: 'conflict',
    });
    await move(id, 'fail', 'test');
  });

  test('a withdrawal has no effect if the balance is not sufficient', async () => {
    // Less than the maximum of a withdrawal, but more than the wallet has.
    await expect(request(900_000)).rejects.toMatchObject({ message: 'money.insufficient' });
    expect((await wallet()).in_transit.amount).toBe(0);
  });

  test('a withdrawal arrives within three working days, which do not include the weekend', async () => {
    const { clock } = server.services;
    // Friday is day 5; adding a week avoids negative numbers.
    const daysToFriday = (5 + 7 - new Date(clock.now()).getUTCDay()) % 7;
    clock.advance(daysToFriday * day);
    me = await server.signedIn('approved');
    const { id, arrives_by: arrivesBy } = await request(5000);
    await move(id, 'cancel');
    // Three working days after a Friday is the Wednesday after the weekend.
    expect((arrivesBy ?? 0) - clock.now()).toBe(5 * day);
  });

  test('a withdrawal is rejected outside its limits with the message of the specification', async () => {
    await expect(request(999)).rejects.toMatchObject({
      fields: { amount: { key: 'rule.minValue' } },
    });
    await expect(request(1_000_001)).rejects.toMatchObject({
      fields: { amount: { key: 'rule.maxValue' } },
    });
  });

  const actions: WithdrawalAction[] = ['process', 'pay', 'fail', 'return', 'cancel'];
  test.each([
    [[], ['process', 'cancel']],
    [['process'], ['pay', 'fail']],
    [['process', 'pay'], ['return']],
    [['process', 'fail'], []],
    [['process', 'pay', 'return'], []],
    [['cancel'], []],
  ] as [WithdrawalAction[], WithdrawalAction[]][])(
    'after the actions %j, only the actions %j are possible',
    async (done, allowed) => {
      for (const action of actions) {
        const { id } = await request(5000);
        for (const past of done) await move(id, past);
        const outcome = await move(id, action).catch((error: unknown) => error);
        if (allowed.includes(action)) expect(outcome).toMatchObject({ id });
        else expect(outcome).toMatchObject({ kind: 'conflict', message: 'state.moved' });
        // Ends the withdrawal from any state, so that the next one can be requested.
        for (const end of ['cancel', 'fail', 'return'] as const)
          await move(id, end).catch(() => null);
      }
    },
  );
});
