import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { day } from '../../durations.ts';
import {
  closedEmail as email,
  closedId as id,
  closingPath as path,
  close,
  credit,
  expectNoFault,
  readAccount,
  readBalance,
  readPlan,
  readSubjects,
  waitUntilClosed,
} from '../../testing/closing.ts';
import { databaseKinds, usualDatabaseKinds } from '../../testing/databases.ts';
import { insertPayoutMethod } from '../../testing/insertPayoutMethod.ts';
import type { TestClient } from '../../testing/testClient.ts';
import { openTestServer, type TestServer } from '../../testing/testServer.ts';
import { operateWithdrawals, requestDirectly } from '../../testing/withdrawals.ts';
import { runDueJobs } from '../schedule/runDueJobs.ts';
import { cleanup } from '../schedule/cleanup.ts';
import { closeDueAccounts } from './closeAccount.ts';

/** The bank's reason code (ISO 20022) of a transfer to an account that was closed. */
const accountClosed = 'AC04';

describe.each(databaseKinds)('the money of an account that is closed on %s', (kind) => {
  let server: TestServer;
  let me: TestClient;
  beforeEach(async () => {
    server = await openTestServer({ kind });
    me = await server.signedIn('fresh');
  });
  afterEach(() => server.close());

  test('a payment that is credited at the same time prevents the closing', async () => {
    const { db } = server.services;
    const job = { account_id: id, job_id: 'wren-desk-reset' };
    await db
      .insertInto('applications')
      .values({
        ...job,
        id: 'paid',
        state: 'completed',
        applied_at: 1,
        viewed_at: 1,
        decided_at: 1,
        ended_at: 1,
        decide_by: 1,
        reason_code: null,
        reason_text: null,
        pitch: '',
        rate: null,
        platform: 'tiktok',
        answers_json: '{}',
        job_version: 1,
      })
      .execute();
    await db
      .insertInto('payments')
      .values({
        ...job,
        id: 'payment',
        application_id: 'paid',
        state: 'pending',
        currency: 'USD',
        gross: 500,
        adjustment: 0,
        adjustments_json: '[]',
        fee: 0,
        net: 500,
        approved_at: 1,
        expected_on: 1,
        moved_from: null,
        moved_reason: null,
        available_at: null,
        funded: 1,
        reason: null,
        created_at: 1,
      })
      .execute();
    const nothing = { blocks: [], ends: [], gives_up: [], days: 14 };
    const [{ status }] = await Promise.all([close(me, nothing), runDueJobs(server.services)]);
    expect(status).toBe(409);
    expect(await readBalance(server)).toBe(500);
    expect(await readAccount(server)).toMatchObject({ state: 'approved' });
    await expectNoFault(server);
  });

  test('races of closing, crediting, keeping and erasing lose no cent', async () => {
    // The times in ms after which the shorter calls begin, so that the requests of the user come first in some rounds.
    for (const lead of [40, 20, 10, 5, 0]) {
      const before = await readBalance(server);
      me = await server.signedIn('fresh');
      const plan = await readPlan(me);
      const [closed] = await Promise.all([
        close(me, plan),
        wait(lead).then(() => credit(server, '1')),
      ]);
      // If the money came first, the plan has changed.
      expect([200, 409]).toContain(closed.status);
      if (closed.status === 409) expect((await close(me, await readPlan(me))).status).toBe(200);
      // A session would end while the clock advances.
      server.services.clock.advance(14 * day);
      const again = await server.signedIn('fresh');
      const erase = () => wait(lead).then(() => closeDueAccounts(server.services));
      const [kept] = await Promise.all([again.post(path, { action: 'keep' }), erase(), erase()]);
      await expectNoFault(server);
      const account = await readAccount(server);
      // The account is either kept with all its money, or erased after giving up all of it.
      if (account.email === null) {
        expect(kept.status).not.toBe(200);
        expect(await readBalance(server)).toBe(0);
        return;
      }
      expect(account.state).toBe('approved');
      expect(await readBalance(server), `lead ${lead}`).toBe(before + 100);
    }
  });

  // The other tests do not depend on locks.
  if (!usualDatabaseKinds.includes(kind)) return;

  test.each(['approved', 'yen', 'dinar'])(
    'the user %s, who has money or paid work, cannot close the account yet',
    async (name) => {
      const client = await server.signedIn(name);
      const plan = await readPlan(client);
      expect(plan.blocks.length).toBeGreaterThan(0);
      const { status, body } = await close(client, plan);
      expect(status).toBe(409);
      expect(body.error).toContain('money');
      const kinds = new Set(plan.blocks.map((block) => block.kind));
      if (name === 'approved') {
        expect([...kinds].toSorted()).toEqual(expect.arrayContaining(['balance', 'payment']));
      } else expect(kinds.has('withdrawal')).toBe(true);
    },
  );

  test('money that arrives meanwhile undoes the closing, and stays the owner’s', async () => {
    await credit(server, '50');
    await insertPayoutMethod(server.services, id);
    const { reference } = await requestDirectly(server.services, id, { amount: 5000 });
    for (const step of ['processing', 'paid']) {
      await operateWithdrawals(server.services, `withdrawals ${step} ${reference}`);
    }
    expect((await close(me, await readPlan(me))).status).toBe(200);
    await operateWithdrawals(server.services, `withdrawals returned ${reference} ${accountClosed}`);
    await waitUntilClosed(server);
    expect(await readAccount(server)).toMatchObject({ state: 'approved', email });
    expect(await readBalance(server)).toBe(5000);
    expect(await readSubjects(server)).toContain('Byline: your account was not closed');
    await expectNoFault(server);
  });

  test('closing an account gives up no more money than the owner has agreed to', async () => {
    await credit(server, '3');
    await close(me, await readPlan(me));
    await credit(server, '0.01');
    await waitUntilClosed(server);
    expect(await readAccount(server)).toMatchObject({ state: 'approved' });
    expect(await readBalance(server)).toBe(301);
  });

  test('money that the bank returns after the erasure stays in the wallet', async () => {
    await credit(server, '50');
    await insertPayoutMethod(server.services, id);
    const { reference } = await requestDirectly(server.services, id, { amount: 5000 });
    for (const step of ['processing', 'paid']) {
      await operateWithdrawals(server.services, `withdrawals ${step} ${reference}`);
    }
    await close(me, await readPlan(me));
    await waitUntilClosed(server);
    expect(await readAccount(server)).toMatchObject({ email: null });
    await operateWithdrawals(server.services, `withdrawals returned ${reference} ${accountClosed}`);
    await cleanup(server.services);
    expect(await readBalance(server)).toBe(5000);
    await expectNoFault(server);
  });
});
