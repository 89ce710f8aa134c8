import { defineTable, text } from '../defineTable.ts';
import { accountColumn } from '../personalRows.ts';

/** The categories whose new jobs are mailed to an account. */
export const jobAlerts = defineTable({
  about: 'The categories whose new jobs are mailed.',
  section: 'job_alerts',
  belongsTo: accountColumn(),
  erasure: 'delete',
  columns: {
    account_id: text(),
    category: text(),
  },
});
