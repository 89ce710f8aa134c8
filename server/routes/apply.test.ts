import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Applied } from '../../contract/schemas/application.ts';
import type { JobDetail } from '../../contract/schemas/jobDetail.ts';
import { usualDatabaseKinds } from '../testing/databases.ts';
import type { TestClient } from '../testing/testClient.ts';
import { openTestServer, type TestServer } from '../testing/testServer.ts';

describe.each(usualDatabaseKinds)('applying, cancelling and dropping out on %s', (kind) => {
  let server: TestServer;
  let fresh: TestClient;
  beforeAll(async () => {
    server = await openTestServer({ kind });
    fresh = await server.signedIn('fresh');
  });
  afterAll(() => server.close());

  const application = (more: Record<string, unknown> = {}) => ({
    action: 'apply',
    account: 'tiktok',
    accept_terms: true,
    client_ref: randomUUID(),
    ...more,
  });
  const applyTo = (job: string, body: unknown) =>
    fresh.post<Applied>(`/api/job/${job}/apply`, body);

  test('applying happens once for repeated requests, with the same response', async () => {
    const body = application();
    const repeats = Array.from({ length: 10 }, () => applyTo('sunrise-spritz', body));
    const responses = await Promise.all(repeats);
    expect(responses.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(new Set(responses.map((response) => JSON.stringify(response.body))).size).toBe(1);
    const { body: job } = await fresh.get<JobDetail>('/api/job/sunrise-spritz');
    // There were three before.
    expect(job.places.applicants).toBe(4);
  });

  const shipping = {
    name: 'Jonas Berg',
    line1: '1 Raffles Place',
    line2: '',
    city: 'Singapore',
    postcode: '048616',
    country: 'SG',
    phone: '+6591234567',
  };

  test('applying rejects the same key with different content, and a second application', async () => {
    const body = application();
    await fresh.post('/api/profile', { shipping });
    await applyTo('kindly-vet-visit', { ...body, accept_unpaid: true });
    const changed = { ...body, accept_unpaid: true, pitch: 'other' };
    expect((await applyTo('kindly-vet-visit', changed)).status).toBe(422);
    const second = { ...application(), accept_unpaid: true };
    const response = await applyTo('kindly-vet-visit', second);
    expect([response.status, response.body]).toEqual([
      409,
      { error: 'You have already applied to this job.' },
    ]);
  });

  test('applying reports every invalid input at once', async () => {
    const wrong = application({ rate: 10, answers: { idea: ' ' } });
    const { status, body } = await applyTo('tablemates-fridge-rescue', wrong);
    expect(status).toBe(422);
    expect((body as unknown as { errors: unknown }).errors).toEqual({
      pitch: 'This field is required.',
      rate: 'The minimum rate is 150.00.',
      'answers.idea': 'This field is required.',
    });
  });

  test('applying requires consent to unpaid work', async () => {
    await fresh.post('/api/profile', { shipping });
    const { status, body } = await applyTo('ridgeway-trail-cleanup', application());
    expect([status, body]).toEqual([422, { errors: { accept_unpaid: 'This field is required.' } }]);
  });

  test('applying names the first unmet requirement', async () => {
    const { status, body } = await applyTo('nimbus-first-mile', application());
    expect(status).toBe(403);
    expect(body).toEqual({ error: 'You do not qualify yet. Followers on TikTok: 20,000.' });
  });

  test('an application to a full, closed or unknown job is rejected', async () => {
    expect((await applyTo('sona-one-song', application())).status).toBe(409);
    expect((await applyTo('clearwell-two-minutes', application())).status).toBe(409);
    expect((await applyTo('no-such-job', application())).status).toBe(404);
  });

  test('an application can be cancelled until the brand decides', async () => {
    await applyTo('petal-sunday-stems', application({ account: 'instagram' }));
    const response = await applyTo('petal-sunday-stems', { action: 'withdraw', reason: 'Holiday' });
    expect(response.body.application).toMatchObject({
      state: 'withdrawn',
      reason: { code: 'publisher', text: 'Holiday' },
    });
    const again = await applyTo('petal-sunday-stems', { action: 'withdraw' });
    expect([again.status, again.body]).toEqual([200, response.body]);
    const dropped = await applyTo('petal-sunday-stems', { action: 'drop', reason: 'No time' });
    expect(dropped.status).toBe(409);
  });

  test('a creator can drop out after acceptance, which frees the place and cancels the payment', async () => {
    await server.simulate();
    const before = (await fresh.get<JobDetail>('/api/job/sunrise-spritz')).body;
    expect(before.application?.state).toBe('accepted');
    expect((await applyTo('sunrise-spritz', { action: 'drop', reason: ' ' })).status).toBe(422);
    const response = await applyTo('sunrise-spritz', { action: 'drop', reason: 'No time' });
    expect(response.body.application.state).toBe('dropped');
    const after = (await fresh.get<JobDetail>('/api/job/sunrise-spritz')).body;
    expect(after.places.taken).toBe(before.places.taken - 1);
    expect(after.payment?.state).toBe('cancelled');
    expect(after.tasks[0]?.status).toBe('locked');
  });

  test('a job never accepts more applications than it has places', async () => {
    const { db } = server.services;
    await db
      .updateTable('jobs')
      .set((row) => ({ places_total: row('places_taken', '+', 1) }))
      .where('id', '=', 'verdant-barefaced')
      .execute();
    const body = application({ account: 'instagram', rate: 30_000 });
    const arabic = await server.signedIn('arabic');
    const path = '/api/job/verdant-barefaced/apply';
    const approved = await server.signedIn('approved');
    const responses = [await approved.post(path, body), await arabic.post(path, body)];
    expect(responses.map(({ status }) => status)).toEqual([200, 200]);
    await server.simulate();
    const applications = await db
      .selectFrom('applications')
      .select('state')
      .where('job_id', '=', 'verdant-barefaced')
      .where('account_id', 'in', ['account-approved', 'account-arabic'])
      .execute();
    expect(applications.map(({ state }) => state).toSorted()).toEqual(['accepted', 'declined']);
    const job = await db
      .selectFrom('jobs')
      .selectAll()
      .where('id', '=', 'verdant-barefaced')
      .executeTakeFirstOrThrow();
    expect([job.state, job.places_taken]).toEqual(['full', job.places_total]);
  });
});
