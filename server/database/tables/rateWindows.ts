import { defineTable, number, text, time } from '../defineTable.ts';

/** Attempts within a time, for the limits. */
export const rateWindows = defineTable({
  notPersonal: 'digests, deleted after two days',
  columns: {
    key: text(),
    started_at: time(),
    hits: number(),
  },
});
