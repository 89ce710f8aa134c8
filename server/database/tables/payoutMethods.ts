import { defineTable, encrypted, text, time } from '../defineTable.ts';
import { accountColumn } from '../personalRows.ts';

export const payoutMethods = defineTable({
  about: 'The payout method, with the account number.',
  section: 'payout_method',
  isSingle: true,
  belongsTo: accountColumn(),
  erasure: 'delete',
  columns: {
    id: text(),
    account_id: text(),
    type: text<'bank' | 'paypal'>(),
    label: text(),
    holder_name: text(),
    bank_name: text().orNull(),
    last4: text().orNull(),
    country: text(),
    status: text<'unverified' | 'active' | 'rejected'>(),
    /** Text for the user: why the method is rejected. */
    reason: text().orNull(),
    locked_until: time().orNull(),
    bank_code: text().orNull(),
    /** Account number and SWIFT code, or the PayPal address; encrypted. */
    sealed_details: encrypted().orNull(),
    changed_at: time().orNull(),
  },
});
