import { z } from 'zod';
import { aheadLineSchema } from './ahead.ts';
import { moneySchema } from './money.ts';
import { daySchema, idSchema, isoSchema } from './shared.ts';

/** Why a withdrawal is not possible. */
export const withdrawalBlockSchema = z.enum([
  'phone',
  'payout_method',
  'method_locked',
  'open_request',
  'below_minimum',
  'on_hold',
]);
/** Why a withdrawal is not possible. */
export type WithdrawalBlock = z.infer<typeof withdrawalBlockSchema>;

/** The rules of a withdrawal in one currency; `arrives_in_days` are working days, minimum and maximum. */
export const withdrawalRulesSchema = z.object({
  min: moneySchema,
  max: moneySchema,
  /** The fixed fee plus the percentage of the amount, rounded to minor units; `cap` is the highest total fee. */
  fee: z.object({ fixed: moneySchema, percent: z.number(), cap: moneySchema.nullable() }),
  arrives_in_days: z.tuple([z.int(), z.int()]),
  /** The latest arrival day of a withdrawal that is requested now. */
  arrives_by: daySchema,
  blocked_by: z.array(withdrawalBlockSchema),
  /** When the block `method_locked` ends. */
  unlocks_at: isoSchema.nullable(),
  /** Why the staff has stopped the withdrawals, for the block `on_hold`. */
  hold_reason: z.string().nullable(),
});

/**
 * An amount that was taken back because of a mistake, or of a payment that was not earned, and that the balance did not cover: it is taken
 * from the next money. `reason` is the text of the staff.
 */
export const owedSchema = z.object({
  amount: moneySchema,
  reason: z.string(),
  at: isoSchema,
  /** The job whose payment it belongs to. */
  job_id: idSchema.nullable(),
});
/** An amount that is taken from the next money of a wallet. */
export type Owed = z.infer<typeof owedSchema>;

/** The wallet of one currency; every figure is derived from the ledger, the payments and the withdrawals. */
export const walletSchema = z.object({
  currency: z.string().length(3),
  available: moneySchema,
  pending: moneySchema,
  /** The part of `pending` that has missed a promised day. */
  overdue: moneySchema,
  in_transit: moneySchema,
  on_hold: moneySchema,
  lifetime_earned: moneySchema,
  lifetime_withdrawn: moneySchema,
  /** The pending payment that becomes available next; a late payment is in `overdue`, even if it has a new day. */
  next: z.object({ amount: moneySchema, on: isoSchema, job_id: idSchema }).nullable(),
  withdrawal: withdrawalRulesSchema,
  /** What is taken from the next money, the oldest first. */
  owed: z.array(owedSchema),
  /** All money that is not in the bank yet, late and held first, then by the day in the bank. */
  ahead: z.array(aheadLineSchema),
});
/** The wallet of one currency. */
export type Wallet = z.infer<typeof walletSchema>;

/** Response of GET /api/summary/wallet: a wallet per currency, first the wallet in the account's currency. */
export const walletsSchema = z.object({ wallets: z.array(walletSchema).min(1) });
/** Response of GET /api/summary/wallet. */
export type Wallets = z.infer<typeof walletsSchema>;
