import type { Tx } from '../database/schema.ts';
import type { Clock } from './clock.ts';
import { newId } from './identifiers.ts';

/** To whom something goes, and until when (machine time) it is of use. */
export type Post = {
  recipient: string;
  expiresAt?: number;
  /** Written for the sake of equal work, and never sent. */
  isDecoy?: boolean;
};

/** A mail to one address. */
export type Mail = Post & { subject: string; body: string };

/** A text message to one number. */
export type Sms = Post & { body: string };

/** Puts a mail into the outbox, in the transaction of what it tells about: both happen, or neither. */
export async function sendMail(tx: Tx, clock: Clock, { subject, ...mail }: Mail): Promise<void> {
  // A line break in a subject would begin another header.
  await put(tx, clock, 'email', { ...mail, subject: subject.replace(/\s+/g, ' ') });
}

/** Puts a text message into the outbox, in the transaction of what it tells about. */
export async function sendSms(tx: Tx, clock: Clock, sms: Sms): Promise<void> {
  await put(tx, clock, 'sms', { ...sms, subject: '' });
}

async function put(tx: Tx, clock: Clock, channel: 'email' | 'sms', mail: Mail): Promise<void> {
  const { recipient, subject, body, expiresAt = null, isDecoy = false } = mail;
  await tx
    .insertInto('outbox')
    .values({
      ...{ id: newId(), at: clock.now(), channel, recipient, subject, body },
      state: isDecoy ? 'decoy' : 'queued',
      attempts: 0,
      next_at: clock.machineNow(),
      expires_at: expiresAt,
    })
    .execute();
}
