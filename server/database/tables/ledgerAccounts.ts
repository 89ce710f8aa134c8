import { sql } from 'kysely';
import { amount, bigNumber, defineTable, flag, text } from '../defineTable.ts';
import { accountColumn, accounting, key } from '../personalRows.ts';

export const ledgerAccounts = defineTable({
  about: 'The wallets, one for each currency.',
  section: 'wallets',
  belongsTo: accountColumn(),
  currency: sql`ledger_accounts.currency`,
  erasure: 'change',
  columns: {
    id: text().keep(key),
    /** The owner of a wallet; null for internal accounts. */
    account_id: text().orNull().keep(key),
    currency: text().keep(accounting),
    /** Sum of the entries, for the constraint against overdrafts. */
    balance: amount().keep(accounting),
    entries: bigNumber().keep(accounting),
    may_be_negative: flag().keep(accounting),
    /** Sum of all entries except withdrawals. */
    earned: amount().default(0).keep(accounting),
  },
});
