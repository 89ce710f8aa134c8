import type { Services } from '../services.ts';
import { removeDeadSessions } from '../session/sessions.ts';
import { removeOldFlows } from '../social/oauthFlows.ts';

const day = 86_400_000;

/** Removes what can never be used again: dead sessions, old codes, old answers, old windows. */
export async function keepHouse(services: Services): Promise<void> {
  const { db, clock, config } = services;
  const now = clock.machineNow();
  await removeDeadSessions(db, config.session, now);
  await db
    .deleteFrom('idempotency_keys')
    .where('created_at', '<', now - 2 * day)
    .execute();
  await db
    .deleteFrom('otp_challenges')
    .where('created_at', '<', now - day)
    .execute();
  await db
    .deleteFrom('outbox')
    .where('state', '=', 'decoy')
    .where('next_at', '<', now - day)
    .execute();
  await db
    .deleteFrom('rate_windows')
    .where('started_at', '<', now - 2 * day)
    .execute();
  await removeOldFlows(services);
}
