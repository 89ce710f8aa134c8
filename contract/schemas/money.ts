import { z } from 'zod';
import { dateStepSchema } from './expectedDates.ts';
import {
  flagQuery,
  idSchema,
  isoSchema,
  languageSchema,
  moneySchema,
  pageSchema,
  pagingQuery,
  type Money,
} from './shared.ts';
import { paymentStateSchema, transactionTypeSchema, withdrawalStateSchema } from './states.ts';

export { moneySchema, type Money };

/**
 * The withdrawal that took the last part of a job's payment out of the wallet. Withdrawals take the oldest money first.
 */
export const jobPayoutSchema = z.object({
  withdrawal_id: idSchema,
  reference: z.string(),
  state: withdrawalStateSchema,
  requested_at: isoSchema,
  arrives_by: isoSchema.nullable(),
  paid_at: isoSchema.nullable(),
});
/** The withdrawal that took the last part of a job's payment out of the wallet. */
export type JobPayout = z.infer<typeof jobPayoutSchema>;

/** The payment for an accepted application; `expected_on` is set when the last task is approved. */
export const paymentSchema = z.object({
  id: idSchema,
  job_id: idSchema,
  job_title: z.string(),
  job_language: languageSchema,
  brand: z.string(),
  state: paymentStateSchema,
  gross: moneySchema,
  adjustments: z.array(z.object({ label: z.string(), amount: moneySchema })),
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
  /** When it is approved, in the wallet and in the bank; empty for a cancelled one. */
  dates: z.array(dateStepSchema),
});
/** The payment for an accepted application. */
export type Payment = z.infer<typeof paymentSchema>;

/** Query of GET /api/payment. */
export const paymentsQuerySchema = z.strictObject({
  state: paymentStateSchema.optional(),
  overdue: flagQuery,
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
  amount: moneySchema,
  /** The part of a withdrawal, or of a returned one, that is its fee; never negative. Null for other transactions. */
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
