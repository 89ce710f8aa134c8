import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findPost } from '../../contract/rules/postLinks.ts';
import { postAddresses } from '../../contract/rules/postAddresses.ts';
import { platforms, type Platform } from '../../contract/rules/platforms.ts';
import { insightMetrics } from '../../contract/rules/work.ts';
import type { JobDetail } from '../../contract/schemas/jobDetail.ts';
import type { Step, SubmissionView, Task } from '../../contract/schemas/submission.ts';
import { accept } from '../domain/applications/decide.ts';
import { auditLedger } from '../domain/money/audit.ts';
import { runDueJobs } from '../domain/schedule/runDueJobs.ts';
import { approveStep } from '../domain/work/review.ts';
import { sendProduct } from '../domain/work/shipments.ts';
import { day } from '../durations.ts';
import { usualDatabaseKinds } from '../testing/databases.ts';
import { exampleUpload } from '../testing/exampleUpload.ts';
import type { TestClient } from '../testing/testClient.ts';
import { openTestServer, type TestServer } from '../testing/testServer.ts';

describe.each(usualDatabaseKinds)('every open job of the demo data on %s', (kind) => {
  let server: TestServer;
  let me: TestClient;
  let posts = 0;

  beforeAll(async () => {
    server = await openTestServer({ kind });
    const { db } = server.services;
    // The simulated brands must not act on their own, and each job has a place.
    await db.updateTable('jobs').set({ behaviour: null, places_total: 1000 }).execute();
    await db.deleteFrom('social_accounts').where('account_id', '=', 'account-approved').execute();
    for (const platform of platforms) {
      const { example } = postAddresses[platform];
      await db
        .insertInto('social_accounts')
        .values({
          id: randomUUID(),
          account_id: 'account-approved',
          provider: platform,
          status: 'connected',
          handle: `@${findPost(platform, example)?.owner ?? 'name'}`,
          profile_url: example,
          avatar_url: null,
          followers: 10_000_000,
          engagement: 9000,
          verified_by: 'oauth',
          connected_at: 0,
          synced_at: null,
          problem: null,
        })
        .execute();
    }
    me = await server.signedIn('approved');
    await me.post('/api/profile', {
      shipping: {
        name: 'Maya Tan',
        line1: '1 Raffles Place',
        line2: '',
        city: 'Singapore',
        postcode: '048616',
        country: 'SG',
        phone: '+6591234567',
      },
    });
  });
  afterAll(() => server.close());

  const readJob = async (id: string) => (await me.get<JobDetail>(`/api/job/${id}`)).body;

  /** Returns the address of a new post, which counts for one job only. */
  function createPost(platform: Platform): string {
    posts += 1;
    return postAddresses[platform].example.replace(/.{3}(?=\/?$)/, String(posts).padStart(3, '0'));
  }

  async function applyFor(job: JobDetail): Promise<void> {
    const response = await me.post(`/api/job/${job.id}/apply`, {
      action: 'apply',
      account: job.platforms[0],
      pitch: 'I film every morning.',
      ...(job.pay.type === 'range' && { rate: job.pay.max?.amount }),
      answers: Object.fromEntries(job.questions.map(({ id }) => [id, 'Yes'])),
      accept_terms: true,
      ...(job.pay.type === 'product' && { accept_unpaid: true }),
      client_ref: randomUUID(),
    });
    expect([response.status, response.body]).toMatchObject([200, {}]);
  }

  /** Submits valid work for a step. */
  async function submit(id: string, task: Task, step: Step, caption: string): Promise<void> {
    const isDraft = step.key === 'draft';
    const links = isDraft
      ? ['https://drive.example/1']
      : Array.from({ length: task.quantity }, () => createPost(task.platform));
    const { status, body } = await me.post(`/api/job/${id}/submit/task`, {
      task_id: task.id,
      step: step.key,
      caption: isDraft ? caption : '',
      links: step.key === 'insight' ? [] : links,
      media: step.key === 'insight' ? [exampleUpload] : [],
      notes: '',
      metrics:
        step.key === 'insight'
          ? Object.fromEntries(insightMetrics.map((metric) => [metric, 1000]))
          : {},
      checklist: {},
      client_ref: randomUUID(),
    });
    expect([status, body]).toMatchObject([200, { task: { id: task.id } }]);
  }

  /** Submits every step of a job as soon as it is open; the brand approves each. */
  async function work(id: string, applicationId: string): Promise<void> {
    const { db } = server.services;
    for (;;) {
      const { tasks, rules } = (await me.get<SubmissionView>(`/api/job/${id}/submission`)).body;
      const open = tasks
        .flatMap((task) => task.steps.map((step) => ({ task, step })))
        .find(({ step }) => step.status === 'open');
      if (!open) return;
      const words = rules.filter(({ kind: rule }) =>
        ['disclosure', 'hashtag', 'mention'].includes(rule),
      );
      await submit(id, open.task, open.step, words.map(({ value }) => value).join(' '));
      const row = await db
        .selectFrom('application_steps')
        .select('id')
        .where('application_id', '=', applicationId)
        .where('status', '=', 'in_review')
        .executeTakeFirstOrThrow();
      await approveStep(server.services, row.id, { auto: false });
    }
  }

  test('can be done, from the application to the payment', async () => {
    const { db } = server.services;
    const jobs = await db
      .selectFrom('jobs')
      .select('id')
      .where('state', '=', 'open')
      .where('id', 'not in', (query) =>
        query
          .selectFrom('applications')
          .select('job_id')
          .where('account_id', '=', 'account-approved'),
      )
      .execute();
    const payTypes = new Set<string>();
    for (const { id } of jobs) {
      const job = await readJob(id);
      payTypes.add(job.pay.type);
      await applyFor(job);
      const application = (await readJob(id)).application?.id ?? '';
      await accept(server.services, application);
      if (job.product?.shipped) {
        await sendProduct(server.services, application, { carrier: 'DHL', number: '1' });
        await me.post(`/api/job/${id}/apply`, { action: 'product', arrived: true });
      }
      await work(id, application);
      const done = await readJob(id);
      const payment = job.pay.type === 'product' ? null : 'pending';
      expect([id, done.application?.state, done.payment?.state ?? null]).toEqual([
        id,
        'completed',
        payment,
      ]);
    }
    expect([...payTypes].sort()).toEqual(['fixed', 'performance', 'product', 'range']);
    server.services.clock.advance(60 * day);
    await runDueJobs(server.services);
    expect((await auditLedger(db)).faults).toEqual([]);
  });
});
