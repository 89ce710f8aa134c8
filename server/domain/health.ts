import { sql } from 'kysely';
import type { Health } from '../contract/health.ts';
import type { Services } from './services.ts';

/** The state of this process, for the health check. */
export type ServerState = { isShuttingDown: boolean; cspReports: number };

/** Checks whether this process accepts requests and its database responds. */
export async function readHealth(
  { db, config }: Services,
  { isShuttingDown, cspReports }: ServerState,
): Promise<Health> {
  const reports = config.hasTestHooks ? { csp_reports: cspReports } : {};
  if (isShuttingDown) return { status: 'shutting_down', ...reports };
  const isAlive = await sql`select 1`.execute(db).then(
    () => true,
    () => false,
  );
  return { status: isAlive ? 'ok' : 'unavailable', ...reports };
}
