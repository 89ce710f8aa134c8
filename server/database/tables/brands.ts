import { defineTable, flag, number, text } from '../defineTable.ts';

/** The companies that offer jobs. */
export const brands = defineTable({
  notPersonal: 'data of brands',
  columns: {
    id: text(),
    name: text(),
    logo_url: text().orNull(),
    verified: flag(),
    reply_hours_median: number().orNull(),
    pay_days_median: number().orNull(),
    jobs_completed: number().default(0),
  },
});
