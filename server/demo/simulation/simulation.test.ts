import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { JobDetail } from '../../contract/jobDetail.ts';
import { runDueJobs } from '../../domain/schedule/runDueJobs.ts';
import { day } from '../../durations.ts';
import { databaseKinds } from '../../testing/databases.ts';
import type { TestClient } from '../../testing/testClient.ts';
import { openTestServer, type TestServer } from '../../testing/testServer.ts';
import { auditLedger } from '../../domain/money/audit.ts';
import { holdPayment, releasePayment } from '../../domain/money/paymentHolds.ts';
import { simulate } from './simulate.ts';

describe.each(databaseKinds)('simulation and due jobs on %s', (kind) => {
  let server: TestServer;
  let me: TestClient;
  beforeEach(async () => {
    server = await openTestServer({ kind });
    me = await server.signedIn('approved');
  });
  afterEach(() => server.close());

  const applyTo = (job: string, more: Record<string, unknown> = {}) =>
    me.post(`/api/job/${job}/apply`, {
      action: 'apply',
      account: 'instagram',
      accept_terms: true,
      client_ref: randomUUID(),
      ...more,
    });
  const readJob = async (job: string) => (await me.get<JobDetail>(`/api/job/${job}`)).body;

  test('waits before each step, so that a user can watch', async () => {
    const { services } = server;
    await simulate(services, 4000);
    await applyTo('petal-sunday-stems');
    const states: (string | undefined)[] = [];
    for (let seconds = 0; seconds < 3; seconds += 1) {
      await simulate(services, 4000);
      states.push((await readJob('petal-sunday-stems')).application?.state);
      services.clock.advance(4000);
    }
    expect(states).toEqual(['applied', 'viewed', 'accepted']);
  });

  test('declines with a reason, and expires undecided applications', async () => {
    await applyTo('sunrise-spritz', { account: 'tiktok' });
    await server.services.db
      .updateTable('jobs')
      .set({ behaviour: 'decline' })
      .where('id', '=', 'sunrise-spritz')
      .execute();
    await server.simulate();
    const { application } = await readJob('sunrise-spritz');
    expect(application?.state).toBe('declined');
    expect(application?.reason?.text).not.toBe('');
    server.services.clock.advance(12 * day);
    await server.simulate();
    me = await server.signedIn('approved');
    expect((await readJob('mosaic-thirty-days')).application?.state).toBe('expired');
  });

  test('does nothing twice if two processes run at the same time', async () => {
    await applyTo('petal-sunday-stems');
    server.services.clock.advance(4 * day);
    const act = async () => {
      await runDueJobs(server.services);
      await simulate(server.services, 0);
    };
    const both = () => Promise.all([act(), act()]);
    for (let round = 0; round < 6; round += 1) await both();
    me = await server.signedIn('approved');
    expect((await readJob('petal-sunday-stems')).places.taken).toBe(3);
    const credits = await server.services.db
      .selectFrom('ledger_transactions')
      .select('event')
      .where('event', '=', 'payment:payment-past-lumen-golden-hour')
      .execute();
    expect(credits).toHaveLength(1);
    expect((await auditLedger(server.services.db)).faults).toEqual([]);
  });

  test('does not credit a payment without funds or on hold', async () => {
    await server.simulate();
    expect((await readJob('kindly-shelter-day')).payment).toMatchObject({
      state: 'pending',
      overdue: true,
    });
    expect((await readJob('harbour-cold-brew')).payment?.state).toBe('on_hold');
    await releasePayment(server.services.db, 'payment-past-harbour-cold-brew');
    await server.simulate();
    expect((await readJob('harbour-cold-brew')).payment?.state).toBe('available');
    const late = holdPayment(server.services.db, 'payment-past-harbour-cold-brew', 'too late');
    await expect(late).rejects.toMatchObject({ kind: 'conflict' });
  });

  test('closes jobs after their closing date and expires invitations', async () => {
    server.services.clock.advance(40 * day);
    await server.simulate();
    me = await server.signedIn('approved');
    const { state, invitation } = await readJob('ridgeway-overnight');
    expect([state, invitation?.state]).toEqual(['closed', 'expired']);
  });
});
