import { defineTable, number, text } from '../defineTable.ts';
import { parentColumn } from '../personalRows.ts';

/** The pictures of a version of the work or of a message, in order. */
export const attachmentUses = defineTable({
  about: 'Where these pictures are used, by the id of the message or submission.',
  section: 'picture_uses',
  belongsTo: parentColumn('attachment_id', 'attachments'),
  erasure: 'delete',
  columns: {
    owner_id: text(),
    position: number(),
    attachment_id: text(),
    alt: text(),
  },
});
