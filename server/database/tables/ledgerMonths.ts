import type { TransactionType } from '../../../contract/rules/states.ts';
import { amount, defineTable, text } from '../defineTable.ts';
import { accounting, key, parentColumn } from '../personalRows.ts';

/** Sums of the entries of a wallet per month in UTC, type and brand; `''` means no brand. */
export const ledgerMonths = defineTable({
  about: 'Sums of the ledger entries by month.',
  section: 'ledger_months',
  omitted: 'sums of the exported ledger entries',
  belongsTo: parentColumn('ledger_account_id', 'ledger_accounts'),
  erasure: 'change',
  columns: {
    ledger_account_id: text().keep(key),
    month: text().keep(accounting),
    type: text<TransactionType>().keep(accounting),
    brand_id: text().keep(accounting),
    amount: amount().keep(accounting),
  },
});
