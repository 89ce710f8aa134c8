import { DefaultQueryExecutor } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { databaseKinds } from '../testing/databases.ts';
import { addHistory, addJobs } from '../testing/fillDatabase.ts';
import type { TestClient } from '../testing/testClient.ts';
import { openTestServer, type TestServer } from '../testing/testServer.ts';

type Page = { data: unknown[] };

/** Lists whose rows `addJobs` and `addHistory` add to, with filters that these rows pass. */
const lists = [
  '/api/jobs?sort=newest&per_page=100',
  '/api/jobs?sort=pay&per_page=100',
  '/api/job/history?per_page=100',
  '/api/job/history?sort=due&per_page=100',
  '/api/job/history?group=completed&per_page=100',
];

const parts = ['/api/payment?', '/api/payment/transaction?', '/api/payment/withdrawal?'];

describe.each(databaseKinds)('a list on %s', (kind) => {
  let server: TestServer;
  let user: TestClient;
  beforeAll(async () => {
    server = await openTestServer({ kind });
    user = await server.signedIn('approved');
  });
  afterAll(() => server.close());

  async function countQueries(url: string): Promise<{ rows: number; queries: number }> {
    // Spies on the class, because a transaction has its own executor.
    const spy = vi.spyOn(DefaultQueryExecutor.prototype, 'executeQuery');
    const { body } = await user.get<Page>(url);
    const queries = spy.mock.calls.length;
    spy.mockRestore();
    return { rows: body.data.length, queries };
  }

  test.each(parts)('reads a whole page with the queries of half of it: %s', async (list) => {
    const all = await countQueries(`${list}per_page=100`);
    const half = await countQueries(`${list}per_page=${Math.ceil(all.rows / 2)}`);
    expect(all.rows).toBeGreaterThan(half.rows + 1);
    // A row may be the first one of its kind, with a query for all rows of this kind.
    expect(all.queries - half.queries).toBeLessThan(all.rows - half.rows);
  });

  test('reads a long page with the queries of a short one', async () => {
    const short = new Map<string, { rows: number; queries: number }>();
    for (const list of lists) short.set(list, await countQueries(list));
    await addJobs(server.services.db, 1500);
    await addHistory(server.services.db, 30);
    for (const list of lists) {
      const { rows, queries } = await countQueries(list);
      expect(rows, list).toBeGreaterThan((short.get(list)?.rows ?? 0) + 20);
      expect(queries, list).toBeLessThanOrEqual(short.get(list)?.queries ?? 0);
    }
  });
});
