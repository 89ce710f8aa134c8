import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseKinds } from '../testing/databases.ts';
import { openTestServer, type TestServer } from '../testing/testServer.ts';
import { migrate } from './migrate.ts';
import { allJobs } from '../demo/seed/allJobs.ts';
import { seedDemo } from '../demo/seed/seed.ts';

describe.each(databaseKinds)('the demo database on %s', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer({ kind });
  });
  afterAll(() => server.close());

  test('the demo database is migrated and seeded once', async () => {
    await migrate(server.services.db);
    expect(await seedDemo(server.services)).toBe(false);
    const jobs = await server.services.db.selectFrom('jobs').selectAll().execute();
    expect(jobs).toHaveLength(allJobs.length);
  });

  test('the demo database is seeded with jobs on six platforms, in every state, of brands with every behaviour', () => {
    const platforms = new Set(allJobs.flatMap(({ followers }) => Object.keys(followers)));
    expect(platforms.size).toBe(6);
    const states = new Set(allJobs.map(({ timing }) => timing.state));
    expect([...states].toSorted()).toEqual(['cancelled', 'closed', 'completed', 'full', 'open']);
    const behaviours = new Set(allJobs.map(({ behaviour }) => behaviour ?? 'none'));
    expect(behaviours.size).toBe(10);
  });
});
