import { z } from 'zod';
import { moneySchema } from './money.ts';
import { idSchema, isoSchema } from './shared.ts';

/** Why a withdrawal is not possible now. */
export const withdrawalBlockSchema = z.enum([
  'phone',
  'payout_method',
  'method_locked',
  'open_request',
  'below_minimum',
  'on_hold',
]);
/** Why a withdrawal is not possible now. */
export type WithdrawalBlock = z.infer<typeof withdrawalBlockSchema>;

/** Rules of withdrawing; `arrives_in_days` are working days, least and most. */
export const withdrawalRulesSchema = z.object({
  min: moneySchema,
  max: moneySchema,
  fee: z.object({ fixed: moneySchema, percent: z.number(), cap: moneySchema.nullable() }),
  arrives_in_days: z.tuple([z.int(), z.int()]),
  blocked_by: z.array(withdrawalBlockSchema),
  unlocks_at: isoSchema.nullable(),
});
/** Rules of withdrawing. */
export type WithdrawalRules = z.infer<typeof withdrawalRulesSchema>;

/** Answer of GET /api/summary/wallet: every figure is derived from the ledger and the payments. */
export const walletSchema = z.object({
  currency: z.string().length(3),
  available: moneySchema,
  pending: moneySchema,
  in_transit: moneySchema,
  on_hold: moneySchema,
  lifetime_earned: moneySchema,
  lifetime_withdrawn: moneySchema,
  next: z.object({ amount: moneySchema, on: isoSchema, job_id: idSchema }).nullable(),
  withdrawal: withdrawalRulesSchema,
});
/** Answer of GET /api/summary/wallet. */
export type Wallet = z.infer<typeof walletSchema>;
