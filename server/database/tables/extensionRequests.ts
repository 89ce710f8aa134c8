import type { ExtensionState } from '../../../contract/rules/states.ts';
import { defineTable, text, time } from '../defineTable.ts';
import { key, parentColumn, statistic } from '../personalRows.ts';

export const extensionRequests = defineTable({
  about: 'Requests for more time.',
  section: 'extension_requests',
  belongsTo: parentColumn('application_id', 'applications'),
  erasure: 'change',
  columns: {
    id: text().keep(key),
    application_id: text().keep(key),
    step_id: text().keep(key),
    state: text<ExtensionState>().keep(statistic),
    until: time().keep(statistic),
    /** Due date when the request was made. */
    due_before: time().keep(statistic),
    requested_at: time().keep(statistic),
    decided_at: time().orNull().keep(statistic),
  },
});
