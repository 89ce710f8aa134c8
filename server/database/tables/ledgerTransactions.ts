import { sql } from 'kysely';
import { defineTable, number, text, time } from '../defineTable.ts';
import { accounting, key } from '../personalRows.ts';

export const ledgerTransactions = defineTable({
  about: 'What moved money into or out of the wallets.',
  section: 'ledger_transactions',
  belongsTo: ({ id }) => sql<boolean>`id in (
      select transaction_id from ledger_entries where ledger_entries.account_id = ${id})`,
  erasure: 'change',
  columns: {
    id: text().keep(key),
    /** Identifies the event, so that it is posted only once. */
    event: text().keep(accounting),
    at: time().keep(accounting),
    ref_kind: text<'job' | 'withdrawal'>().orNull().keep(accounting),
    ref_id: text().orNull().keep(accounting),
    /** Job title, reference or reason, part of the translated description. */
    subject: text().keep(accounting),
    /**
     * Schema version of the process that posted the entry, which a trigger compares with the database; null for entries from before schema
     * versions.
     */
    schema_version: number().orNull().keep('not about a person'),
  },
});
