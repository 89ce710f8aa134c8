import type { CompiledQuery } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestClient } from '../testing/testClient.ts';
import { openTestServer, type TestServer } from '../testing/testServer.ts';

let server: TestServer;
let user: TestClient;
beforeAll(async () => {
  server = await openTestServer();
  user = await server.signedIn('approved');
});
afterAll(() => server.close());

/** Reads a list and returns what SQLite scans for it without an index. */
async function findScans(url: string): Promise<string[]> {
  const queries: CompiledQuery[] = [];
  const executor = server.services.db.getExecutor();
  const execute = executor.executeQuery.bind(executor);
  executor.executeQuery = (query) => {
    queries.push(query);
    return execute(query);
  };
  const { status } = await user.get(url);
  executor.executeQuery = execute;
  expect(status).toBe(200);
  const scans: string[] = [];
  for (const query of queries.filter(({ sql }) => sql.startsWith('select'))) {
    const plan = await execute<{ detail: string }>({
      ...query,
      sql: `explain query plan ${query.sql}`,
    });
    for (const { detail } of plan.rows) {
      if (/^SCAN (?!.*USING (COVERING )?INDEX)/.test(detail)) scans.push(`${detail}: ${query.sql}`);
    }
  }
  expect(queries.length).toBeGreaterThan(0);
  return scans;
}

test.each([
  '/api/jobs',
  '/api/jobs?page=2',
  '/api/jobs?sort=newest',
  '/api/jobs?sort=closing',
  '/api/job/history',
  '/api/payment',
  '/api/payment/transaction',
  '/api/payment/transaction?page=2',
  '/api/payment/transaction?type=earning',
  '/api/summary/wallet',
  '/api/user/session',
])('GET %s scans no table', async (url) => {
  // One row, which triggers replace.
  const allowed = /^SCAN job_versions/;
  expect((await findScans(url)).filter((scan) => !allowed.test(scan))).toEqual([]);
});
