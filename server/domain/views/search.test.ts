import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { foldText } from '../../../contract/rules/foldText.ts';
import type { History } from '../../../contract/schemas/history.ts';
import { unsuccessfulStates } from '../../../contract/rules/states.ts';
import type { Jobs, JobSummary } from '../../../contract/schemas/jobs.ts';
import { isLongRun } from '../../../design-system/testing/isLongRun.ts';
import { databaseKinds } from '../../testing/databases.ts';
import type { TestClient } from '../../testing/testClient.ts';
import { openTestServer, type TestServer } from '../../testing/testServer.ts';
import { changeBrief } from '../jobChanges/briefChanges.ts';

/** Returns whether the user's application or invitation has ended without work. */
const isEnded = ({ application, invitation }: JobSummary['my']) =>
  unsuccessfulStates.some((state) => state === application) || invitation === 'declined';

/** Returns the rank of a job in the order by match: 0 open and eligible, 1 open, 2 full and eligible, 3 full, 4 ended. */
const matchRank = ({ state, my }: JobSummary) =>
  isEnded(my) ? 4 : (state === 'open' ? 0 : 2) + (my.eligible ? 0 : 1);

describe.each(databaseKinds)('the job list on %s', (kind) => {
  let server: TestServer;
  let user: TestClient;
  beforeAll(async () => {
    server = await openTestServer({ kind });
    user = await server.signedIn('approved');
  });
  afterAll(() => server.close());

  const read = async (query = '') => (await user.get<Jobs>(`/api/jobs${query}`)).body;

  test('the job list has the same order by match on pages of any size, and each job once', async () => {
    const { data, meta } = await read('?per_page=100');
    expect(data).toHaveLength(meta.total);
    expect(data.filter(({ my }) => isEnded(my)).length).toBeGreaterThan(0);
    expect(data.map(matchRank)).toEqual(data.map(matchRank).toSorted());
    for (const size of [1, 7, 20]) {
      const ids: string[] = [];
      for (let page = 1; page <= Math.ceil(meta.total / size) + 1; page += 1) {
        ids.push(...(await read(`?per_page=${size}&page=${page}`)).data.map(({ id }) => id));
      }
      expect(ids).toEqual(data.map(({ id }) => id));
    }
  });

  test('the job list filters, sorts and counts like the same search in memory, for any query', async () => {
    const { services } = server;
    const allJobs = (await read('?per_page=100')).data;
    const rows = await services.db.selectFrom('jobs').select(['id', 'search_text']).execute();
    const texts = new Map(rows.map(({ id, search_text }) => [id, search_text]));
    const closing = allJobs.map(({ apply_by }) => apply_by).toSorted();
    const query = fc.record(
      {
        q: fc.constantFrom('a', 'video', 'the s', 'SOLSTICE', 'kein', '#s', 'food'),
        platform: fc.subarray(['tiktok', 'instagram', 'youtube', 'lemon8'], { minLength: 1 }),
        category: fc.subarray(['food', 'home', 'sport', 'nothing'], { minLength: 1 }),
        pay_type: fc.constantFrom('fixed', 'range', 'performance', 'product'),
        pay_min: fc.constantFrom(0, 9000, 16_000, 25_000),
        pay_max: fc.constantFrom(10_000, 22_000, 60_000),
        closes_before: fc.constantFrom(...closing),
        eligible: fc.constantFrom('0', '1'),
        invited: fc.constantFrom('0', '0', '1'),
        hide_applied: fc.constantFrom('0', '1'),
        sort: fc.constantFrom('match', 'newest', 'closing', 'pay'),
      },
      { requiredKeys: [] },
    );
    type Query = typeof query extends fc.Arbitrary<infer Value> ? Value : never;
    type Job = Jobs['data'][number];
    // For each filter, by its name: returns whether a job passes it.
    const tests: Record<string, (job: Job, query: Query) => boolean> = {
      q: ({ id }, { q = '' }) =>
        q.split(' ').every((term) => texts.get(id)?.includes(foldText(term))),
      platform: (job, { platform }) =>
        !platform || job.platforms.some((name) => platform.includes(name)),
      category: (job, { category }) =>
        !category || job.categories.some((name) => category.includes(name)),
      pay_type: ({ pay }, { pay_type: type }) => !type || pay.type === type,
      pay_min: ({ pay }, { pay_min: min }) =>
        min === undefined || (pay.max !== null && pay.max.amount >= min),
      pay_max: ({ pay }, { pay_max: max }) =>
        max === undefined || (pay.min !== null && pay.min.amount <= max),
      closes_before: (job, { closes_before: end }) => !end || job.apply_by < end,
      eligible: ({ state, my }, { eligible }) =>
        eligible !== '1' ||
        (my.eligible === true &&
          state !== 'full' &&
          !unsuccessfulStates.some((state) => state === my.application) &&
          my.invitation !== 'declined'),
      invited: ({ my }, { invited }) => invited !== '1' || my.invitation === 'sent',
      hide_applied: ({ my }, { hide_applied: hide }) => hide !== '1' || my.application === null,
    };
    /** Finds the jobs that pass all filters, or all except one. */
    const find = (search: Query, except = '') =>
      allJobs.filter((job) =>
        Object.entries(tests).every(([name, passes]) => name === except || passes(job, search)),
      );
    const count = (jobs: Job[], get: (job: Job) => string[]) =>
      Object.fromEntries(
        [...Map.groupBy(jobs.flatMap(get), (value) => value)].map(([value, list]) => [
          value,
          list.length,
        ]),
      );
    // Returns, for each order, the number by which it sorts a job.
    const keys: Record<string, (job: Job, query: Query) => number> = {
      newest: ({ posted_at }) => -Date.parse(posted_at),
      closing: ({ apply_by }) => Date.parse(apply_by),
      pay: ({ pay }) => -(pay.max?.amount ?? 0),
      // In the list of invitations, jobs that the user does not qualify for are not moved down.
      match: (job, { invited }) =>
        invited === '1' ? (job.state === 'open' ? 0 : 1) : matchRank(job),
    };
    await fc.assert(
      fc.asyncProperty(query, async (search) => {
        const parameters = new URLSearchParams(
          Object.entries(search).map(([name, value]) => [name, String(value)]),
        );
        const { data, meta, facets } = await read(`?per_page=100&${parameters}`);
        const expected = find(search);
        const ids = (jobs: Job[]) => jobs.map(({ id }) => id).toSorted();
        expect(ids(data)).toEqual(ids(expected));
        expect(meta.total).toBe(expected.length);
        expect(facets).toEqual({
          platform: count(find(search, 'platform'), ({ platforms }) => platforms),
          category: count(find(search, 'category'), ({ categories }) => categories),
        });
        const key = keys[search.sort ?? 'match'];
        const order = data.map((job) => key?.(job, search) ?? 0);
        expect(order).toEqual(order.toSorted((a, b) => a - b));
      }),
      // The same queries on both databases, which differ in few of their parts.
      { numRuns: isLongRun || kind === 'SQLite' ? 80 : 25 },
    );
  });

  test('“I qualify” leaves out jobs at once when the user can no longer get them', async () => {
    const { db } = server.services;
    const list = async () => {
      const { data, meta } = await read('?eligible=1&per_page=100');
      expect(meta.total).toBe(data.length);
      return data;
    };
    const jobs = (await list()).filter(
      ({ my }) => my.application === null && my.invitation === null,
    );
    const before = (await list()).length;
    const [fullJob, appliedJob, invitedJob] = jobs.map(({ id }) => id);
    await db
      .updateTable('jobs')
      .set({ state: 'full' })
      .where('id', '=', fullJob ?? '')
      .execute();
    expect(await list()).toHaveLength(before - 1);
    const application = await db
      .selectFrom('applications')
      .selectAll()
      .limit(1)
      .executeTakeFirstOrThrow();
    const row = {
      ...application,
      id: 'application',
      account_id: 'account-approved',
      job_id: appliedJob ?? '',
    };
    await db
      .insertInto('applications')
      .values({ ...row, state: 'viewed' })
      .execute();
    expect(await list()).toHaveLength(before - 1);
    for (const state of unsuccessfulStates) {
      await db.updateTable('applications').set({ state }).where('id', '=', 'application').execute();
      expect(await list()).toHaveLength(before - 2);
    }
    const invitation = await db
      .selectFrom('invitations')
      .selectAll()
      .limit(1)
      .executeTakeFirstOrThrow();
    const relation = { id: 'invitation', account_id: 'account-approved', job_id: invitedJob ?? '' };
    await db
      .insertInto('invitations')
      .values({ ...invitation, ...relation, state: 'declined' })
      .execute();
    expect(await list()).toHaveLength(before - 3);
    // The list of all jobs still contains these jobs.
    const { data } = await read('?per_page=100');
    expect(data.map(({ id }) => id)).toEqual(
      expect.arrayContaining([fullJob, appliedJob, invitedJob]),
    );
    await db.deleteFrom('applications').where('id', '=', 'application').execute();
    await db.deleteFrom('invitations').where('id', '=', 'invitation').execute();
    await db
      .updateTable('jobs')
      .set({ state: 'open' })
      .where('id', '=', fullJob ?? '')
      .execute();
    expect(await list()).toHaveLength(before);
  });

  describe('with titles in many scripts', () => {
    const titles = [
      'Café Ümlaut: Juniper’s Yard 100%',
      'أُمْسِيَة في المدينة',
      'ＴＯＫＹＯ Ｔ‑Shirt Straße',
    ];
    let ids: string[];
    beforeAll(async () => {
      const { data } = (await user.get<History>('/api/job/history?per_page=100&sort=newest')).body;
      const open = data.filter(({ job }) => job.state === 'open');
      ids = open.slice(0, titles.length).map(({ job }) => job.id);
      expect(ids).toHaveLength(titles.length);
      for (const [index, title] of titles.entries()) {
        await changeBrief(server.services, ids[index] ?? '', { title }, 'A new title');
      }
    });

    test.each([
      ['cafe', 0],
      ['CAFÉ umlaut', 0],
      ["juniper's", 0],
      ['junipers', 0],
      ['Juniperʼs', 0],
      ['100%', 0],
      ['１００％', 0],
      ['امسية', 1],
      ['أمسية', 1],
      ['المدينة', 1],
      ['المدينه', 1],
      ['tokyo', 2],
      ['t-shirt', 2],
      ['strasse', 2],
      ['STRAẞE', 2],
    ])('the search for %s finds job %i in the list and in the history', async (search, index) => {
      const q = new URLSearchParams({ q: search });
      const jobs = await read(`?per_page=100&${q}`);
      expect(jobs.data.map(({ id }) => id)).toEqual([ids[index]]);
      const { body } = await user.get<History>(`/api/job/history?per_page=100&${q}`);
      expect(body.data.map(({ job }) => job.id)).toEqual([ids[index]]);
    });

    test('PostgreSQL has a trigram index for the search', async () => {
      if (kind !== 'PostgreSQL') return;
      const { rows } =
        await sql`select indexname from pg_indexes where indexname = 'jobs_search'`.execute(
          server.services.db,
        );
      expect(rows).toHaveLength(1);
    });

    // Without an escape, the wildcards of SQL would find “Café”.
    test.each(['cave', 'caf_', 'c%e', 'caf\\e'])(
      'the search for %j finds none of the jobs',
      async (search) => {
        const { data } = await read(`?per_page=100&${new URLSearchParams({ q: search })}`);
        expect(data).toEqual([]);
      },
    );
  });

  test('the job list counts again at once after a job is closed, added to another category or opened', async () => {
    const before = await read();
    const id = before.data[0]?.id ?? '';
    const set = (change: object) =>
      server.services.db.updateTable('jobs').set(change).where('id', '=', id).execute();
    await set({ state: 'closed' });
    expect((await read()).meta.total).toBe(before.meta.total - 1);
    await set({ state: 'open', category_set: 'pets' });
    const after = await read();
    expect(after.meta.total).toBe(before.meta.total);
    expect(after.facets.category).not.toEqual(before.facets.category);
  });
});
