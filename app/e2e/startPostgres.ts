import { startPostgres } from '../../server/testing/postgres.ts';
import { postgresVariable } from './server.ts';

/** Starts the PostgreSQL server of the journeys, and answers how it is ended. */
export default async function setUp(): Promise<() => Promise<void>> {
  const server = await startPostgres();
  process.env[postgresVariable] = server.url;
  return () => server.stop();
}
