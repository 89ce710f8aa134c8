import { z } from 'zod';
import { aheadActions, aheadClasses } from '../rules/forecast.ts';
import {
  certaintySchema,
  datedTaskSchema,
  dateStepKeySchema,
  dateStepSchema,
  noDayReasonSchema,
} from './expectedDates.ts';
import { daySchema, idSchema, isoSchema, languageSchema, moneySchema } from './shared.ts';

/**
 * Money that is not in the bank yet: a job's payment, money in the wallet, or a withdrawal on its way. `amount` is what arrives. For jobs
 * and the wallet, the withdrawal fee is not subtracted, because one fee is charged for everything that is withdrawn together. `in_bank_at`
 * assumes that the user withdraws money on the day on which it reaches the wallet; it is null exactly if there is a `reason`.
 */
export const aheadLineSchema = z.object({
  id: idSchema,
  kind: z.enum(['job', 'wallet', 'withdrawal']),
  /** The jobs that earned the money, newest first, with the amount from each; at most the newest 50 for wallets and withdrawals. */
  jobs: z.array(
    z.object({
      id: idSchema,
      title: z.string(),
      language: languageSchema,
      brand: z.string(),
      amount: moneySchema,
    }),
  ),
  /** The reference of a withdrawal; null for other lines. */
  reference: z.string().nullable(),
  amount: moneySchema,
  /** `certain`: only time has to pass; `expected`: the brand acts; `depends_on_you`: the user acts. */
  class: z.enum(aheadClasses),
  certainty: certaintySchema,
  /** The day on which the money reaches the wallet, or was due if it is late; null for money that is already there. */
  in_wallet_at: isoSchema.nullable(),
  in_bank_at: daySchema.nullable(),
  reason: noDayReasonSchema.nullable(),
  moved: dateStepSchema.shape.moved,
  /** The step of the job that determines these days. */
  rests_on: z
    .object({
      key: dateStepKeySchema,
      task: datedTaskSchema.nullable(),
      at: dateStepSchema.shape.at,
    })
    .nullable(),
  brings_forward: z.enum(aheadActions).nullable(),
});
/** Money that is not in the bank yet. */
export type AheadLine = z.infer<typeof aheadLineSchema>;
