import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Wallets } from '../../contract/schemas/wallet.ts';
import { inTransaction } from '../database/transaction.ts';
import { getWithdrawalRules } from '../domain/withdrawals/withdrawalRules.ts';
import { requestWithdrawal } from '../domain/withdrawals/withdrawals.ts';
import { openTestServer, type TestServer } from '../testing/testServer.ts';
import { routes } from './table.ts';

/** Returns whether a schema contains an amount of money. */
function hasMoney(schema: unknown): boolean {
  if (typeof schema !== 'object' || schema === null) return false;
  const { properties } = schema as { properties?: Record<string, unknown> };
  if (properties && 'amount' in properties && 'currency' in properties) return true;
  return Object.values(schema).some(hasMoney);
}

test('every response with the money of an account is read on one snapshot', () => {
  const paths = routes
    .filter(({ method, response }) => method === 'GET' && hasMoney(z.toJSONSchema(response)))
    .filter(({ isSnapshot }) => !isSnapshot)
    .map(({ path }) => path);
  // The pay of jobs and the rates of a profile do not move.
  expect(paths.toSorted()).toEqual(['/api/jobs', '/api/profile/init']);
});

describe('the wallet on PostgreSQL', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer({ kind: 'PostgreSQL' });
  });
  afterAll(() => server.close());

  /** Sums the money of the first wallet: available, on its way and withdrawn. A withdrawal does not change this sum. */
  const readTotal = ({ wallets }: Wallets) => {
    const { available, in_transit, lifetime_withdrawn } = wallets[0] as Wallets['wallets'][number];
    return available.amount + in_transit.amount + lifetime_withdrawn.amount;
  };

  async function waitForLockWait(): Promise<void> {
    for (;;) {
      const { rows } = await sql`select 1 from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(
        server.services.db,
      );
      if (rows.length > 0) return;
    }
  }

  // A read that waits for one of these tables has already read the balance. Then a withdrawal changes the balance.
  test.each(['withdrawals', 'payments', 'payout_methods'])(
    'money that moves while a read waits for %s is counted once',
    async (table) => {
      const { services } = server;
      const me = await server.signedIn('approved');
      const before = readTotal((await me.get<Wallets>('/api/summary/wallet')).body);
      const { db, clock, config } = services;
      const rules = getWithdrawalRules(config, 'USD');
      const method = await db
        .selectFrom('payout_methods')
        .selectAll()
        .where('account_id', '=', 'account-approved')
        .executeTakeFirstOrThrow();
      const request = { accountId: 'account-approved', currency: 'USD', amount: 7800, method };
      const { reading, id } = await inTransaction(db, async (tx) => {
        await sql`lock table ${sql.table(table)} in access exclusive mode`.execute(tx);
        const reading = me.get<Wallets>('/api/summary/wallet');
        await waitForLockWait();
        const more = { clientRef: randomUUID(), now: clock.now() };
        const row = await requestWithdrawal(tx, { ...request, ...more }, rules);
        // Returns the promise within an object, because the transaction would wait for the promise itself.
        return { reading, id: row.id };
      });
      expect(readTotal((await reading).body)).toBe(before);
      const cancel = { action: 'cancel', withdrawal_id: id };
      expect((await me.post('/api/request/withdrawal', cancel)).status).toBe(200);
    },
  );
});
