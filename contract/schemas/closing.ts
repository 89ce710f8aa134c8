import { z } from 'zod';
import { moneySchema } from './money.ts';
import { idSchema, isoSchema } from './shared.ts';

/** Why an account cannot be closed yet: the user would lose money. */
export const closingBlockSchema = z.discriminatedUnion('kind', [
  /** A withdrawal on its way; `can_cancel` until it is processed. */
  z.object({ kind: z.literal('withdrawal'), amount: moneySchema, can_cancel: z.boolean() }),
  /** A payment that is cleared on the date `on`, which is null once it has passed. */
  z.object({
    kind: z.literal('payment'),
    amount: moneySchema,
    job_id: idSchema,
    title: z.string(),
    on: isoSchema.nullable(),
  }),
  /** A payment that the staff holds. */
  z.object({
    kind: z.literal('held'),
    amount: moneySchema,
    job_id: idSchema,
    title: z.string(),
  }),
  /** A job with approved work that is not settled yet. */
  z.object({ kind: z.literal('work'), job_id: idSchema, title: z.string() }),
  /** An objection that is decided by the date `on`, and may still be paid. */
  z.object({ kind: z.literal('case'), job_id: idSchema, title: z.string(), on: isoSchema }),
  /** A balance that can be withdrawn. */
  z.object({ kind: z.literal('balance'), amount: moneySchema }),
]);
/** Why an account cannot be closed yet. */
export type ClosingBlock = z.infer<typeof closingBlockSchema>;

/** What ends when an account is closed. */
export const closingEndSchema = z.object({
  kind: z.enum(['application', 'work', 'invitation']),
  job_id: idSchema,
  title: z.string(),
  brand: z.string(),
});
/** What ends when an account is closed. */
export type ClosingEnd = z.infer<typeof closingEndSchema>;

/**
 * Response of GET /api/user/closing. `gives_up` lists balances below the minimum withdrawal; `days` is how long the user can reopen the
 * account.
 */
export const closingPlanSchema = z.object({
  blocks: z.array(closingBlockSchema),
  ends: z.array(closingEndSchema),
  gives_up: z.array(moneySchema),
  days: z.int().min(1),
});
/** Response of GET /api/user/closing. */
export type ClosingPlan = z.infer<typeof closingPlanSchema>;

/**
 * Body of POST /api/user/closing: `close` closes the account, `keep` reopens an account that is being closed. To close it, the body repeats
 * the jobs and amounts that the page has shown the user as lost; the response is 409 if they have changed since.
 */
export const closeAccountSchema = z.discriminatedUnion('action', [
  z.strictObject({
    action: z.literal('close'),
    ends: z.array(idSchema).max(10_000),
    gives_up: z.array(moneySchema).max(200),
  }),
  z.strictObject({ action: z.literal('keep') }),
]);
/** Body of POST /api/user/closing. */
export type CloseAccount = z.infer<typeof closeAccountSchema>;

/** Response of POST /api/user/closing: when the account is erased; null if it was reopened. */
export const closingSchema = z.object({ closes_at: isoSchema.nullable() });
/** Response of POST /api/user/closing. */
export type Closing = z.infer<typeof closingSchema>;
