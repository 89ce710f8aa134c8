import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { JobDetail } from '../../contract/jobDetail.ts';
import { databaseKinds } from '../../testing/databases.ts';
import type { TestClient } from '../../testing/testClient.ts';
import { openTestServer, type TestServer } from '../../testing/testServer.ts';
import { auditLedger } from '../../domain/money/audit.ts';
import { holdPayment, releasePayment } from '../../domain/money/paymentHolds.ts';
import { tick } from './simulate.ts';

const day = 86_400_000;

describe.each(databaseKinds)('the market on %s', (kind) => {
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

  test('takes a delay for each step, so that a person can watch', async () => {
    const { services } = server;
    await tick(services, 4000);
    await applyTo('petal-sunday-stems');
    const states: (string | undefined)[] = [];
    for (let seconds = 0; seconds < 3; seconds += 1) {
      await tick(services, 4000);
      states.push((await readJob('petal-sunday-stems')).application?.state);
      services.clock.advance(4000);
    }
    expect(states).toEqual(['applied', 'viewed', 'accepted']);
  });

  test('declines with a reason, and lets silence expire', async () => {
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

  test('does nothing twice when two processes look at the same time', async () => {
    await applyTo('petal-sunday-stems');
    server.services.clock.advance(4 * day);
    const both = () => Promise.all([tick(server.services, 0), tick(server.services, 0)]);
    for (let look = 0; look < 6; look += 1) await both();
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

  test('leaves a payment whose funds are missing overdue, and a held one alone', async () => {
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

  test('closes jobs whose last day has passed and expires invitations', async () => {
    server.services.clock.advance(40 * day);
    await server.simulate();
    me = await server.signedIn('approved');
    const { state, invitation } = await readJob('ridgeway-overnight');
    expect([state, invitation?.state]).toEqual(['closed', 'expired']);
  });
});
