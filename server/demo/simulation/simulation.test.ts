import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { InvitationResponse } from '../../../contract/schemas/application.ts';
import type { Discussion } from '../../../contract/schemas/discussion.ts';
import type { JobDetail } from '../../../contract/schemas/jobDetail.ts';
import { runDueJobs } from '../../domain/schedule/runDueJobs.ts';
import { day } from '../../durations.ts';
import { databaseKinds, usualDatabaseKinds } from '../../testing/databases.ts';
import type { TestClient } from '../../testing/testClient.ts';
import { openTestServer, type TestServer } from '../../testing/testServer.ts';
import { auditLedger } from '../../domain/money/audit.ts';
import { holdPayment, releasePayment } from '../../domain/paymentChanges/paymentHolds.ts';
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

  test('simulation and due jobs do nothing twice if two processes run at the same time', async () => {
    await applyTo('petal-sunday-stems');
    // The payment of `lumen-golden-hour` is due in three days.
    server.services.clock.advance(4 * day);
    const act = async () => {
      await runDueJobs(server.services);
      await simulate(server.services, 0);
    };
    const both = () => Promise.all([act(), act()]);
    // Viewing and accepting the application take one round each.
    for (let round = 0; round < 6; round += 1) await both();
    me = await server.signedIn('approved');
    // Two places were taken before.
    expect((await readJob('petal-sunday-stems')).places.taken).toBe(3);
    const credits = await server.services.db
      .selectFrom('ledger_transactions')
      .select('event')
      .where('event', '=', 'payment:payment-past-lumen-golden-hour')
      .execute();
    expect(credits).toHaveLength(1);
    expect((await auditLedger(server.services.db)).faults).toEqual([]);
  });

  // The other tests do not depend on locks.
  if (!usualDatabaseKinds.includes(kind)) return;

  test('the simulation waits before each step, so that a user can watch', async () => {
    const { services } = server;
    // The second argument is the time that a step takes, in ms.
    await simulate(services, 4000);
    await applyTo('petal-sunday-stems');
    const states: (string | undefined)[] = [];
    for (let step = 0; step < 3; step += 1) {
      await simulate(services, 4000);
      states.push((await readJob('petal-sunday-stems')).application?.state);
      services.clock.advance(4000);
    }
    expect(states).toEqual(['applied', 'viewed', 'accepted']);
  });

  test('the simulation declines with a reason, and undecided applications expire', async () => {
    await applyTo('sunrise-spritz', { account: 'tiktok' });
    await server.services.db
      .updateTable('jobs')
      .set({ behaviour: 'decline' })
      .where('id', '=', 'sunrise-spritz')
      .execute();
    await server.simulate();
    const { application } = await readJob('sunrise-spritz');
    expect(application?.state).toBe('declined');
    expect(application?.reason?.text).toMatch(/\S/);
    // In the seed, the brand of `mosaic-thirty-days` must decide on an application within eleven days.
    server.services.clock.advance(12 * day);
    await server.simulate();
    // The session has expired meanwhile.
    me = await server.signedIn('approved');
    expect((await readJob('mosaic-thirty-days')).application?.state).toBe('expired');
  });

  test('a payment without funds or on hold is not credited', async () => {
    await server.simulate();
    // The payment of `kindly-shelter-day` has no funds, and `harbour-cold-brew` is on hold.
    expect((await readJob('kindly-shelter-day')).payment).toMatchObject({
      state: 'pending',
      overdue: true,
    });
    expect((await readJob('harbour-cold-brew')).payment?.state).toBe('on_hold');
    await releasePayment(server.services, 'payment-past-harbour-cold-brew');
    await server.simulate();
    expect((await readJob('harbour-cold-brew')).payment?.state).toBe('available');
    const holdOfCredited = holdPayment(server.services, 'payment-past-harbour-cold-brew', {
      code: 'other',
      text: 'too late',
      reviewOn: server.services.clock.now() + 1000,
    });
    await expect(holdOfCredited).rejects.toMatchObject({ kind: 'conflict' });
  });

  test('the simulation invites newcomers, and revokes invitations that they do not answer soon', async () => {
    const { services } = server;
    const newcomer = await server.signedIn('fresh');
    const readState = async (job: string) =>
      (await newcomer.get<InvitationResponse>(`/api/job/${job}/invitation`)).body.invitation?.state;
    await simulate(services, 4000);
    const jobs = ['solstice-evening-sip', 'paperkite-reading-corner', 'nimbus-last-metre'];
    expect(await Promise.all(jobs.map(readState))).toEqual(['sent', 'sent', 'sent']);
    // Fifteen steps later, the brand of the third job revokes its invitation.
    services.clock.advance(60_000);
    await simulate(services, 4000);
    expect(await Promise.all(jobs.map(readState))).toEqual(['sent', 'sent', 'revoked']);
    expect(await simulate(services, 4000)).toBe(0);
  });

  test('the simulated brand asks, replies once to each message, and grants a week at most', async () => {
    await applyTo('petal-sunday-stems');
    await server.simulate();
    const path = '/api/job/petal-sunday-stems/discussion';
    const read = async () => (await me.get<Discussion>(path)).body.data;
    const texts = async () => (await read()).map(({ author, kind }) => `${author.kind} ${kind}`);
    expect(await texts()).toEqual(['platform system', 'brand text']);
    const send = (more: object) => me.post(path, { ...more, client_ref: randomUUID() });
    await send({ body: 'On Sunday, if the light is good.' });
    await server.simulate();
    await server.simulate();
    expect((await texts()).slice(2)).toEqual(['me text', 'brand text']);
    const { tasks } = await readJob('petal-sunday-stems');
    const due = Date.parse(tasks[0]?.steps[0]?.due_at ?? '');
    const ask = async (days: number) => {
      const until = new Date(due + days * day).toISOString();
      const task_id = tasks[0]?.id;
      await send({ kind: 'extension_request', task_id, until, body: 'I am ill.' });
      await server.simulate();
      return (await read()).at(-1)?.extension?.state;
    };
    expect([await ask(8), await ask(7)]).toEqual(['refused', 'granted']);
  });

  test('the simulation changes a brief once after accepting an application', async () => {
    await applyTo('verdant-plan-b', { account: 'tiktok' });
    await server.simulate();
    const job = await readJob('verdant-plan-b');
    expect([job.version, job.application?.job_version, job.application?.state]).toEqual([
      2,
      1,
      'accepted',
    ]);
    expect(job.changes[0]?.diff.map(({ field }) => field)).toEqual(['dos', 'work_due']);
  });

  test('the simulation rejects work after the included revisions', async () => {
    await applyTo('lumen-third-take', { account: 'tiktok' });
    await server.simulate();
    const states: (string | undefined)[] = [];
    for (let take = 1; take <= 3; take += 1) {
      const { status } = await me.post('/api/job/lumen-third-take/submit/task', {
        task_id: 'lumen-third-take-1',
        step: 'draft',
        caption: '#ad #ThirdTake @lumenlamps',
        links: ['https://drive.example/take'],
        media: [],
        notes: '',
        metrics: {},
        checklist: { disclosure: true, hashtag: true, mention: true },
        client_ref: randomUUID(),
      });
      expect(status).toBe(200);
      await server.simulate();
      states.push((await readJob('lumen-third-take')).tasks[0]?.steps[0]?.status);
    }
    expect(states).toEqual(['changes_requested', 'changes_requested', 'rejected']);
    const { application, payment } = await readJob('lumen-third-take');
    expect([application?.state, payment?.state]).toEqual(['removed', 'cancelled']);
  });

  test('due jobs close jobs after their closing date, and expire invitations', async () => {
    server.services.clock.advance(40 * day);
    await server.simulate();
    me = await server.signedIn('approved');
    const { state, invitation } = await readJob('ridgeway-overnight');
    expect([state, invitation?.state]).toEqual(['closed', 'expired']);
  });
});
