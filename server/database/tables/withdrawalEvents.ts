import type { WithdrawalState } from '../../../contract/rules/states.ts';
import { defineTable, text, time } from '../defineTable.ts';
import { accounting, key, parentColumn } from '../personalRows.ts';

/** Who changes the state of a withdrawal. */
export type WithdrawalActor = 'publisher' | 'staff' | 'bank' | 'migration';

/** Every state that a withdrawal has entered (each once), and who caused the change. */
export const withdrawalEvents = defineTable({
  about: 'The steps of each withdrawal.',
  section: 'withdrawal_events',
  belongsTo: parentColumn('withdrawal_id', 'withdrawals'),
  erasure: 'change',
  columns: {
    id: text().keep(key),
    withdrawal_id: text().keep(key),
    state: text<WithdrawalState>().keep(accounting),
    actor: text<WithdrawalActor>().keep(accounting),
    at: time().keep(accounting),
    note: text().eraseTo(''),
  },
});
