import type { Platform } from '../../../contract/rules/platforms.ts';
import { defineTable, text, time } from '../defineTable.ts';
import { accountColumn } from '../personalRows.ts';

export const bioChecks = defineTable({
  about: 'Codes for the biography of accounts that are being connected.',
  section: 'bio_checks',
  belongsTo: accountColumn(),
  erasure: 'delete',
  columns: {
    id: text(),
    account_id: text(),
    provider: text<Platform>(),
    code: text(),
    expires_at: time(),
  },
});
