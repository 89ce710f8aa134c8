import type { TestProject } from 'vitest/node';
import { startPostgres } from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
  }
}

/** Provides a PostgreSQL server to all tests: DATABASE_TEST_URL, or a private one for this run. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env['DATABASE_TEST_URL'];
  if (given) {
    project.provide('postgresUrl', given);
    return () => Promise.resolve();
  }
  const server = await startPostgres();
  project.provide('postgresUrl', server.url);
  return () => server.stop();
}
