import { sql } from 'kysely';
import type { WithdrawalState } from '../../../contract/rules/states.ts';
import { amount, defineTable, encrypted, json, text, time } from '../defineTable.ts';
import { accountColumn, accounting, key } from '../personalRows.ts';

export const withdrawals = defineTable({
  about: 'Withdrawals, with the payee and account number that they were sent to.',
  section: 'withdrawals',
  belongsTo: accountColumn(),
  currency: sql`withdrawals.currency`,
  erasure: 'change',
  columns: {
    id: text().keep(key),
    account_id: text().keep(key),
    method_id: text().keep(key),
    method_label: text().eraseTo(''),
    reference: text().keep(accounting),
    state: text<WithdrawalState>().keep(accounting),
    currency: text().keep(accounting),
    amount: amount().keep(accounting),
    fee: amount().keep(accounting),
    net: amount().keep(accounting),
    requested_at: time().keep(accounting),
    processed_at: time().orNull().keep(accounting),
    arrives_by: time().orNull().keep(accounting),
    paid_at: time().orNull().keep(accounting),
    ended_at: time().orNull().keep(accounting),
    /** Why it failed, in the words of the bank or the staff. */
    reason: text().orNull().eraseTo(null),
    client_ref: text().orNull().keep('prevents that a request is paid twice'),
    /** The payee at the time of the request, so that a later change of the method has no effect. */
    payee_json: json().orNull().eraseTo(null),
    /** Account number or PayPal address at that time; encrypted as in payout methods. */
    sealed_details: encrypted().orNull().eraseTo(null),
    /** The payout file with which the withdrawal was sent to the bank. */
    batch_id: text().orNull().keep(accounting),
    /** ISO 20022 reason code of the bank. */
    reason_code: text().orNull().keep(accounting),
  },
});
