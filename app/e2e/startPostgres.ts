import { startPostgres } from '../../server/testing/postgres.ts';
import { postgresVariable } from './server.ts';

/** Starts the PostgreSQL server of the journeys; returns the function that stops it. */
export default async function setup(): Promise<() => Promise<void>> {
  const server = await startPostgres();
  process.env[postgresVariable] = server.url;
  return () => server.stop();
}
