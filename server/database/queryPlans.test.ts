import { DefaultQueryExecutor, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { runDueJobs } from '../domain/schedule/runDueJobs.ts';
import { databaseKinds, type DatabaseKind } from '../testing/databases.ts';
import type { TestClient } from '../testing/testClient.ts';
import { openTestServer, type TestServer } from '../testing/testServer.ts';

const thisYear = new Date().getUTCFullYear();

/** The statement that explains a query, and the parts of a plan that read a whole table. */
const explanations: Record<
  DatabaseKind,
  { prefix: string; findScans: (rows: unknown[]) => string[] }
> = {
  SQLite: {
    prefix: 'explain query plan',
    // `SCAN (subquery-1)` reads the result of a subquery, not a table.
    findScans: (rows) =>
      (rows as { detail: string }[])
        .map(({ detail }) => detail)
        .filter((detail) => /^SCAN (?!\(subquery)/.test(detail)),
  },
  PostgreSQL: {
    prefix: 'explain',
    findScans: (rows) =>
      (rows as { 'QUERY PLAN': string }[])
        .map((row) => row['QUERY PLAN'])
        .filter((line) => line.includes('Seq Scan')),
  },
};

describe.each(databaseKinds)('the queries on %s', (kind) => {
  let server: TestServer;
  let user: TestClient;
  beforeAll(async () => {
    // Uses one connection, because the setting below applies to one connection only.
    server = await openTestServer({ kind, env: { DATABASE_POOL_SIZE: '1' } });
    user = await server.signedIn('approved');
    // PostgreSQL prefers to read small tables whole. With this setting it does so only if no index helps.
    if (kind === 'PostgreSQL') await sql`set enable_seqscan = off`.execute(server.services.db);
  });
  afterAll(() => server.close());

  /** Returns the plans of all queries of `work`. */
  async function explain(work: () => Promise<unknown>) {
    const executor = server.services.db.getExecutor();
    const execute = executor.executeQuery.bind(executor);
    // Spies on the class, because each transaction has its own executor.
    const spy = vi.spyOn(DefaultQueryExecutor.prototype, 'executeQuery');
    await work();
    const queries = spy.mock.calls.map(([query]) => query);
    spy.mockRestore();
    const plans: { statement: string; rows: unknown[] }[] = [];
    for (const query of queries.filter((one) => /^(select|with)/.test(one.sql))) {
      const explained = `${explanations[kind].prefix} ${query.sql}`;
      const { rows } = await execute<unknown>({ ...query, sql: explained });
      plans.push({ statement: query.sql, rows });
    }
    expect(plans.length).toBeGreaterThan(0);
    return plans;
  }

  /** Returns the scans of whole tables in the plans of all queries of `work`. */
  async function findScans(work: () => Promise<unknown>): Promise<string[]> {
    return (await explain(work)).flatMap(({ statement, rows }) =>
      explanations[kind].findScans(rows).map((line) => `${line.trim()}: ${statement}`),
    );
  }

  test.each([
    '/api/jobs',
    '/api/jobs?page=2',
    '/api/jobs?sort=newest',
    '/api/jobs?sort=closing',
    '/api/job/history',
    '/api/job/history?group=active&sort=due',
    '/api/job/history?group=invited',
    '/api/job/history?group=active&sort=pay&my_turn=1',
    '/api/job/history?sort=brand',
    '/api/job/history?group=completed&q=hearth&page=2',
    '/api/job/tidal-lap-diary/submission',
    '/api/profile/init',
    '/api/jobs?sort=match&q=a',
    '/api/jobs?sort=newest&page=3',
    '/api/payment',
    '/api/payment?state=available',
    '/api/payment?overdue=1',
    '/api/payment?sort=urgency',
    '/api/payment?sort=urgency&state=estimated&page=2',
    '/api/summary/wallet',
    '/api/payment/transaction',
    '/api/payment/transaction?page=2',
    '/api/payment/transaction?type=earning',
    '/api/payment/transaction?from=2020-01-01&to=2100-01-01',
    '/api/payment/transaction?type=withdrawal&from=2020-01-01',
    '/api/profile/connected/social',
    '/api/payment/withdrawal',
    '/api/payment/withdrawal?state=failed&page=2',
    `/api/summary/job/year/${thisYear}`,
    `/api/summary/payout/year/${thisYear}`,
    '/api/job/harbour-night-shift',
    '/api/user/session',
    '/api/job/history?unread=1',
    '/api/job/tidal-lap-diary/discussion',
    '/api/job/tidal-lap-diary/discussion?after=message-laps-2',
    '/api/job/tidal-lap-diary/discussion?before=message-laps-4',
    '/api/job/ridgeway-overnight/invitation',
    '/api/jobs?invited=1',
    '/api/jobs?hide_applied=1',
    '/api/jobs?eligible=1',
    '/api/jobs?sort=pay',
    '/api/jobs?platform=tiktok&category=food&pay_type=fixed&pay_min=1&pay_max=90000',
    '/api/user',
  ])('GET %s reads no table whole', async (url) => {
    // `job_versions` has one row; the other two scans read results of subqueries.
    const allowed = /job_versions|^SCAN (?:pending|effective):/;
    const scans = await findScans(async () => {
      expect((await user.get(url)).status).toBe(200);
    });
    expect(scans.filter((scan) => !allowed.test(scan))).toEqual([]);
  });

  // PostgreSQL chooses by the number of rows whether it sorts.
  test.runIf(kind === 'SQLite').each([
    ['/api/payment', 'payments_newest'],
    ['/api/payment?state=available', 'payments_newest_by_state'],
    ['/api/payment/withdrawal', 'withdrawals_newest'],
    ['/api/payment/withdrawal?state=paid', 'withdrawals_newest_by_state'],
  ])('a page of GET %s is read in the order of the index %s', async (url, index) => {
    const plans = await explain(() => user.get(url));
    const page = plans.find(({ statement }) => statement.includes(' limit '))?.rows ?? [];
    const steps = (page as { detail: string }[]).map(({ detail }) => detail);
    expect(steps[0]).toContain(`USING INDEX ${index} (`);
    expect(steps.filter((step) => step.includes('TEMP B-TREE'))).toEqual([]);
  });

  // A wallet may have many entries, and those at the start of a year are far from its last.
  test.runIf(kind === 'SQLite')('the entries of a year are read by time', async () => {
    const plans = await explain(() => user.get(`/api/summary/payout/year/${thisYear}`));
    const steps = plans
      .filter(({ statement }) => /from "ledger_entries"/.test(statement))
      .map(({ rows }) => (rows as { detail: string }[]).map(({ detail }) => detail).join());
    // The balance at the start, and what belongs to another month in UTC than in the zone of the account.
    expect(steps).toHaveLength(2);
    for (const step of steps) expect(step).toContain('USING INDEX ledger_entries_time (');
  });

  test('the due jobs read no table whole', async () => {
    // A new job that matches an alert, so that the queries of the alerts run too.
    await user.post('/api/profile', { preferences: { job_alerts: ['food'] } });
    const { db } = server.services;
    await db.insertInto('new_jobs').values({ job_id: 'sunrise-spritz' }).execute();
    // `new_jobs` and `job_matches` are queues, which are empty most of the time.
    const allowed = /new_jobs|^SCAN job_matches /;
    const scans = await findScans(() => runDueJobs(server.services));
    expect(scans.filter((scan) => !allowed.test(scan))).toEqual([]);
  });

  test('a list without its indexes is reported as a scan', async () => {
    for (const index of ['owner', 'due', 'newest', 'newest_by_state']) {
      await sql`drop index ${sql.id(`payments_${index}`)}`.execute(server.services.db);
    }
    expect(await findScans(() => user.get('/api/payment'))).not.toEqual([]);
  });
});
