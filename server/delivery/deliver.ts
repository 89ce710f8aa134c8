import { sql } from 'kysely';
import type { Services } from '../domain/services.ts';
import type { Carrier, Carriers, Waiting } from './transport.ts';

const atOnce = 20;
const attempts = 8;

/** Before the second try, in ms; each further pause is twice as long. */
const firstPause = 30_000;

/** Tells of a failure; never with the text, which may hold a code. */
export type TellFailure = (
  waiting: Pick<Waiting, 'id' | 'channel' | 'attempts'>,
  error: unknown,
) => void;

/**
 * Carries what waits in the outbox, and answers how much was carried. Several processes may do this at once:
 * what one has claimed, the others leave. A failure is tried again after growing pauses, and what is of no
 * use any more is dropped. Text that was carried is forgotten, but in the demo's mailbox.
 */
export async function deliverOutbox(
  services: Services,
  carriers: Carriers,
  tellFailure: TellFailure,
): Promise<number> {
  const claimed = await claim(services, Object.keys(carriers) as Waiting['channel'][]);
  const carried = await Promise.all(
    claimed.map((waiting) => carry(services, carriers[waiting.channel], waiting, tellFailure)),
  );
  return carried.filter(Boolean).length;
}

// A claim ends by itself with the pause, so that what a dying process had in hand is not lost.
async function claim({ db, clock }: Services, channels: Waiting['channel'][]): Promise<Waiting[]> {
  if (channels.length === 0) return [];
  const now = clock.machineNow();
  const next = db
    .selectFrom('outbox')
    .select('id')
    .where('state', '=', 'queued')
    .where('next_at', '<=', now)
    .where('channel', 'in', channels)
    .orderBy('next_at')
    .limit(atOnce);
  return db
    .updateTable('outbox')
    .set({
      attempts: sql<number>`attempts + 1`,
      next_at: sql<number>`cast(${now} as bigint) + ${firstPause} * (1 << attempts)`,
    })
    .where('id', 'in', next)
    .where('state', '=', 'queued')
    .where('next_at', '<=', now)
    .returningAll()
    .execute();
}

async function carry(
  services: Services,
  carrier: Carrier | undefined,
  waiting: Waiting,
  tellFailure: TellFailure,
): Promise<boolean> {
  const { clock } = services;
  if (waiting.expires_at !== null && waiting.expires_at <= clock.machineNow()) {
    await settle(services, waiting.id, 'failed');
    return false;
  }
  try {
    await carrier?.(waiting);
  } catch (error) {
    const { id, channel, attempts: times } = waiting;
    tellFailure({ id, channel, attempts: times }, error);
    if (times >= attempts) await settle(services, id, 'failed');
    return false;
  }
  await settle(services, waiting.id, 'sent');
  return true;
}

async function settle(
  { db, config }: Services,
  id: string,
  state: 'sent' | 'failed',
): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ state, ...(!config.hasSeams && { body: '' }) })
    .where('id', '=', id)
    .execute();
}
