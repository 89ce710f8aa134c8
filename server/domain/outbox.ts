import type { Selectable } from 'kysely';
import type { Schema, Tx } from '../database/schema.ts';
import type { Clock } from './clock.ts';
import { newId } from './identifiers.ts';

/** An email or text message in the outbox. */
export type OutboxMessage = Selectable<Schema['outbox']>;

/** What is sent in place of a message whose code or link has expired before it could be delivered. */
export type LateText = { subject: string; body: string };

/** Options of every message. After `expiresAt` (system time), `late` is sent instead, or nothing. */
export type MessageOptions = {
  recipient: string;
  expiresAt?: number;
  late?: LateText;
  /** A decoy is stored but never sent, so that the response time does not show whether an account exists. */
  isDecoy?: boolean;
  /** URL with which the recipient unsubscribes from this kind of email. */
  unsubscribe?: string;
};

/** An email to one address. */
export type Email = MessageOptions & { subject: string; body: string };

/** A text message to one number. */
export type TextMessage = MessageOptions & { body: string };

/** Queues an email in the caller's transaction, so that the change and its email commit together. */
export async function sendEmail(tx: Tx, clock: Clock, email: Email): Promise<void> {
  // Removes line breaks, because a line break in a subject would start another header.
  await queue(tx, clock, 'email', { ...email, subject: toSubject(email.subject) });
}

/** Queues a text message in the caller's transaction. */
export async function sendTextMessage(tx: Tx, clock: Clock, message: TextMessage): Promise<void> {
  await queue(tx, clock, 'sms', { ...message, subject: '' });
}

/** Returns the text that replaces an expired message; null if there is none. */
export function toLateText({ late_text: late }: OutboxMessage): LateText | null {
  return late ? (JSON.parse(late) as LateText) : null;
}

function toSubject(text: string): string {
  return text.replace(/\s+/g, ' ');
}

async function queue(
  tx: Tx,
  clock: Clock,
  channel: 'email' | 'sms',
  { recipient, subject, body, expiresAt, late, isDecoy = false, unsubscribe }: Email,
): Promise<void> {
  await tx
    .insertInto('outbox')
    .values({
      id: newId(),
      // Business time, unlike `queued_at` and `next_at`, by which the delivery is timed.
      at: clock.now(),
      channel,
      recipient,
      subject,
      body,
      state: isDecoy ? 'decoy' : 'queued',
      attempts: 0,
      next_at: clock.machineNow(),
      expires_at: expiresAt ?? null,
      unsubscribe: unsubscribe ?? null,
      queued_at: clock.machineNow(),
      late_text: late ? JSON.stringify({ ...late, subject: toSubject(late.subject) }) : null,
    })
    .execute();
}
