import { defineTable, text, time } from '../defineTable.ts';
import { accountColumn } from '../personalRows.ts';

export const idempotencyKeys = defineTable({
  about: 'Responses that a repeated request gets again.',
  section: 'idempotency_keys',
  omitted: 'copies of exported rows, deleted after two days',
  belongsTo: accountColumn(),
  erasure: 'delete',
  columns: {
    account_id: text(),
    operation: text(),
    key: text(),
    fingerprint: text(),
    /** The result of the request; null while the request runs. */
    answer_json: text().orNull(),
    created_at: time(),
  },
});
