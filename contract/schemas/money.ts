import { z } from 'zod';
import { caseOutcomes, caseSubjects } from '../rules/cases.ts';
import { nextActors, problemReasons, type ProblemReason } from '../rules/paymentProblems.ts';
import { dateStepSchema } from './expectedDates.ts';
import {
  daySchema,
  flagQuery,
  idSchema,
  isoSchema,
  languageSchema,
  moneySchema,
  pageSchema,
  pagingQuery,
  type Money,
} from './shared.ts';
import {
  caseStateSchema,
  paymentStateSchema,
  transactionTypeSchema,
  withdrawalStateSchema,
} from './states.ts';

export { moneySchema, type Money };

/**
 * The withdrawal that took the last part of a job's payment out of the wallet. Withdrawals take the oldest money first.
 */
export const jobPayoutSchema = z.object({
  withdrawal_id: idSchema,
  reference: z.string(),
  state: withdrawalStateSchema,
  requested_at: isoSchema,
  arrives_by: daySchema.nullable(),
  paid_at: isoSchema.nullable(),
});
/** The withdrawal that took the last part of a job's payment out of the wallet. */
export type JobPayout = z.infer<typeof jobPayoutSchema>;

const codes = Object.keys(problemReasons) as [ProblemReason, ...ProblemReason[]];

/**
 * Why a payment is late or on hold. `since` is the missed date, or the start of the hold. `new_date` is the date on which a late payment
 * now becomes available, and `next` is who acts next. Without a new date, the publisher gets an answer by `answer_by`; this date stays
 * even if the answer does not come. A hold is reviewed by `review_on`.
 */
export const paymentProblemSchema = z.object({
  kind: z.enum(['late', 'held']),
  code: z.enum(codes),
  text: z.string().nullable(),
  since: isoSchema,
  new_date: isoSchema.nullable(),
  next: z.enum(nextActors),
  answer_by: isoSchema.nullable(),
  review_on: isoSchema.nullable(),
});
/** Why a payment is late or on hold. */
export type PaymentProblem = z.infer<typeof paymentProblemSchema>;

/** A decision that a publisher can disagree with. */
export const caseSubjectSchema = z.enum(caseSubjects);

/**
 * An objection of the publisher to a decision, decided by `due_by`. `text` is the reason of the outcome, `amount` the sum that the outcome
 * pays.
 */
export const caseSchema = z.object({
  reference: z.string(),
  about: caseSubjectSchema,
  state: caseStateSchema,
  opened_at: isoSchema,
  due_by: isoSchema,
  /** When the brand replied to the objection. */
  heard_at: isoSchema.nullable(),
  decided_at: isoSchema.nullable(),
  outcome: z.enum(caseOutcomes).nullable(),
  text: z.string().nullable(),
  amount: moneySchema.nullable(),
  /** What the publisher wrote. */
  message: z.string().nullable(),
});
/** An objection of the publisher to a decision. */
export type Case = z.infer<typeof caseSchema>;

/** The publisher's newest question about a payment, with the answer. */
export const paymentQuestionSchema = z.object({
  reference: z.string(),
  asked_at: isoSchema,
  text: z.string(),
  reply_by: isoSchema,
  answered_at: isoSchema.nullable(),
  answer: z.string().nullable(),
});
/** The newest question of the publisher about a payment. */
export type PaymentQuestion = z.infer<typeof paymentQuestionSchema>;

/**
 * A change of the pay; `label` is the text of staff or brand. For work that ended early, `tasks` is the number of approved tasks, which the
 * app shows instead of the label.
 */
const adjustmentSchema = z.object({
  label: z.string(),
  tasks: z.object({ approved: z.int(), total: z.int() }).nullable(),
  amount: moneySchema,
});

/** The payment for an accepted application; `expected_on` is set when the last task is approved. */
export const paymentSchema = z.object({
  id: idSchema,
  job_id: idSchema,
  job_title: z.string(),
  job_language: languageSchema,
  brand: z.string(),
  state: paymentStateSchema,
  gross: moneySchema,
  adjustments: z.array(adjustmentSchema),
  fee: moneySchema,
  net: moneySchema,
  approved_at: isoSchema.nullable(),
  expected_on: isoSchema.nullable(),
  expected_moved: z.object({ from: isoSchema, reason: z.string() }).nullable(),
  available_at: isoSchema.nullable(),
  overdue: z.boolean(),
  reason: z.string().nullable(),
  /** Null until all money of the payment has left the wallet. */
  payout: jobPayoutSchema.nullable(),
  /** The part of `net` that `payout` took; less than `net` if earlier withdrawals took the rest. */
  payout_part: moneySchema,
  /** The part of `net` that has left the wallet. Withdrawals take the oldest money first. */
  withdrawn: moneySchema,
  /** The dates of approval and of arrival in the wallet and in the bank; empty for a cancelled payment. */
  dates: z.array(dateStepSchema),
  problem: paymentProblemSchema.nullable(),
  /** The newest objection to a decision about this payment or its work. */
  case: caseSchema.nullable(),
  question: paymentQuestionSchema.nullable(),
});
/** The payment for an accepted application. */
export type Payment = z.infer<typeof paymentSchema>;

/**
 * Query of GET /api/payment. `urgency` sorts payments by state: late, on hold, pending (by day), expected (by day), received (newest
 * first), cancelled.
 */
export const paymentsQuerySchema = z.strictObject({
  state: paymentStateSchema.optional(),
  overdue: flagQuery,
  sort: z.enum(['newest', 'urgency']).default('newest'),
  ...pagingQuery,
});
/** Parsed query of GET /api/payment. */
export type PaymentsQuery = z.infer<typeof paymentsQuerySchema>;

/** Response of GET /api/payment; `totals` are net sums per currency over all pages, ignoring filters. */
export const paymentsSchema = pageSchema(paymentSchema).extend({
  totals: z.record(paymentStateSchema, z.array(moneySchema)),
});
/** Response of GET /api/payment. */
export type Payments = z.infer<typeof paymentsSchema>;

/** A transaction of a wallet; `amount` is signed, `balance_after` includes it. */
export const transactionSchema = z.object({
  id: idSchema,
  at: isoSchema,
  type: transactionTypeSchema,
  description: z.string(),
  /** The brand of the job; null for withdrawals. */
  brand: z.string().nullable(),
  amount: moneySchema,
  /** The fee that is part of the amount, for withdrawals and returned withdrawals; never negative. Null for other transactions. */
  fee: moneySchema.nullable(),
  balance_after: moneySchema,
  ref: z.object({ kind: z.enum(['job', 'withdrawal']), id: idSchema }).nullable(),
});
/** A transaction of a wallet. */
export type Transaction = z.infer<typeof transactionSchema>;

/**
 * Query of GET /api/payment/transaction; `from` and `to` are times, or days in the time zone of the account, both
 * included.
 */
export const transactionsQuerySchema = z.strictObject({
  type: transactionTypeSchema.optional(),
  from: z.union([z.iso.date(), isoSchema]).optional(),
  to: z.union([z.iso.date(), isoSchema]).optional(),
  ...pagingQuery,
});
/** Parsed query of GET /api/payment/transaction. */
export type TransactionsQuery = z.infer<typeof transactionsQuerySchema>;

/** Response of GET /api/payment/transaction, newest first. */
export const transactionsSchema = pageSchema(transactionSchema);
/** Response of GET /api/payment/transaction. */
export type Transactions = z.infer<typeof transactionsSchema>;
