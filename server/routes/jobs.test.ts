import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { unsuccessfulStates } from '../../contract/rules/states.ts';
import type { History } from '../../contract/schemas/history.ts';
import type { JobDetail } from '../../contract/schemas/jobDetail.ts';
import type { Jobs } from '../../contract/schemas/jobs.ts';
import { readDemoJobs } from '../demo/seed/jobs.ts';
import { day } from '../durations.ts';
import { usualDatabaseKinds } from '../testing/databases.ts';
import type { TestClient } from '../testing/testClient.ts';
import { openTestServer, type TestServer } from '../testing/testServer.ts';

describe.each(usualDatabaseKinds)('searching jobs, and the history, on %s', (kind) => {
  let server: TestServer;
  let me: TestClient;
  beforeAll(async () => {
    server = await openTestServer({ kind });
    me = await server.signedIn('approved');
  });
  afterAll(() => server.close());

  const find = async (query: string) =>
    (await me.get<Jobs>(`/api/jobs?per_page=100&${query}`)).body;
  const visible = readDemoJobs(0).filter(({ row }) => ['open', 'full'].includes(row.state));

  test('the search lists open and full jobs, and counts the facets', async () => {
    const { data, meta, facets } = await find('');
    expect(meta.total).toBe(visible.length);
    expect(data).toHaveLength(visible.length);
    const onTiktok = visible.filter(({ job }) =>
      job.platforms.some(({ platform }) => platform === 'tiktok'),
    ).length;
    expect(facets.platform['tiktok']).toBe(onTiktok);
    const food = visible.filter(({ job }) => job.categories.includes('food')).length;
    expect(facets.category['food']).toBe(food);
  });

  test('the search names the work of each job, as the job page does', async () => {
    const { data } = await find('');
    const [job] = data.filter(({ tasks }) => tasks.length > 1);
    const { body } = await me.get<JobDetail>(`/api/job/${job?.id}`);
    expect(job?.tasks).toEqual(
      body.tasks.map(({ title, content_type, quantity }) => ({ title, content_type, quantity })),
    );
    expect(data.every(({ tasks }) => tasks.length > 0)).toBe(true);
  });

  test('pages of the search have no gaps or duplicates', async () => {
    const ids = new Set<string>();
    for (const page of [1, 2, 3, 4, 5]) {
      const { body } = await me.get<Jobs>(`/api/jobs?per_page=10&page=${page}`);
      for (const { id } of body.data) ids.add(id);
      expect(body.meta.pages).toBe(Math.ceil(visible.length / 10));
    }
    expect(ids.size).toBe(visible.length);
  });

  test('the search filters by platform, category, pay and closing date', async () => {
    const all = (await find('')).data;
    const toIds = (jobs: Jobs['data']) => jobs.map(({ id }) => id).toSorted();
    const onPlatforms = all.filter(
      ({ platforms, pay }) =>
        platforms.some((platform) => ['youtube', 'instagram'].includes(platform)) &&
        pay.type === 'fixed' &&
        (pay.max?.amount ?? 0) >= 20_000,
    );
    expect(onPlatforms.some(({ platforms }) => !platforms.includes('youtube'))).toBe(true);
    const { data } = await find('platform=youtube,instagram&pay_type=fixed&pay_min=20000');
    expect(toIds(data)).toEqual(toIds(onPlatforms));
    const food = all.filter(({ categories }) => categories.includes('food'));
    expect(food.length).toBeGreaterThan(0);
    expect(food.length).toBeLessThan(all.length);
    expect(toIds((await find('category=food')).data)).toEqual(toIds(food));
    const soon = new Date(server.services.clock.now() + 5 * day).toISOString();
    const closing = await find(`closes_before=${soon}&sort=closing`);
    const days = closing.data.map(({ apply_by }) => apply_by);
    const expected = all.map(({ apply_by }) => apply_by).filter((one) => one < soon);
    expect(new Set(expected).size).toBeGreaterThan(1);
    expect(days).toEqual(expected.toSorted());
  });

  test('the search evaluates eligibility in SQL exactly as the requirements do', async () => {
    for (const name of ['approved', 'fresh', 'arabic']) {
      const client = await server.signedIn(name);
      const all = (await client.get<Jobs>('/api/jobs?per_page=100')).body.data;
      const eligible = (await client.get<Jobs>('/api/jobs?per_page=100&eligible=1')).body.data;
      const expected = all
        .filter(({ my, state }) => {
          const isOver = unsuccessfulStates.some((one) => one === my.application);
          return my.eligible && state !== 'full' && !isOver && my.invitation !== 'declined';
        })
        .map(({ id }) => id);
      expect(eligible.map(({ id }) => id)).toEqual(expected);
      expect(expected.length).toBeLessThan(all.length);
    }
  });

  test('the search filters by invitations and hides jobs with an application', async () => {
    expect((await find('invited=1')).data.map(({ id }) => id)).toEqual(['ridgeway-overnight']);
    const all = (await find('')).data;
    const withoutApplication = all.filter(({ my }) => my.application === null);
    expect(withoutApplication.length).toBeLessThan(all.length);
    expect((await find('hide_applied=1')).data).toEqual(withoutApplication);
  });

  test('the search takes wildcards literally', async () => {
    expect((await find('q=%25')).meta.total).toBe(0);
    expect((await find('q=_')).meta.total).toBe(0);
  });

  test('the search rejects unknown parameters and values', async () => {
    const { status, body } = await me.get('/api/jobs?page=0&colour=red&platform=myspace');
    expect(status).toBe(422);
    expect(Object.keys(body['errors'] ?? {}).toSorted()).toEqual(['colour', 'page', 'platform.0']);
  });

  test('a job describes each requirement with the user’s own value and a way to meet it', async () => {
    const { body } = await me.get<JobDetail>('/api/job/hearth-bake-sale');
    expect(body.requirements).toEqual([
      {
        key: 'account.facebook',
        label: 'Facebook account',
        needed: 'connected',
        mine: 'Maya Makes (not connected)',
        met: false,
        fix_url: '/profile?connect=facebook',
      },
      {
        key: 'followers.facebook',
        label: 'Followers on Facebook',
        needed: '1,500',
        mine: null,
        met: false,
        fix_url: null,
      },
    ]);
    expect(body.my.unmet).toEqual(['account.facebook', 'followers.facebook']);
  });

  test('the history is grouped, each row with its next action', async () => {
    const { body } = await me.get<History>('/api/job/history?sort=due&group=active');
    expect(body.counts).toEqual({ active: 4, applied: 2, invited: 1, completed: 14, closed: 6 });
    expect(body.data[0]).toMatchObject({
      job: { id: 'tablemates-sunday-batch' },
      tasks_done: 0,
      tasks_total: 1,
      next: { url: '/jobs/tablemates-sunday-batch/submission', overdue: false },
    });
    // All groups together.
    const all = await me.get<History>('/api/job/history?per_page=100');
    expect(all.body.meta.total).toBe(27);
  });

  test('the requirements of a job are in the language of the request', async () => {
    const { body } = await me.get<JobDetail>('/api/job/sunrise-spritz', {
      'accept-language': 'ar-AE,en;q=0.5',
    });
    expect(body.requirements[0]?.label).toBe('حساب TikTok');
  });
});
