import { day } from '../../durations.ts';
import { deleteUnusedAttachments } from '../attachments/attachments.ts';
import type { Services } from '../services.ts';
import { deleteExpiredSessions } from '../session/sessions.ts';
import { deleteOldFlows } from '../social/oauthFlows.ts';

/** Deletes expired sessions, codes, OAuth flows, idempotency keys, rate windows, decoy messages and unused pictures. */
export async function cleanup(services: Services): Promise<void> {
  const { db, clock, config } = services;
  const now = clock.machineNow();
  await deleteExpiredSessions(db, config.session, now);
  await db
    .deleteFrom('idempotency_keys')
    .where('created_at', '<', now - 2 * day)
    .execute();
  await db
    .deleteFrom('otp_challenges')
    .where('expires_at', '<', now - day)
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
  await deleteOldFlows(services);
  await deleteUnusedAttachments(services);
}
