import { defineTable, text } from '../defineTable.ts';

/** Jobs that were not yet compared with the job alerts. */
export const newJobs = defineTable({
  notPersonal: 'data of brands',
  columns: {
    job_id: text(),
  },
});
