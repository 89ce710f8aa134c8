import type { TransactionType } from '../../../contract/rules/states.ts';
import { bigNumber, defineTable, text, time } from '../defineTable.ts';
import { accountColumn, accounting, key } from '../personalRows.ts';

/** The number of entries of an owner by type; the empty type counts all entries. */
export const ledgerCounters = defineTable({
  about: 'Counts of the ledger entries.',
  section: 'ledger_counters',
  omitted: 'counts of the exported ledger entries',
  belongsTo: accountColumn(),
  erasure: 'change',
  columns: {
    account_id: text().keep(key),
    type: text<TransactionType | 'counterpart' | ''>().keep(accounting),
    entries: bigNumber().keep(accounting),
    last_at: time().keep(accounting),
  },
});
