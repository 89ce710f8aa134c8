import type { Database } from '../../database/schema.ts';
import { day } from '../../durations.ts';
import { deleteUnusedAttachments } from '../attachments/attachments.ts';
import { eraseLateRows } from '../privacy/erase.ts';
import type { Services } from '../services.ts';
import { deleteExpiredSessions } from '../session/sessions.ts';
import { deleteOldFlows } from '../social/oauthFlows.ts';

/** Days after which the outbox forgets what was delivered, and the text of what was given up. */
const [deliveredDays, failedDays] = [90, 7];
/** As long as accounts may ask who decided about them. */
const operatorLogDays = 730;

/** Deletes expired sessions, codes, OAuth flows, idempotency keys, rate windows, old messages, old commands and unused pictures. */
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
  await cleanUpOutbox(db, now);
  await db
    .deleteFrom('operator_log')
    .where('at', '<', now - operatorLogDays * day)
    .execute();
  await db
    .deleteFrom('rate_windows')
    .where('started_at', '<', now - 2 * day)
    .execute();
  await deleteOldFlows(services);
  await eraseLateRows(services);
  await deleteUnusedAttachments(services);
}

async function cleanUpOutbox(db: Database, now: number): Promise<void> {
  await db
    .deleteFrom('outbox')
    .where('state', 'in', ['sent', 'expired', 'cancelled', 'failed'])
    .where('next_at', '<', now - deliveredDays * day)
    .execute();
  await db
    .updateTable('outbox')
    .set({ body: '' })
    .where('state', '=', 'failed')
    .where('next_at', '<', now - failedDays * day)
    .where('body', '!=', '')
    .execute();
}
