import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import example from '../../operator/jobs.example.json' with { type: 'json' };
import { day } from '../../durations.ts';
import { databaseKinds, usualDatabaseKinds } from '../../testing/databases.ts';
import type { TestClient } from '../../testing/testClient.ts';
import { openTestServer, type TestServer } from '../../testing/testServer.ts';
import { runDueJobs } from '../schedule/runDueJobs.ts';
import { importJobs } from './importJobs.ts';
import { jobFileSchema } from './jobFile.ts';

describe.each(databaseKinds)('job alerts on %s', (kind) => {
  let server: TestServer;
  let me: TestClient;
  beforeEach(async () => {
    server = await openTestServer({ kind });
    me = await server.signedIn('approved');
    // Runs the jobs that are due in the demo data, which these tests do not cover.
    await server.simulate();
  });
  afterEach(() => server.close());

  const prefer = (preferences: object) => me.post('/api/profile', { preferences });

  const importJob = (id: string, changes: object = {}) =>
    importJobs(
      server.services,
      jobFileSchema.parse({ jobs: [{ ...example.jobs[0], id, title: id, ...changes }] }).jobs,
    );

  const readMails = async (recipient = 'approved@demo.test') =>
    (
      await server.services.db
        .selectFrom('outbox')
        .selectAll()
        .where('recipient', '=', recipient)
        .execute()
    ).filter(({ body }) => body.includes('/jobs/alert-'));

  test('a new job is mailed once to users with an alert for its category, however many processes run', async () => {
    await prefer({ job_alerts: ['food'] });
    await importJob('alert-market');
    await importJob('alert-pets', { categories: ['pets'] });
    await Promise.all([1, 2, 3].map(() => runDueJobs(server.services)));
    await runDueJobs(server.services);
    const mails = await readMails();
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({ subject: 'Byline: new jobs for you' });
    expect(mails[0]?.body).toMatch(/alert-market .*Example Market.*: http.*\/jobs\/alert-market/);
    expect(mails[0]?.body).toContain('Food');
    expect(mails[0]?.body).toContain('/profile/edit?section=preferences');
    expect(mails[0]?.body).not.toContain('alert-pets');
  });

  // The other tests do not depend on locks.
  if (!usualDatabaseKinds.includes(kind)) return;

  test('jobs that were posted before the alert are not mailed', async () => {
    await importJob('alert-market');
    await runDueJobs(server.services);
    await prefer({ job_alerts: ['food'] });
    await runDueJobs(server.services);
    expect(await readMails()).toEqual([]);
  });

  test.each([
    ['needs more followers', { platforms: [{ platform: 'instagram', min_followers: 10_000_000 }] }],
    ['is for another country', { country: 'JP' }],
  ])('a job that %s is not mailed', async (_title, changes) => {
    await prefer({ job_alerts: ['food'] });
    await importJob('alert-market', changes);
    await runDueJobs(server.services);
    expect(await readMails()).toEqual([]);
  });

  test('one mail a day has all new jobs that are still open and not applied for', async () => {
    await prefer({ job_alerts: ['food'], email_updates: 'daily' });
    for (const name of ['market', 'bakery', 'closed', 'applied']) await importJob(`alert-${name}`);
    await runDueJobs(server.services);
    await server.services.db
      .updateTable('jobs')
      .set({ state: 'closed' })
      .where('id', '=', 'alert-closed')
      .execute();
    await me.post('/api/job/alert-applied/apply', {
      action: 'apply',
      account: 'instagram',
      accept_terms: true,
      client_ref: crypto.randomUUID(),
    });
    server.services.clock.advance(day - 1);
    await runDueJobs(server.services);
    expect(await readMails()).toEqual([]);
    server.services.clock.advance(1);
    await Promise.all([runDueJobs(server.services), runDueJobs(server.services)]);
    const mails = await readMails();
    expect(mails).toHaveLength(1);
    expect(mails[0]?.body.match(/\/jobs\/alert-\w+/g)?.toSorted()).toEqual([
      '/jobs/alert-bakery',
      '/jobs/alert-market',
    ]);
  });

  test('no alert is mailed if mails are off, or if the alert is removed before the mail', async () => {
    await prefer({ job_alerts: ['food'], email_updates: 'off' });
    await importJob('alert-market');
    await runDueJobs(server.services);
    await prefer({ email_updates: 'daily' });
    await importJob('alert-bakery');
    await runDueJobs(server.services);
    await prefer({ job_alerts: ['pets'] });
    server.services.clock.advance(day);
    await runDueJobs(server.services);
    expect(await readMails()).toEqual([]);
  });

  test('the mail of job alerts is in the language of the account', async () => {
    const arabic = await server.signedIn('arabic');
    await arabic.post('/api/profile', { preferences: { job_alerts: ['food'] } });
    await importJob('alert-market');
    await runDueJobs(server.services);
    const [mail] = await readMails('arabic@demo.test');
    expect(mail?.subject).toContain('مهام جديدة');
    expect(mail?.body).toContain('طعام');
  });

  test('the preference for job alerts is part of the profile, and each preference is saved without the others', async () => {
    type Saved = { profile: { preferences: object } };
    await prefer({ job_alerts: ['food', 'travel', 'food'] });
    const { body } = await me.post<Saved>('/api/profile', {
      preferences: { deadline_reminders: false },
    });
    expect(body.profile.preferences).toEqual({
      email_updates: 'instant',
      deadline_reminders: false,
      job_alerts: ['food', 'travel'],
    });
    expect((await me.get<Saved>('/api/profile/init')).body.profile).toMatchObject(body.profile);
    await prefer({ job_alerts: [] });
    expect((await me.get<Saved>('/api/profile/init')).body.profile.preferences).toMatchObject({
      job_alerts: [],
    });
  });
});
