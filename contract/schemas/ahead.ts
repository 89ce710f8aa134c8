import { z } from 'zod';
import { aheadActions, aheadClasses } from '../rules/forecast.ts';
import {
  certaintySchema,
  datedTaskSchema,
  dateStepKeySchema,
  dateStepSchema,
  noDayReasonSchema,
} from './expectedDates.ts';
import { idSchema, isoSchema, languageSchema, moneySchema } from './shared.ts';

/**
 * Money that is not in the bank yet: the payment of a job, what is in the wallet, or a withdrawal on its way. `amount` is what
 * arrives. The fee of a withdrawal is not subtracted from jobs and the wallet, because it is taken once for all that is withdrawn
 * together. `in_bank_at` assumes that money is withdrawn on the day on which it is in the wallet; it is null exactly if there is
 * a `reason`.
 */
export const aheadLineSchema = z.object({
  id: idSchema,
  kind: z.enum(['job', 'wallet', 'withdrawal']),
  /** The jobs that earned it, the newest first, with their parts; of wallets and withdrawals the newest 50 at most. */
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
  /** The day on which money arrives in the wallet, or was due if it is late; null for money that has arrived. */
  in_wallet_at: isoSchema.nullable(),
  in_bank_at: isoSchema.nullable(),
  reason: noDayReasonSchema.nullable(),
  moved: dateStepSchema.shape.moved,
  /** The date on which the days of the line depend. */
  rests_on: z
    .object({
      key: dateStepKeySchema,
      task: datedTaskSchema.nullable(),
      at: isoSchema.nullable(),
    })
    .nullable(),
  brings_forward: z.enum(aheadActions).nullable(),
});
/** Money that is not in the bank yet. */
export type AheadLine = z.infer<typeof aheadLineSchema>;
