import { sql } from 'kysely';
import type { ProblemReason } from '../../../contract/rules/paymentProblems.ts';
import type { PaymentState } from '../../../contract/rules/states.ts';
import { amount, defineTable, flag, json, text, time } from '../defineTable.ts';
import { accountColumn, accounting, key } from '../personalRows.ts';

export const payments = defineTable({
  about: 'The payment of each accepted application.',
  section: 'payments',
  belongsTo: accountColumn(),
  currency: sql`payments.currency`,
  erasure: 'change',
  columns: {
    id: text().keep(key),
    application_id: text().keep(key),
    account_id: text().keep(key),
    job_id: text().keep(key),
    state: text<PaymentState>().keep(accounting),
    currency: text().keep(accounting),
    gross: amount().keep(accounting),
    /** Sum of the adjustments in `adjustments_json`. */
    adjustment: amount().keep(accounting),
    adjustments_json: json().keep(accounting),
    fee: amount().keep(accounting),
    net: amount().keep(accounting),
    approved_at: time().orNull().keep(accounting),
    expected_on: time().orNull().keep(accounting),
    /** The previous `expected_on`, and why it was moved. */
    moved_from: time().orNull().keep(accounting),
    moved_reason: text().orNull().eraseTo(null),
    available_at: time().orNull().keep(accounting),
    /** Whether the brand's money has arrived; a payment is not credited before. */
    funded: flag().keep(accounting),
    /** Text for the user: why the payment is or was on hold, or is cancelled. */
    reason: text().orNull().eraseTo(null),
    created_at: time().keep(accounting),
    /** The first missed date; null if no date was missed, and after a hold is released. */
    late_since: time().orNull().keep(accounting),
    held_at: time().orNull().keep(accounting),
    /** The promised day of an answer about a late payment; a missed promise stays. */
    answer_by: time().orNull().keep(accounting),
    /** When a hold is reviewed. */
    review_on: time().orNull().keep(accounting),
    /** When support was notified that `answer_by` or `review_on` has passed. */
    escalated_at: time().orNull().keep(accounting),
    /** Why it is late or on hold. */
    problem_code: text<ProblemReason>().orNull().keep(accounting),
    problem_text: text().orNull().eraseTo(null),
    /** The part of `net` that was added, or taken back, after it was credited. */
    corrected: amount().default(0).keep(accounting),
  },
});
