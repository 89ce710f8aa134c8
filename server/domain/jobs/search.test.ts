import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Jobs } from '../../contract/jobs.ts';
import { auditLedger } from '../money/audit.ts';
import { databaseKinds } from '../../testing/databases.ts';
import type { TestClient } from '../../testing/testClient.ts';
import { openTestServer, type TestServer } from '../../testing/testServer.ts';

describe.each(databaseKinds)('the job list on %s', (kind) => {
  let server: TestServer;
  let user: TestClient;
  beforeAll(async () => {
    server = await openTestServer({ kind });
    user = await server.signedIn('approved');
  });
  afterAll(() => server.close());

  const read = async (query = '') => (await user.get<Jobs>(`/api/jobs${query}`)).body;

  test('orders by match the same on pages of any size, each job once', async () => {
    const { data, meta } = await read('?per_page=100');
    expect(data).toHaveLength(meta.total);
    const rank = ({ state, my }: Jobs['data'][number]) =>
      (state === 'open' ? 0 : 2) + (my.eligible ? 0 : 1);
    expect(data.map(rank)).toEqual(data.map(rank).toSorted());
    for (const size of [1, 7, 20]) {
      const ids: string[] = [];
      for (let page = 1; page <= Math.ceil(meta.total / size) + 1; page += 1) {
        ids.push(...(await read(`?per_page=${size}&page=${page}`)).data.map(({ id }) => id));
      }
      expect(ids).toEqual(data.map(({ id }) => id));
    }
  });

  test('counts again at once after a job is closed, added to another category or opened', async () => {
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

  test('the audit finds earnings that differ from the entries', async () => {
    const { db } = server.services;
    expect((await auditLedger(db)).faults).toEqual([]);
    await db
      .updateTable('ledger_accounts')
      .set({ earned: 1 })
      .where('id', 'like', 'wallet:%')
      .execute();
    expect((await auditLedger(db)).faults.join()).toMatch(/earnings 1, entries sum to/);
  });
});
