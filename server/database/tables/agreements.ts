import { defineTable, json, number, text, time } from '../defineTable.ts';
import { key, parentColumn, statistic } from '../personalRows.ts';

/** Brief and terms of each version that a publisher has agreed to. */
export const agreements = defineTable({
  about: 'The versions of a brief that you have agreed to.',
  section: 'agreements',
  belongsTo: parentColumn('application_id', 'applications'),
  erasure: 'change',
  columns: {
    application_id: text().keep(key),
    version: number().keep(key),
    agreed_at: time().keep(statistic),
    content_json: json().keep('what the paid work was agreed to be'),
  },
});
