import { sql } from 'kysely';
import { amount, defineTable, text, time } from '../defineTable.ts';
import { accountColumn, accounting, key } from '../personalRows.ts';

/**
 * What the staff takes back from a wallet, because of a mistake or a payment that was not earned. What the balance does not cover is taken
 * when money comes in.
 */
export const debits = defineTable({
  about: 'What was taken back from the wallet, and why.',
  section: 'debits',
  belongsTo: accountColumn(),
  currency: sql`debits.currency`,
  erasure: 'change',
  columns: {
    id: text().keep(key),
    account_id: text().keep(key),
    /** The credited payment from which it is deducted; null for a mistake of the staff, such as a bonus given twice. */
    payment_id: text().orNull().keep(key),
    currency: text().keep(accounting),
    amount: amount().keep(accounting),
    /** The part of `amount` that was taken until now. */
    taken: amount().keep(accounting),
    /** Text for the user. */
    reason: text().eraseTo(''),
    created_at: time().keep(accounting),
  },
});
