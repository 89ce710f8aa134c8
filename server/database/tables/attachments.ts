import { defineTable, number, text, time } from '../defineTable.ts';
import { accountColumn } from '../personalRows.ts';

export const attachments = defineTable({
  about: 'Pictures of work and messages; the files are in the folder of pictures.',
  section: 'pictures',
  belongsTo: accountColumn(),
  erasure: 'delete',
  columns: {
    /** The id is also the file name in the storage. */
    id: text(),
    account_id: text(),
    name: text(),
    /** Bytes of the stored WebP file. */
    size: number(),
    width: number(),
    height: number(),
    sha256: text(),
    created_at: time(),
  },
});
