import type { ShipmentState } from '../../../contract/rules/states.ts';
import { defineTable, text, time } from '../defineTable.ts';
import { parentColumn } from '../personalRows.ts';

/** Products that brands send to accepted creators. */
export const shipments = defineTable({
  about: 'The products that brands have sent you.',
  section: 'shipments',
  belongsTo: parentColumn('application_id', 'applications'),
  erasure: 'delete',
  columns: {
    id: text(),
    application_id: text(),
    state: text<ShipmentState>(),
    carrier: text().orNull(),
    tracking_number: text().orNull(),
    created_at: time(),
    sent_at: time().orNull(),
    arrived_at: time().orNull(),
    /** When the creator last reported that the product has not arrived. */
    reported_at: time().orNull(),
  },
});
