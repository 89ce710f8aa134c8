import { sql } from 'kysely';
import type { TransactionType } from '../../../contract/rules/states.ts';
import { amount, bigNumber, defineTable, text, time } from '../defineTable.ts';
import { accountColumn, accounting, key } from '../personalRows.ts';

export const ledgerEntries = defineTable({
  about: 'The amounts of these movements, with the balance after each.',
  section: 'ledger_entries',
  belongsTo: accountColumn(),
  currency: sql<string>`(select currency from ledger_accounts
      where ledger_accounts.id = ledger_entries.ledger_account_id)`,
  erasure: 'change',
  columns: {
    id: text().keep(key),
    transaction_id: text().keep(key),
    ledger_account_id: text().keep(key),
    sequence: bigNumber().keep(accounting),
    type: text<TransactionType | 'counterpart'>().keep(accounting),
    amount: amount().keep(accounting),
    balance_after: amount().keep(accounting),
    /** Never before the `at` of the owner's previous entry. */
    at: time().keep(accounting),
    /** The owner of the wallet. `position` numbers all entries of the owner, `type_position` the entries of the same type. */
    account_id: text().orNull().keep(key),
    position: bigNumber().orNull().keep(accounting),
    type_position: bigNumber().orNull().keep(accounting),
  },
});
