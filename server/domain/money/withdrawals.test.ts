import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Wallets } from '../../contract/wallet.ts';
import { inTransaction } from '../../database/transaction.ts';
import { day } from '../../durations.ts';
import { databaseKinds } from '../../testing/databases.ts';
import type { TestClient } from '../../testing/testClient.ts';
import { openTestServer, type TestServer } from '../../testing/testServer.ts';
import { DomainError } from '../domainError.ts';
import { auditLedger } from './audit.ts';
import { requestWithdrawal } from './withdrawals.ts';

import {
  cancelWithdrawal,
  failWithdrawal,
  processWithdrawal,
  settleWithdrawal,
} from './withdrawalStates.ts';

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
    inTransaction(server.services.db, (tx) =>
      requestWithdrawal(
        tx,
        {
          accountId: 'account-approved',
          currency: 'USD',
          amount,
          method: { id: 'payout-approved', label: 'DBS •••4821' },
          now: server.services.clock.now(),
        },
        server.services.config.withdrawal,
      ),
    );
  const step = <Row>(work: (tx: Parameters<typeof processWithdrawal>[0]) => Promise<Row>) =>
    inTransaction(server.services.db, work);
  const wallet = async () => {
    const [usd] = (await me.get<Wallets>('/api/summary/wallet')).body.wallets;
    if (!usd) throw new Error('There is no wallet.');
    return usd;
  };

  test('debits the wallet at once and blocks a second request', async () => {
    const before = await wallet();
    const { id } = await request(5000);
    const after = await wallet();
    expect(after.available.amount).toBe(before.available.amount - 5000);
    expect(after.in_transit.amount).toBe(5000);
    expect(after.withdrawal.blocked_by).toContain('open_request');
    await expect(request(5000)).rejects.toMatchObject({ kind: 'conflict' });
    await step((tx) => cancelWithdrawal(tx, id, 1));
    expect((await wallet()).available).toEqual(before.available);
  });

  test('is paid once', async () => {
    const before = await wallet();
    const { id } = await request(5000);
    await step((tx) => processWithdrawal(tx, id, 1));
    const paid = await Promise.allSettled([
      step((tx) => settleWithdrawal(tx, id, 2)),
      step((tx) => settleWithdrawal(tx, id, 2)),
    ]);
    expect(paid.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const after = await wallet();
    expect(after.lifetime_withdrawn.amount).toBe(before.lifetime_withdrawn.amount + 5000);
    expect(after.in_transit.amount).toBe(0);
  });

  test('credits the whole amount back if it fails, also after it was paid', async () => {
    const before = await wallet();
    const { id } = await request(5000);
    await step((tx) => processWithdrawal(tx, id, 1));
    await step((tx) => settleWithdrawal(tx, id, 2));
    await step((tx) => failWithdrawal(tx, id, 'The account is closed.', 3));
    expect((await wallet()).available).toEqual(before.available);
    await expect(step((tx) => failWithdrawal(tx, id, 'again', 4))).rejects.toThrow(DomainError);
  });

  test('cannot be cancelled once it is processing', async () => {
    const { id } = await request(5000);
    await step((tx) => processWithdrawal(tx, id, 1));
    await expect(step((tx) => cancelWithdrawal(tx, id, 2))).rejects.toMatchObject({
      kind: 'conflict',
    });
    await step((tx) => failWithdrawal(tx, id, 'test', 3));
  });

  test('has no effect if the balance is not sufficient', async () => {
    await expect(request(900_000)).rejects.toMatchObject({ message: 'money.insufficient' });
    expect((await wallet()).in_transit.amount).toBe(0);
  });

  test('arrives within working days, at a weekend as well', async () => {
    const { clock } = server.services;
    const daysToFriday = (12 - new Date(clock.now()).getUTCDay()) % 7;
    clock.advance(daysToFriday * day);
    me = await server.signedIn('approved');
    const { id, arrives_by: arrivesBy } = await request(5000);
    await step((tx) => cancelWithdrawal(tx, id, 1));
    // Three working days after a Friday is the Wednesday after the weekend.
    expect((arrivesBy ?? 0) - clock.now()).toBe(5 * day);
  });

  test('is rejected outside its limits with the message of the specification', async () => {
    const rejection: unknown = await request(500).catch((error: unknown) => error);
    expect(rejection).toMatchObject({ fields: { amount: { key: 'rule.minValue' } } });
  });
});
