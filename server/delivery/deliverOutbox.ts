import { sql } from 'kysely';
import type { OutboxMessage } from '../domain/outbox.ts';
import type { Services } from '../domain/services.ts';
import { second } from '../durations.ts';
import type { Transport, Transports } from './transport.ts';

const batchSize = 20;
const maxAttempts = 8;
/** Wait before the second attempt; it doubles with each further one. */
const firstRetryDelay = 30 * second;

/** Reports a failed attempt; without the text, which may contain a code. */
export type OnFailure = (
  message: Pick<OutboxMessage, 'id' | 'channel' | 'attempts'>,
  error: unknown,
) => void;

/**
 * Delivers waiting messages of the outbox and returns how many. Several processes may do this at once: each message is
 * claimed by one. Failed messages are retried with growing delays, expired ones are dropped. The text of a delivered
 * message is deleted, except where the demo's mailbox shows it.
 */
export async function deliverOutbox(
  services: Services,
  transports: Transports,
  onFailure: OnFailure,
): Promise<number> {
  const claimed = await claim(services, Object.keys(transports) as OutboxMessage['channel'][]);
  const delivered = await Promise.all(
    claimed.map((message) => deliver(services, transports[message.channel], message, onFailure)),
  );
  return delivered.filter(Boolean).length;
}

// A claim expires with the retry delay, so messages of a crashed process are not lost.
async function claim(
  { db, clock }: Services,
  channels: OutboxMessage['channel'][],
): Promise<OutboxMessage[]> {
  if (channels.length === 0) return [];
  const now = clock.machineNow();
  const waiting = db
    .selectFrom('outbox')
    .select('id')
    .where('state', '=', 'queued')
    .where('next_at', '<=', now)
    .where('channel', 'in', channels)
    .orderBy('next_at')
    .limit(batchSize);
  return db
    .updateTable('outbox')
    .set({
      attempts: sql<number>`attempts + 1`,
      next_at: sql<number>`cast(${now} as bigint) + ${firstRetryDelay} * (1 << attempts)`,
    })
    .where('id', 'in', waiting)
    .where('state', '=', 'queued')
    .where('next_at', '<=', now)
    .returningAll()
    .execute();
}

async function deliver(
  services: Services,
  transport: Transport | undefined,
  message: OutboxMessage,
  onFailure: OnFailure,
): Promise<boolean> {
  const { id, channel, attempts, expires_at: expiresAt } = message;
  if (expiresAt !== null && expiresAt <= services.clock.machineNow()) {
    await setState(services, id, 'failed');
    return false;
  }
  try {
    await transport?.(message);
  } catch (error) {
    onFailure({ id, channel, attempts }, error);
    if (attempts >= maxAttempts) await setState(services, id, 'failed');
    return false;
  }
  await setState(services, id, 'sent');
  return true;
}

async function setState(
  { db, config }: Services,
  id: string,
  state: 'sent' | 'failed',
): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ state, ...(!config.hasTestHooks && { body: '' }) })
    .where('id', '=', id)
    .execute();
}
