import { defineTable, text } from '../defineTable.ts';

/** The categories of a job. */
export const jobCategories = defineTable({
  notPersonal: 'data of brands',
  columns: {
    job_id: text(),
    category: text(),
  },
});
