import { z } from 'zod';
import { correctableFields } from '../rules/payout.ts';
import { withdrawalFilters } from '../rules/states.ts';
import { moneySchema } from './money.ts';
import {
  clientRefSchema,
  currencySchema,
  daySchema,
  idSchema,
  isoSchema,
  pageSchema,
  pagingQuery,
  proofSchema,
} from './shared.ts';
import { withdrawalStateSchema } from './states.ts';
import { walletSchema } from './wallet.ts';

/** A withdrawal; `amount` includes the fee, `net` arrives. `reason` and `fix` are set if it failed or was returned. */
export const withdrawalSchema = z.object({
  id: idSchema,
  reference: z.string(),
  amount: moneySchema,
  fee: moneySchema,
  net: moneySchema,
  method_label: z.string(),
  state: withdrawalStateSchema,
  requested_at: isoSchema,
  processed_at: isoSchema.nullable(),
  arrives_by: daySchema.nullable(),
  paid_at: isoSchema.nullable(),
  /** When the withdrawal failed, was returned or was cancelled. */
  ended_at: isoSchema.nullable(),
  reason: z.string().nullable(),
  fix: z.enum(correctableFields).nullable(),
  can_cancel: z.boolean(),
});
/** A withdrawal. */
export type Withdrawal = z.infer<typeof withdrawalSchema>;

/** Query of GET /api/payment/withdrawal; `failed` excludes withdrawals that the bank returned after paying them, which are `returned`. */
export const withdrawalsQuerySchema = z.strictObject({
  state: z.enum(withdrawalFilters).optional(),
  ...pagingQuery,
});
/** Parsed query of GET /api/payment/withdrawal. */
export type WithdrawalsQuery = z.infer<typeof withdrawalsQuerySchema>;

/** Response of GET /api/payment/withdrawal, newest first. */
export const withdrawalsSchema = pageSchema(withdrawalSchema);
/** Response of GET /api/payment/withdrawal. */
export type Withdrawals = z.infer<typeof withdrawalsSchema>;

/** Body of POST /api/request/withdrawal. */
export const withdrawalRequestSchema = z.discriminatedUnion('action', [
  z.strictObject({
    action: z.literal('request'),
    currency: currencySchema,
    amount: z.int().min(1),
    method_id: idSchema,
    proof: proofSchema,
    client_ref: clientRefSchema,
  }),
  z.strictObject({ action: z.literal('cancel'), withdrawal_id: idSchema }),
]);
/** Body of POST /api/request/withdrawal. */
export type WithdrawalRequestBody = z.infer<typeof withdrawalRequestSchema>;

/** Response of POST /api/request/withdrawal: the withdrawal, and the wallet that it changed. */
export const withdrawalSavedSchema = z.object({
  withdrawal: withdrawalSchema,
  wallet: walletSchema,
});
/** Response of POST /api/request/withdrawal. */
export type WithdrawalSaved = z.infer<typeof withdrawalSavedSchema>;
