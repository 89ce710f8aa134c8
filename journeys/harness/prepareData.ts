import type { FullConfig } from '@playwright/test';
import { startPostgres } from '../../server/testing/postgres.ts';
import { makeServer, postgresVariable, seededVariable } from './server.ts';

/**
 * Seeds the demo data that each server of the journeys copies, and starts a PostgreSQL server if the configuration requires one. Returns a
 * function that removes both.
 */
export default async function prepareData({ metadata }: FullConfig): Promise<() => Promise<void>> {
  const postgres = metadata['database'] === 'PostgreSQL' ? await startPostgres() : null;
  if (postgres) process.env[postgresVariable] = postgres.url;
  const seeded = await makeServer();
  await seeded.end();
  process.env[seededVariable] = JSON.stringify(seeded.data);
  return async () => {
    await seeded.stop();
    await postgres?.stop();
  };
}
