import { DefaultQueryExecutor } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { databaseKinds } from '../testing/databases.ts';
import { addHistory, addJobs } from '../testing/fillDatabase.ts';
import type { TestClient } from '../testing/testClient.ts';
import { openTestServer, type TestServer } from '../testing/testServer.ts';

type Page = { data: unknown[] };

/** Lists that contain rows of `addJobs` and `addHistory`. */
const lists = [
  '/api/jobs?sort=newest&per_page=100',
  '/api/jobs?sort=pay&per_page=100',
  '/api/job/history?per_page=100',
  '/api/job/history?sort=due&per_page=100',
  '/api/job/history?group=completed&per_page=100',
];

/** Lists to which the tests add no rows, so a whole page is compared with half a page. */
const paymentLists = ['/api/payment?', '/api/payment/transaction?', '/api/payment/withdrawal?'];

describe.each(databaseKinds)('the queries of a list on %s', (kind) => {
  let server: TestServer;
  let user: TestClient;
  beforeAll(async () => {
    server = await openTestServer({ kind });
    user = await server.signedIn('approved');
  });
  afterAll(() => server.close());

  /** Reads a list, and counts its rows and the queries that it took. */
  async function countQueries(url: string): Promise<{ rows: number; queries: number }> {
    // Spies on the class, because each transaction has its own executor.
    const spy = vi.spyOn(DefaultQueryExecutor.prototype, 'executeQuery');
    const { body } = await user.get<Page>(url);
    const queries = spy.mock.calls.length;
    spy.mockRestore();
    return { rows: body.data.length, queries };
  }

  test.each(paymentLists)('a whole page is read without a query per row: %s', async (list) => {
    const whole = await countQueries(`${list}per_page=100`);
    const half = await countQueries(`${list}per_page=${Math.ceil(whole.rows / 2)}`);
    // With a difference of one row, the expectation below would allow no further query.
    expect(whole.rows).toBeGreaterThan(half.rows + 1);
    // The longer page may contain more kinds of rows, and each kind may cost one query. A query for each row is a fault.
    expect(whole.queries - half.queries).toBeLessThan(whole.rows - half.rows);
  });

  test('a long page is read with as many queries as a short page', async () => {
    const short = new Map<string, { rows: number; queries: number }>();
    for (const list of lists) short.set(list, await countQueries(list));
    // `addHistory` uses the copies 10 to 19 of each job.
    await addJobs(server.services.db, 1500);
    await addHistory(server.services.db, 30);
    for (const list of lists) {
      const { rows, queries } = await countQueries(list);
      expect(rows, list).toBeGreaterThan((short.get(list)?.rows ?? 0) + 20);
      expect(queries, list).toBeLessThanOrEqual(short.get(list)?.queries ?? 0);
    }
  });
});
