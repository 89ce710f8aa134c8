import type { MessageKind } from '../../../contract/schemas/discussion.ts';
import { defineTable, json, number, text, time } from '../defineTable.ts';
import { accountColumn } from '../personalRows.ts';

export const discussionMessages = defineTable({
  about: 'The messages of these discussions, of both sides.',
  section: 'messages',
  belongsTo: accountColumn(),
  erasure: 'delete',
  columns: {
    id: text(),
    account_id: text(),
    job_id: text(),
    position: number(),
    kind: text<MessageKind>(),
    author: text<'publisher' | 'brand' | 'platform'>(),
    /** Text of a person; empty for messages of the platform, which are translated when they are read. */
    body: text(),
    message_key: text().orNull(),
    values_json: json().orNull(),
    /** The event that a message of the platform reports; unique, so that no event is reported twice. */
    event: text().orNull(),
    client_ref: text().orNull(),
    extension_id: text().orNull(),
    created_at: time(),
    /** Time at which an email about the message was queued; null without an email. */
    mailed_at: time().orNull(),
    /** BCP 47 tag of the language of the body, or `und`. */
    language: text().default('und'),
  },
});
