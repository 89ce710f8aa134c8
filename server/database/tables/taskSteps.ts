import type { StepKey } from '../../../contract/rules/states.ts';
import { defineTable, number, text, time } from '../defineTable.ts';

/** The steps of a task, with their due dates. */
export const taskSteps = defineTable({
  notPersonal: 'data of brands',
  columns: {
    task_id: text(),
    key: text<StepKey>(),
    position: number(),
    due_at: time(),
  },
});
