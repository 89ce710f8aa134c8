import { defineTable, text, time } from '../defineTable.ts';
import { accountColumn } from '../personalRows.ts';

export const avatars = defineTable({
  about: 'The profile picture; its file is in the folder of pictures.',
  section: 'profile_picture',
  isSingle: true,
  belongsTo: accountColumn(),
  erasure: 'delete',
  columns: {
    /** A secret in the picture's URL, new for each picture. */
    id: text(),
    account_id: text(),
    /** WebP file in base64, so that both databases and their backups store the same text. */
    webp: text().omit('is the file in the folder of pictures'),
    created_at: time(),
  },
});
