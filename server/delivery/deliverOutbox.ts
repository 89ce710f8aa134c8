import { sql, type ExpressionBuilder } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { inTransaction } from '../database/transaction.ts';
import { toLateText, type OutboxMessage } from '../domain/outbox.ts';
import type { Services } from '../domain/services.ts';
import { day, hour, second } from '../durations.ts';
import { runStep } from '../telemetry/telemetry.ts';
import type { Transport, Transports } from './transport.ts';

/** Messages that one process claims at once. */
const batchSize = 20;
/** Delay before the second attempt; it doubles with each further attempt, up to an hour. */
const firstRetryDelay = 30 * second;
const maxRetryDelay = hour;
const maxDoublings = Math.floor(Math.log2(maxRetryDelay / firstRetryDelay));
/** How long most failures are retried: as long as mail servers retry (RFC 5321, 4.5.4.1). */
const giveUpAfter = 5 * day;
/** How long an address is retried that is refused without a reason: the address may not exist, or the mail server may refuse us. */
const giveUpUnclearAfter = day;
// SMTP replies for an address that does not exist (RFC 5321, 4.2.3), and the enhanced status codes of such replies (RFC 3463, RFC 7505).
const refusedRecipientReply = /^(?:550|551|553)[ -]/;
const enhancedCode = /^\d{3}[ -]([245]\.\d{1,3}\.\d{1,3})\b/;
const unknownRecipientCodes = ['5.1.1', '5.1.3', '5.1.6', '5.1.10'];

/** Reports a failed attempt, without the message's text, which may contain a code. */
export type OnFailure = (
  message: Pick<OutboxMessage, 'id' | 'channel' | 'attempts'>,
  error: unknown,
) => void;

/**
 * Delivers waiting messages of the outbox and returns their number. Several processes may call it at once: each message is claimed by one
 * process. Failed messages are retried with growing delays for five days, and keep their text meanwhile. An expired message is replaced by
 * its late text, or dropped. The text of a delivered message is deleted, unless the demo's mailbox shows it.
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

// A claim expires after the retry delay, so that messages of a crashed process are delivered later.
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
    .where(isDue(now))
    .where('channel', 'in', channels)
    .orderBy('next_at')
    .limit(batchSize);
  return (
    db
      .updateTable('outbox')
      .set({
        attempts: sql<number>`attempts + 1`,
        next_at: sql<number>`cast(${now} as bigint) + case when attempts > ${maxDoublings}
        then ${maxRetryDelay} else ${firstRetryDelay} * (1 << attempts) end`,
      })
      .where('id', 'in', waiting)
      // Checks again, because another process may have claimed a message since the subquery found it.
      .where('state', '=', 'queued')
      .where(isDue(now))
      .returningAll()
      .execute()
  );
}

// An attempt that is planned later than the longest delay comes from a clock that was wrong, so runs now.
function isDue(now: number) {
  return (row: ExpressionBuilder<Schema, 'outbox'>) =>
    row.or([row('next_at', '<=', now), row('next_at', '>', now + 2 * maxRetryDelay)]);
}

async function deliver(
  services: Services,
  transport: Transport | undefined,
  claimed: OutboxMessage,
  onFailure: OnFailure,
): Promise<boolean> {
  const message = await replaceExpired(services, claimed);
  if (!message) return false;
  const { id, channel, attempts } = message;
  try {
    await runStep(
      { name: `deliver ${channel}`, kind: 'client', attributes: { 'byline.attempt': attempts } },
      async () => transport?.(message),
    );
  } catch (error) {
    onFailure({ id, channel, attempts }, error);
    await recordFailure(services, message, error);
    return false;
  }
  await services.db
    .updateTable('outbox')
    .set({ state: 'sent', error: null, ...withoutText(services) })
    .where('id', '=', id)
    .execute();
  return true;
}

/** Returns the message to send: the message itself, or its replacement after it has expired; undefined if there is nothing to send. */
async function replaceExpired(
  services: Services,
  message: OutboxMessage,
): Promise<OutboxMessage | undefined> {
  const { db, clock } = services;
  if (message.expires_at === null || message.expires_at > clock.machineNow()) return message;
  const late = toLateText(message);
  return inTransaction(db, async (tx) => {
    // One email that asks the user to request a new code replaces several expired codes; none is needed if a later code has arrived.
    const later = await tx
      .selectFrom('outbox')
      .select('id')
      .where('recipient', '=', message.recipient)
      .where('channel', '=', message.channel)
      .where('late_text', '=', message.late_text)
      .where('state', 'in', ['queued', 'sent'])
      .where('queued_at', '>', message.queued_at)
      .limit(1)
      .executeTakeFirst();
    const values =
      late && !later
        ? { ...late, expires_at: null }
        : { state: 'expired' as const, ...withoutText(services) };
    await tx.updateTable('outbox').set(values).where('id', '=', message.id).execute();
    // With the state `expired`, there is no text to send.
    return 'state' in values ? undefined : { ...message, ...values };
  });
}

async function recordFailure(
  { db, clock }: Services,
  { id, queued_at: queuedAt, at }: OutboxMessage,
  error: unknown,
): Promise<void> {
  const isOver = clock.machineNow() - (queuedAt ?? at) >= getPatience(error);
  await db
    .updateTable('outbox')
    .set({
      error: describeFailure(error),
      ...(isOver && { state: 'failed' }),
    })
    .where('id', '=', id)
    .execute();
}

/** Returns name and code of an error, because the error messages of mail servers contain the recipient's address. */
export function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const codes = ['code', 'responseCode'].flatMap((key) =>
    key in error ? [String((error as unknown as Record<string, unknown>)[key])] : [],
  );
  return [error.name, ...codes].join(' ');
}

/**
 * Returns for how many ms to retry: 0 if the recipient's address does not exist; a day if it is refused without a reason; otherwise five
 * days, which gives us time to fix the cause if our sender or server is refused.
 */
function getPatience(error: unknown): number {
  if (!(error instanceof Error && 'command' in error && 'response' in error)) return giveUpAfter;
  const reply = String(error.response);
  if (error.command !== 'RCPT TO' || !refusedRecipientReply.test(reply)) return giveUpAfter;
  const code = enhancedCode.exec(reply)?.[1];
  if (code === undefined) return giveUpUnclearAfter;
  return unknownRecipientCodes.includes(code) ? 0 : giveUpAfter;
}

/** Returns the change that deletes the text of a message; empty where the mailbox of the demo shows the text. */
function withoutText({ config }: Services) {
  return config.hasTestHooks ? {} : { body: '' };
}
