import type { Tx } from '../database/schema.ts';
import type { Clock } from './clock.ts';
import { newId } from './identifiers.ts';

/** A mail to one address. */
export type Mail = { recipient: string; subject: string; body: string };

/** Puts a mail into the outbox, in the transaction of what it tells about: both happen, or neither. */
export async function sendMail(tx: Tx, clock: Clock, mail: Mail): Promise<void> {
  // A line break in a subject would begin another header.
  const subject = mail.subject.replace(/\s+/g, ' ');
  await tx
    .insertInto('outbox')
    .values({ ...mail, subject, id: newId(), at: clock.now(), channel: 'email' })
    .execute();
}
