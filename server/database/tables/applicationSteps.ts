import type { MoveReason } from '../../../contract/rules/expectedDates.ts';
import type { StepKey, StepStatus } from '../../../contract/rules/states.ts';
import { defineTable, number, text, time } from '../defineTable.ts';
import { key, parentColumn, statistic } from '../personalRows.ts';

export const applicationSteps = defineTable({
  about: 'The steps of accepted jobs and their due dates.',
  section: 'steps',
  belongsTo: parentColumn('application_id', 'applications'),
  erasure: 'change',
  columns: {
    id: text().keep(key),
    application_id: text().keep(key),
    task_id: text().keep(key),
    key: text<StepKey>().keep(statistic),
    /** Order of the step among all steps of the application. */
    position: number().keep(statistic),
    status: text<StepStatus>().keep(statistic),
    opens_at: time().orNull().keep(statistic),
    due_at: time().keep(statistic),
    revisions_left: number().keep(statistic),
    auto_approve_at: time().orNull().keep(statistic),
    changed_at: time().keep(statistic),
    /** How often the due date was moved. */
    due_version: number().default(0).keep(statistic),
    /** The due date for which a reminder was sent. */
    reminded_for: time().orNull().keep(statistic),
    /** The previous due date, and the event that moved it. */
    moved_from: time().orNull().keep(statistic),
    moved_why: text<MoveReason>().orNull().keep(statistic),
  },
});
