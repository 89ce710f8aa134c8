import { runEach } from '../../database/runEach.ts';
import { eraseLateRows } from '../privacy/erase.ts';
import { retentionRules } from '../privacy/retention.ts';
import type { Services } from '../services.ts';
import { deleteExpiredSessions } from '../session/sessions.ts';
import { deleteOldFlows } from '../social/oauthFlows.ts';

/** Deletes what is kept for a time only: expired sessions, sign-ins that were begun, and what `retentionRules` lists. */
export async function cleanup(services: Services): Promise<void> {
  const { db, clock, config } = services;
  const deletions: ((services: Services) => Promise<unknown>)[] = [
    () => deleteExpiredSessions(db, config.session, clock.machineNow()),
    deleteOldFlows,
    ...Object.values(retentionRules).map(({ apply }) => apply),
    eraseLateRows,
  ];
  await runEach(deletions, (deletion) => deletion(services));
}
