import type { ExpressionBuilder } from 'kysely';
import { isProblemReason, problemReasons } from '../../../contract/rules/paymentProblems.ts';
import type { PaymentProblem } from '../../../contract/schemas/money.ts';
import type { Schema } from '../../database/schema.ts';
import { day, hour } from '../../durations.ts';
import { toIso, toIsoOrNull } from '../dates.ts';
import type { PaymentRow } from './payments.ts';

/** Time after the expected date until which a payment is not late: the work that makes it available runs every few minutes. */
export const clearingTime = hour;

/** Time after a missed date before the server asks the brand and promises an answer. */
export const askAfter = day;

type ProblemColumns = Pick<
  PaymentRow,
  | 'state'
  | 'expected_on'
  | 'late_since'
  | 'held_at'
  | 'answer_by'
  | 'review_on'
  | 'problem_code'
  | 'problem_text'
  | 'reason'
>;

/** Returns the first missed date of a pending payment (ms UTC), even if a later date is agreed; null if the payment is not late. */
export function getLateSince(
  row: Pick<PaymentRow, 'state' | 'expected_on' | 'late_since'>,
  now: number,
): number | null {
  if (row.state !== 'pending') return null;
  if (row.late_since !== null) return row.late_since;
  return row.expected_on !== null && row.expected_on < now - clearingTime ? row.expected_on : null;
}

/** Returns whether a pending payment has missed its date. It stays overdue until it is paid, even if a later date is agreed. */
export function isOverdue(
  row: Pick<PaymentRow, 'state' | 'expected_on' | 'late_since'>,
  now: number,
): boolean {
  return getLateSince(row, now) !== null;
}

/** Returns the condition of `isOverdue` for queries. */
export function isLate(now: number) {
  return (eb: ExpressionBuilder<Schema, 'payments'>) =>
    eb.and([
      eb('payments.state', '=', 'pending'),
      eb.or([
        eb('payments.expected_on', '<', now - clearingTime),
        eb('payments.late_since', 'is not', null),
      ]),
    ]);
}

/** Returns when a hold is reviewed (ms UTC); null if the payment is not on hold. */
export function getReviewDate(row: Pick<PaymentRow, 'state' | 'review_on'>): number | null {
  return row.state === 'on_hold' ? row.review_on : null;
}

/** Returns why a payment is late or on hold; null if it is neither. */
export function toProblem(row: ProblemColumns, now: number): PaymentProblem | null {
  if (row.state === 'on_hold') {
    const code = row.problem_code ?? 'other';
    return {
      kind: 'held',
      code,
      text: row.reason,
      since: toIso(row.held_at ?? row.expected_on ?? now),
      new_date: null,
      next: problemReasons[code],
      answer_by: null,
      review_on: toIsoOrNull(getReviewDate(row)),
    };
  }
  const since = getLateSince(row, now);
  if (since === null) return null;
  const newDate = row.expected_on !== null && row.expected_on >= now ? row.expected_on : null;
  // After a new date is missed, there is no reason until the brand is asked again.
  const isExplained =
    row.problem_code !== null &&
    isProblemReason(row.problem_code) &&
    (newDate !== null || row.answer_by !== null);
  const code = isExplained && row.problem_code ? row.problem_code : 'no_reason_yet';
  return {
    kind: 'late',
    code,
    text: isExplained ? row.problem_text : null,
    since: toIso(since),
    new_date: toIsoOrNull(newDate),
    next: problemReasons[code],
    answer_by:
      newDate === null ? toIso(row.answer_by ?? (row.expected_on ?? since) + askAfter) : null,
    review_on: null,
  };
}
