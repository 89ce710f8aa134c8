import { defineTable, text, time } from '../defineTable.ts';
import { accountColumn } from '../personalRows.ts';

/** New jobs that match an account's alerts and were not yet mailed. */
export const jobMatches = defineTable({
  about: 'New jobs that match the job alerts and were not mailed yet.',
  section: 'job_matches',
  belongsTo: accountColumn(),
  erasure: 'delete',
  columns: {
    account_id: text(),
    job_id: text(),
    matched_at: time(),
  },
});
