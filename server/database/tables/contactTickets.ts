import type { ContactTopic } from '../../../contract/schemas/help.ts';
import { defineTable, text, time } from '../defineTable.ts';
import { accountColumn } from '../personalRows.ts';

export const contactTickets = defineTable({
  about: 'Messages to the support.',
  section: 'tickets',
  belongsTo: accountColumn(),
  erasure: 'delete',
  columns: {
    id: text(),
    account_id: text(),
    reference: text(),
    state: text<'received' | 'answered' | 'closed'>(),
    topic: text<ContactTopic>(),
    subject: text(),
    message: text(),
    email: text(),
    job_id: text().orNull(),
    page: text().orNull(),
    created_at: time(),
    /** The payment that a question is about. */
    payment_id: text().orNull(),
    answer: text().orNull(),
    /** Time by which support must reply. */
    reply_by: time().orNull(),
    answered_at: time().orNull(),
  },
});
