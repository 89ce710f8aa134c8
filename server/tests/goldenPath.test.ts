import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Applied } from '../../contract/schemas/application.ts';
import type { JobDetail } from '../../contract/schemas/jobDetail.ts';
import type { Jobs } from '../../contract/schemas/jobs.ts';
import type { Transactions } from '../../contract/schemas/money.ts';
import type { SubmittedTask } from '../../contract/schemas/submission.ts';
import type { Wallets } from '../../contract/schemas/wallet.ts';
import { auditLedger } from '../domain/money/audit.ts';
import { day, minute } from '../durations.ts';
import { usualDatabaseKinds } from '../testing/databases.ts';
import type { TestClient } from '../testing/testClient.ts';
import { openTestServer, type TestServer } from '../testing/testServer.ts';

const path = '/api/job/sunrise-spritz';
const caption = '#ad First sip of the day #SunriseSpritz with @solsticedrinks';

describe.each(usualDatabaseKinds)('from finding a job to money in the wallet, on %s', (kind) => {
  let server: TestServer;
  let me: TestClient;
  beforeAll(async () => {
    server = await openTestServer({ kind });
    me = await server.signedIn('approved');
  });
  afterAll(() => server.close());

  const readJob = async () => (await me.get<JobDetail>(path)).body;
  const readWallet = async () => {
    const [usd] = (await me.get<Wallets>('/api/summary/wallet')).body.wallets;
    if (!usd) throw new Error('There is no wallet.');
    return usd;
  };
  const submit = (step: 'draft' | 'live', link: string, text = caption) => {
    server.services.clock.advance(minute);
    return me.post<SubmittedTask>(`${path}/submit/task`, {
      task_id: 'sunrise-spritz-1',
      step,
      caption: text,
      links: [link],
      media: [],
      notes: '',
      metrics: {},
      checklist: { disclosure: true, hashtag: true, mention: true },
      client_ref: randomUUID(),
    });
  };

  test('the job is found by search and the user is eligible', async () => {
    const { body } = await me.get<Jobs>('/api/jobs?q=sunrise%20solstice');
    expect(body.data.map(({ id }) => id)).toEqual(['sunrise-spritz']);
    expect(body.data[0]?.my).toMatchObject({ eligible: true, application: null });
  });

  test('the application is viewed and accepted, and the payment is estimated', async () => {
    const response = await me.post<Applied>(`${path}/apply`, {
      action: 'apply',
      account: 'tiktok',
      accept_terms: true,
      client_ref: randomUUID(),
    });
    expect(response.body.application.state).toBe('applied');
    await server.simulate();
    const { application, payment, tasks } = await readJob();
    expect(application).toMatchObject({ state: 'accepted' });
    expect(application?.viewed_at).not.toBeNull();
    expect(payment).toMatchObject({ state: 'estimated', net: { amount: 22_000, currency: 'USD' } });
    expect(tasks[0]?.steps.map(({ status }) => status)).toEqual(['open', 'locked']);
  });

  test('changes are requested once, then the draft is approved', async () => {
    expect((await submit('draft', 'https://drive.example/1')).body.submission.version).toBe(1);
    await server.simulate();
    const changed = (await readJob()).tasks[0];
    expect(changed?.status).toBe('changes_requested');
    expect(changed?.steps[0]?.submission?.feedback).toHaveLength(1);
    expect(changed?.steps[0]?.revisions_left).toBe(1);
    expect((await submit('draft', 'https://drive.example/2')).body.submission.version).toBe(2);
    await server.simulate();
    const steps = (await readJob()).tasks[0]?.steps.map(({ status }) => status);
    expect(steps).toEqual(['approved', 'open']);
  });

  test('the live link is approved and the payment is pending with a date', async () => {
    const link = 'https://www.tiktok.com/@mayamakes/video/7123456789012345678';
    expect((await submit('live', link, '')).body.task.status).toBe('in_review');
    await server.simulate();
    const { application, payment, submissions } = await readJob();
    expect(application?.state).toBe('completed');
    expect(payment?.state).toBe('pending');
    const clearing =
      Date.parse(payment?.expected_on ?? '') - Date.parse(payment?.approved_at ?? '');
    expect(clearing).toBe(14 * day);
    expect(submissions.map(({ step, version, state }) => [step, version, state])).toEqual([
      ['draft', 1, 'changes_requested'],
      ['draft', 2, 'approved'],
      ['live', 1, 'approved'],
    ]);
  });

  test('after clearing, the money is in the wallet, with an entry in the ledger', async () => {
    const before = (await readWallet()).available.amount;
    // The payment is expected after 14 days.
    server.services.clock.advance(15 * day);
    await server.simulate();
    // The session has ended after a day without a request.
    await me.signIn('approved');
    expect((await readJob()).payment).toMatchObject({ state: 'available', overdue: false });
    const { body } = await me.get<Transactions>('/api/payment/transaction?per_page=100');
    const line = body.data.find(({ ref }) => ref?.id === 'sunrise-spritz');
    expect(line).toMatchObject({ type: 'earning', amount: { amount: 22_000 } });
    const after = (await readWallet()).available.amount;
    // Other payments can become available in these days too.
    expect(after).toBeGreaterThanOrEqual(before + 22_000);
    expect(body.data[0]?.balance_after.amount).toBe(after);
    expect((await auditLedger(server.services.db)).faults).toEqual([]);
  });
});
