import { z } from 'zod';
import { moneySchema } from './money.ts';
import { currencySchema, platformSchema, wholeNumberSchema } from './shared.ts';

/** Path parameters of the summaries of a year. */
export const yearParamsSchema = z.object({ year: wholeNumberSchema(1, 9999) });

const monthSchema = z.int().min(1).max(12);
const yearShape = {
  year: z.int(),
  /** The years that have a summary, newest first. */
  years: z.array(z.int()),
};

const jobCounts = {
  applied: z.int().min(0),
  accepted: z.int().min(0),
  completed: z.int().min(0),
  declined: z.int().min(0),
};

/** Response of GET /api/summary/job/year/{year}; months in the zone of the account, rates in percent. */
export const jobYearSchema = z.object({
  ...yearShape,
  months: z.array(z.object({ month: monthSchema, ...jobCounts })).length(12),
  totals: z.object(jobCounts),
  by_platform: z.array(z.object({ platform: platformSchema, completed: z.int().min(1) })),
  /** The numbers of steps that were due in the year, and of those submitted on time. */
  steps: z.object({ due: z.int().min(0), in_time: z.int().min(0) }),
  /** Share of these steps that were submitted in time; null if none was due. */
  on_time_rate: z.number().min(0).max(100).nullable(),
  /** Share of the decisions of brands in the year that were acceptances; null if there was none. */
  acceptance_rate: z.number().min(0).max(100).nullable(),
});
/** Response of GET /api/summary/job/year/{year}. */
export type JobYear = z.infer<typeof jobYearSchema>;

/** Query of GET /api/summary/payout/year/{year}; the account's own currency by default. */
export const payoutYearQuerySchema = z.strictObject({
  currency: currencySchema.optional(),
});
/** Parsed query of GET /api/summary/payout/year/{year}. */
export type PayoutYearQuery = z.infer<typeof payoutYearQuerySchema>;

/**
 * Response of GET /api/summary/payout/year/{year}, in one currency; months in the zone of the account. The figures add up: `opening` + earned + adjustments −
 * fees − withdrawn = `closing`. Fees are the fees of jobs and withdrawals; withdrawn is what the bank receives. A withdrawal counts in the
 * month of its request. If it fails or is cancelled, it is subtracted in the month in which the money returns.
 */
export const payoutYearSchema = z.object({
  ...yearShape,
  currency: z.string().length(3),
  currencies: z.array(z.string().length(3)),
  opening: moneySchema,
  closing: moneySchema,
  months: z
    .array(z.object({ month: monthSchema, earned: moneySchema, withdrawn: moneySchema }))
    .length(12),
  totals: z.object({
    earned: moneySchema,
    fees: moneySchema,
    adjustments: moneySchema,
    withdrawn: moneySchema,
  }),
  /**
   * Earnings per brand, whose sum is `totals.earned`. Money without a brand, such as a bonus from the platform, has the platform's name.
   */
  by_brand: z.array(z.object({ brand: z.string(), earned: moneySchema })),
});
/** Response of GET /api/summary/payout/year/{year}. */
export type PayoutYear = z.infer<typeof payoutYearSchema>;
