import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Discussion } from '../../../contract/schemas/discussion.ts';
import type { JobDetail } from '../../../contract/schemas/jobDetail.ts';
import type { Payments } from '../../../contract/schemas/money.ts';
import type { SubmittedTask } from '../../../contract/schemas/submission.ts';
import { day } from '../../durations.ts';
import { operatorCommands } from '../../operator/commands.ts';
import { usualDatabaseKinds } from '../../testing/databases.ts';
import type { TestClient } from '../../testing/testClient.ts';
import { openTestServer, type TestServer } from '../../testing/testServer.ts';
import { accept } from '../applications/decide.ts';
import { runDueJobs } from '../schedule/runDueJobs.ts';
import { approveStep } from './review.ts';

const jobId = 'kindly-vet-visit';
const address = {
  name: 'Maya Tan',
  line1: '1 Raffles Place',
  line2: '',
  city: 'Singapore',
  postcode: '048616',
  country: 'SG',
  phone: '+6591234567',
};

describe.each(usualDatabaseKinds)('a product that a brand sends, on %s', (kind) => {
  let server: TestServer;
  let me: TestClient;
  beforeEach(async () => {
    server = await openTestServer({ kind });
    me = await server.signedIn('approved');
    await me.post('/api/profile', { shipping: address });
    // The simulated brand must not act on its own.
    await server.services.db
      .updateTable('jobs')
      .set({ behaviour: null })
      .where('id', '=', jobId)
      .execute();
  });
  afterEach(() => server.close());

  const read = async () => (await me.get<JobDetail>(`/api/job/${jobId}`)).body;
  const report = (state: 'arrived' | 'missing') =>
    me.post(`/api/job/${jobId}/apply`, { action: 'product', arrived: state === 'arrived' });
  const operate = (name: string, ...words: string[]) =>
    operatorCommands[name]?.run(server.services, words);
  const send = (number: string) =>
    operate('product-sent', 'approved@demo.test', jobId, 'DHL', number);
  const applyForIt = () =>
    me.post(`/api/job/${jobId}/apply`, {
      action: 'apply',
      account: 'tiktok',
      pitch: 'My cat loves the vet.',
      accept_terms: true,
      accept_unpaid: true,
      client_ref: randomUUID(),
    });
  async function beAccepted() {
    expect((await applyForIt()).status).toBe(200);
    const { application } = await read();
    await accept(server.services, application?.id ?? '');
  }

  test('the acceptance is reported without the promise that the work can start', async () => {
    await beAccepted();
    const { body } = await me.get<Discussion>(`/api/job/${jobId}/discussion`);
    expect(body.data.at(-1)?.body).toMatch(/accepted your application .* when it arrives\.$/);
  });

  test('an application needs no address; once accepted, the product is not sent before there is one', async () => {
    await me.post('/api/profile', { shipping: null });
    await beAccepted();
    const { body } = await me.get<Discussion>(`/api/job/${jobId}/discussion`);
    expect(body.data.at(-1)?.body).toContain('Add your delivery address');
    const readSent = async () => (await read()).dates.find(({ key }) => key === 'product_sent');
    expect(await readSent()).toMatchObject({
      certainty: 'waiting_for_you',
      reason: 'needs_address',
    });
    await expect(send('JD01')).rejects.toMatchObject({ kind: 'conflict' });
    await me.post('/api/profile', { shipping: address });
    expect(await readSent()).toMatchObject({
      certainty: 'waiting_for_brand',
      reason: 'product_not_sent',
    });
    await send('JD01');
    expect((await read()).product?.delivery?.state).toBe('sent');
  });

  test('a product is sent, lost, sent again and arrives; the work waits for it, and no payment is promised', async () => {
    await beAccepted();
    const before = await read();
    expect(before.product?.delivery).toMatchObject({ state: 'waiting', carrier: null });
    expect(before.tasks[0]?.steps[0]?.status).toBe('locked');
    expect(before.dates.map(({ key }) => key)).not.toContain('in_wallet');
    expect(await operate('products')).toContain('to send: Maya Tan, 1 Raffles Place, Singapore');
    // A product cannot be missing before it was sent.
    expect((await report('missing')).status).toBe(409);
    await send('JD01');
    expect((await read()).product?.delivery).toMatchObject({
      state: 'sent',
      carrier: 'DHL',
      tracking_number: 'JD01',
    });
    // Nothing is missed while it is on its way, however long that takes.
    server.services.clock.advance(60 * day);
    await runDueJobs(server.services);
    // The session has expired.
    me = await server.signedIn('approved');
    expect((await read()).tasks[0]?.steps[0]?.status).toBe('locked');
    expect((await report('missing')).status).toBe(200);
    expect((await report('missing')).status).toBe(200);
    expect(await operate('products')).toContain('did not arrive');
    const mails = await server.services.db
      .selectFrom('outbox')
      .select('subject')
      .where('recipient', '=', server.services.config.app.supportEmail)
      .where('subject', '=', 'A product did not arrive')
      .execute();
    expect(mails).toHaveLength(1);
    await send('JD02');
    expect((await report('arrived')).status).toBe(200);
    expect((await report('arrived')).status).toBe(200);
    const after = await read();
    expect(after.product?.delivery).toMatchObject({ state: 'arrived', tracking_number: 'JD02' });
    const [draft, live] = after.tasks[0]?.steps ?? [];
    expect([draft?.status, live?.status]).toEqual(['open', 'locked']);
    const [plannedDraft] = before.tasks[0]?.steps ?? [];
    const moved = Date.parse(draft?.due_at ?? '') - Date.parse(plannedDraft?.due_at ?? '');
    expect(moved).toBeGreaterThanOrEqual(60 * day);
    expect(after.dates.find(({ key }) => key === 'draft')?.moved).toMatchObject({
      from: plannedDraft?.due_at,
      why: 'product_arrived',
    });
    await expect(send('JD03')).rejects.toMatchObject({ kind: 'conflict' });
    const { data } = (await me.get<Payments>('/api/payment?per_page=100')).body;
    expect(data.filter(({ net }) => net.amount === 0)).toEqual([]);
  });

  test('work that pays only the product is submitted, approved and completed, without a payment', async () => {
    await beAccepted();
    await send('JD01');
    await report('arrived');
    for (const [step, link] of [
      ['draft', 'https://drive.example/1'],
      ['live', 'https://www.tiktok.com/@mayamakes/video/7123456789012345678'],
    ] as const) {
      const submitted = await me.post<SubmittedTask>(`/api/job/${jobId}/submit/task`, {
        task_id: `${jobId}-1`,
        step,
        caption: '#ad A calm trip #KindlyCalm with @kindlypets',
        links: [link],
        media: [],
        notes: '',
        metrics: {},
        checklist: {},
        client_ref: randomUUID(),
      });
      expect(submitted.body).toMatchObject({ task: { status: 'in_review' }, payment: null });
      const open = await server.services.db
        .selectFrom('application_steps')
        .select('id')
        .where('status', '=', 'in_review')
        .where('task_id', '=', `${jobId}-1`)
        .executeTakeFirstOrThrow();
      await approveStep(server.services, open.id, { auto: false });
    }
    expect(await read()).toMatchObject({ application: { state: 'completed' }, payment: null });
    const { body } = await server.services.db
      .selectFrom('outbox')
      .select('body')
      .where('subject', 'like', 'Byline: % (The calmest trip to the vet)')
      .where('body', 'like', '%approved your work%: live link%')
      .executeTakeFirstOrThrow();
    expect(body).toMatch(/✓ [^·]+ live link · ✓ [^·]+ approved \(GMT\+8\)/);
  });
});
