import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Withdrawals } from '../../../contract/schemas/withdrawal.ts';
import { auditLedger } from '../../domain/money/audit.ts';
import { usualDatabaseKinds } from '../../testing/databases.ts';
import { openTestServer, type TestServer } from '../../testing/testServer.ts';
import { postWithdrawal } from '../../testing/withdrawals.ts';
import { simulate } from './simulate.ts';

/** Time that the simulated bank takes for a step, in ms. */
const delay = 4000;

describe.each(usualDatabaseKinds)('the simulated bank on %s', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer({ kind });
  });
  afterAll(() => server.close());

  test('the simulated bank moves withdrawals through every state, one step after the other', async () => {
    const me = await server.signedIn('approved');
    const { db, clock } = server.services;
    const seen: string[][] = [];
    for (let request = 0; request < 3; request += 1) {
      const { status } = await postWithdrawal(server, me, 'approved', { amount: 2000 });
      expect(status).toBe(201);
      const states: string[] = [];
      for (let step = 0; step < 5; step += 1) {
        const [row] = (await me.get<Withdrawals>('/api/payment/withdrawal')).body.data;
        states.push(row?.state ?? '');
        await simulate(server.services, delay);
        clock.advance(delay);
      }
      seen.push([...new Set(states)]);
      // A failed transfer rejects the payout method, which would block the next request.
      await db.updateTable('payout_methods').set({ status: 'active' }).execute();
    }
    // The second withdrawal fails, and the bank returns the third after it was paid, which makes it failed too.
    expect(seen).toEqual([
      ['requested', 'processing', 'paid'],
      ['requested', 'processing', 'failed'],
      ['requested', 'processing', 'paid', 'failed'],
    ]);
    expect((await auditLedger(db)).faults).toEqual([]);
  });

  test('the simulated bank changes no withdrawal of the seed, which has one in every state', async () => {
    await server.simulate();
    const rows = await server.services.db
      .selectFrom('withdrawals')
      .select('state')
      // Only requests of users have a `client_ref`.
      .where('client_ref', 'is', null)
      .execute();
    expect(new Set(rows.map(({ state }) => state))).toEqual(
      new Set(['requested', 'processing', 'paid', 'failed', 'cancelled']),
    );
  });
});
