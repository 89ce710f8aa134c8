import { defineTable, text, time } from '../defineTable.ts';
import { accountColumn } from '../personalRows.ts';

/** Accounts whose withdrawals the staff has stopped. */
export const withdrawalHolds = defineTable({
  about: 'A stop of withdrawals by the staff.',
  section: 'withdrawal_hold',
  isSingle: true,
  belongsTo: accountColumn(),
  erasure: 'delete',
  columns: {
    account_id: text(),
    reason: text(),
    at: time(),
  },
});
