import { defineTable, number, text, time } from '../defineTable.ts';
import { accountColumn } from '../personalRows.ts';

export const discussions = defineTable({
  about: 'The discussions with brands, one for each job.',
  section: 'discussions',
  belongsTo: accountColumn(),
  erasure: 'delete',
  columns: {
    account_id: text(),
    job_id: text(),
    /** Position of the newest message; incremented while the row is locked, so that messages commit in the order of their positions. */
    last_position: number(),
    /** Position up to which the publisher has read. */
    read_position: number(),
    /** Number of messages after `read_position` that the publisher did not write. */
    unread: number(),
    updated_at: time(),
  },
});
