import { setTimeout as wait } from 'node:timers/promises';
import type { Health } from '../../contract/schemas/health.ts';
import { checkWrites, isWriteSlow } from '../database/connect.ts';
import type { Services } from './services.ts';

/** Time in ms after which a check is not waited for, so that the health check responds within a second. */
const maxResponseTime = 800;

/** The state of this process, for the health check. */
export type ServerState = {
  isShuttingDown: boolean;
  /** Whether a newer version has migrated the database, so that this process must not serve requests. */
  isOutdated: boolean;
  /** Whether the check after the start has found damage in the database file. */
  isDamaged: boolean;
  /** Whether messages in the outbox are late. */
  isMailLate: boolean;
  /** When due jobs last ran without an error, as `performance.now()`. */
  dueJobsRanAt: number | null;
  cspReports: number;
};

/** Checks whether this process accepts requests and its database can be written. */
export async function readHealth(
  { db, config }: Services,
  { isShuttingDown, isDamaged, isMailLate, cspReports }: ServerState,
): Promise<Health> {
  const reports = config.hasTestHooks ? { csp_reports: cspReports } : {};
  if (isShuttingDown) return { status: 'shutting_down', ...reports };
  const isAlive = await Promise.race([
    checkWrites(db).then(
      () => true,
      () => false,
    ),
    wait(maxResponseTime, undefined, { ref: false }).then(() => isWriteSlow(db)),
  ]);
  const mail = isMailLate ? { mail: 'late' as const } : {};
  const data = isDamaged ? { data: 'damaged' as const } : {};
  return { status: isAlive ? 'ok' : 'unavailable', ...mail, ...data, ...reports };
}
