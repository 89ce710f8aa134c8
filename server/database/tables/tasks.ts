import type { Platform } from '../../../contract/rules/platforms.ts';
import type { ContentType } from '../../../contract/schemas/shared.ts';
import { defineTable, number, text, time } from '../defineTable.ts';

/** The parts of the work of a job. */
export const tasks = defineTable({
  notPersonal: 'data of brands',
  columns: {
    id: text(),
    job_id: text(),
    position: number(),
    title: text(),
    platform: text<Platform>(),
    content_type: text<ContentType>(),
    quantity: number(),
    due_at: time(),
  },
});
