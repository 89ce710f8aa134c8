import { defineTable, json, text } from '../defineTable.ts';

/** Long texts of a job. A separate table keeps the rows that a search reads short. */
export const jobTexts = defineTable({
  notPersonal: 'data of brands',
  columns: {
    job_id: text(),
    description: text(),
    brief_json: json(),
    terms_json: json(),
    questions_json: json(),
    changes_json: json(),
    rules_json: json(),
  },
});
