import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseKinds } from '../testing/databases.ts';
import { openTestServer, type TestServer } from '../testing/testServer.ts';
import { migrate } from './migrate.ts';
import { readDemoJobs } from '../demo/seed/jobs.ts';
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
    expect(jobs).toHaveLength(readDemoJobs(0).length);
  });

  test('the demo database is seeded with jobs on six platforms, in every state, of brands with every behaviour', () => {
    const demoJobs = readDemoJobs(0);
    const platforms = new Set(
      demoJobs.flatMap(({ job }) => job.platforms.map(({ platform }) => platform)),
    );
    expect(platforms.size).toBe(6);
    const states = new Set(demoJobs.map(({ row }) => row.state));
    expect([...states].toSorted()).toEqual(['cancelled', 'closed', 'completed', 'full', 'open']);
    const behaviours = new Set(demoJobs.map(({ row }) => row.behaviour ?? 'none'));
    expect(behaviours.size).toBe(10);
  });
});
