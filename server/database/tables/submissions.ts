import type { StepKey, SubmissionState } from '../../../contract/rules/states.ts';
import { defineTable, flag, json, number, text, time } from '../defineTable.ts';
import { key, parentColumn, statistic } from '../personalRows.ts';

export const submissions = defineTable({
  about: 'Every version of the submitted work.',
  section: 'submissions',
  belongsTo: parentColumn('application_id', 'applications'),
  erasure: 'change',
  columns: {
    id: text().keep(key),
    application_id: text().keep(key),
    task_id: text().keep(key),
    step: text<StepKey>().keep(statistic),
    version: number().keep(statistic),
    state: text<SubmissionState>().keep('shows that the paid work was delivered'),
    caption: text().eraseTo(''),
    links_json: json().eraseTo('[]'),
    notes: text().eraseTo(''),
    metrics_json: json().eraseTo('{}'),
    checklist_json: json().eraseTo('{}'),
    feedback_json: json().eraseTo('[]'),
    saved_at: time().keep(statistic),
    submitted_at: time().orNull().keep('shows that the paid work was delivered'),
    reviewed_at: time().orNull().keep(statistic),
    /** 1 if the version was approved automatically, because the brand did not review it in time. */
    auto: flag().keep(statistic),
  },
});
