import { defineTable, number, text, time } from '../defineTable.ts';
import { isMessageOf } from '../personalRows.ts';

export const outbox = defineTable({
  about: 'Emails and text messages to the person, without their texts.',
  section: 'mails',
  belongsTo: isMessageOf,
  erasure: 'delete',
  columns: {
    id: text(),
    at: time(),
    channel: text<'email' | 'sms'>(),
    recipient: text(),
    subject: text(),
    body: text().omit('can contain codes; deleted once it is delivered'),
    /** A decoy is stored but never sent, so that the server does the same work for an unknown address. */
    state: text<'queued' | 'sent' | 'failed' | 'decoy' | 'expired' | 'cancelled'>().default(
      'queued',
    ),
    attempts: number().default(0),
    /** System time of the next attempt. */
    next_at: time().default(0),
    /** System time after which the message is not sent. */
    expires_at: time().orNull(),
    /** URL for unsubscribing (RFC 8058); null for emails that users cannot turn off. */
    unsubscribe: text().orNull().secret('signed link'),
    /** System time from which the five days of attempts count. */
    queued_at: time().orNull(),
    /** Name and code of the last error. */
    error: text().orNull(),
    /** The message to send after this message has expired, as JSON. */
    late_text: text().orNull().omit('can contain codes'),
  },
});
