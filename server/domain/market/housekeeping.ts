import type { Services } from '../services.ts';
import { removeDeadSessions } from '../session/sessions.ts';

const day = 86_400_000;

/** Removes what can never be used again: dead sessions, old answers, old windows. */
export async function keepHouse({ db, clock, config }: Services): Promise<void> {
  const now = clock.machineNow();
  await removeDeadSessions(db, config.session, now);
  await db
    .deleteFrom('idempotency_keys')
    .where('created_at', '<', now - 2 * day)
    .execute();
  await db
    .deleteFrom('rate_windows')
    .where('started_at', '<', now - 2 * day)
    .execute();
}
