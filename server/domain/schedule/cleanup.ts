import { DatabaseUnavailableError } from '../../database/databaseUnavailable.ts';
import { eraseLateRows } from '../privacy/erase.ts';
import { retentionRules } from '../privacy/retention.ts';
import type { Services } from '../services.ts';
import { deleteExpiredSessions } from '../session/sessions.ts';
import { deleteOldFlows } from '../social/oauthFlows.ts';

/**
 * Deletes what is kept for a time only: expired sessions, sign-ins that were begun, and what `retentionRules` lists. A deletion that fails,
 * because the storage of pictures is down for example, does not stop the others; the errors are thrown at the end.
 */
export async function cleanup(services: Services): Promise<void> {
  const { db, clock, config } = services;
  const deletions: ((services: Services) => Promise<unknown>)[] = [
    () => deleteExpiredSessions(db, config.session, clock.machineNow()),
    deleteOldFlows,
    ...Object.values(retentionRules).map(({ apply }) => apply),
    eraseLateRows,
  ];
  const errors: unknown[] = [];
  for (const runDeletion of deletions) {
    try {
      await runDeletion(services);
    } catch (error) {
      // Without the database, each of the others would wait for it in turn.
      if (error instanceof DatabaseUnavailableError) throw error;
      errors.push(error);
    }
  }
  if (errors.length > 0) throw new AggregateError(errors, 'Old data could not be deleted.');
}
