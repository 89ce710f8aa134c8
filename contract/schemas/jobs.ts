import { z } from 'zod';
import {
  categoryListMaxLength,
  jobSorts,
  maxSearchedPay,
  payTypes,
  searchMaxLength,
} from '../rules/jobSearch.ts';
import { dateStepSchema } from './expectedDates.ts';
import { moneySchema } from './money.ts';
import {
  contentTypeSchema,
  flagQuery,
  idSchema,
  isoSchema,
  languageSchema,
  pageSchema,
  pagingQuery,
  platformSchema,
  wholeNumberSchema,
} from './shared.ts';
import { applicationStateSchema, invitationStateSchema, jobStateSchema } from './states.ts';
import { storableSchema, textSchema } from './text.ts';

/** The brand of a job with its track record; medians are null if unknown. */
export const brandSchema = z.object({
  id: idSchema,
  name: z.string(),
  verified: z.boolean(),
  reply_hours_median: z.number().nullable(),
  pay_days_median: z.number().nullable(),
  jobs_completed: z.int().min(0),
});
/** The brand of a job. */
export type Brand = z.infer<typeof brandSchema>;

/** How a job pays. */
export const payTypeSchema = z.enum(payTypes);

/**
 * The pay of a job. For fixed pay, `min` equals `max`; for products, `min` and `max` are null. `approximate` is the pay in the account's
 * currency at the reference rates of `day`; null if the pay already is in that currency or no rate is known.
 */
export const paySchema = z.object({
  type: payTypeSchema,
  min: moneySchema.nullable(),
  max: moneySchema.nullable(),
  product_value: moneySchema.optional(),
  approximate: z
    .object({ min: moneySchema, max: moneySchema, day: z.iso.date() })
    .nullable()
    .optional(),
});
/** The pay of a job. */
export type Pay = z.infer<typeof paySchema>;

/** A job as a card shows it; `my.unmet` lists the keys of unmet requirements. */
export const jobSummarySchema = z.object({
  id: idSchema,
  title: z.string(),
  /** The language of the brand's texts: title, description, brief and tasks. */
  language: languageSchema,
  brand: brandSchema,
  platforms: z.array(platformSchema),
  categories: z.array(z.string()),
  pay: paySchema,
  /** What the work is, in the order of the brief; the titles are in the language of the job. */
  tasks: z.array(
    z.object({ title: z.string(), content_type: contentTypeSchema, quantity: z.int().min(1) }),
  ),
  places: z.object({
    total: z.int().min(0),
    taken: z.int().min(0),
    applicants: z.int().min(0),
  }),
  apply_by: isoSchema,
  decide_by: isoSchema,
  work_due: isoSchema,
  state: jobStateSchema,
  my: z.object({
    application: applicationStateSchema.nullable(),
    invitation: invitationStateSchema.nullable(),
    /** When the invitation ends, while it is open. */
    invitation_expires_at: isoSchema.nullable(),
    eligible: z.boolean().nullable(),
    unmet: z.array(z.string()),
  }),
  posted_at: isoSchema,
  /**
   * For an open job, the dates as if the user were accepted on the day of decision; with an application, the dates of its work and payment.
   */
  dates: z.array(dateStepSchema),
});
/** A job as a card shows it. */
export type JobSummary = z.infer<typeof jobSummarySchema>;

/**
 * Query of GET /api/jobs; pay bounds in minor units of the account's currency, `platform` and `category` separated by commas.
 * `closes_before` is a time, or a day in the time zone of the account.
 */
export const jobsQuerySchema = z.strictObject({
  q: textSchema(searchMaxLength).optional(),
  platform: z
    .string()
    .max(100)
    .transform((list) => list.split(',').filter(Boolean))
    .pipe(z.array(platformSchema))
    .optional(),
  category: storableSchema(categoryListMaxLength)
    .transform((list) => list.split(',').filter(Boolean))
    .optional(),
  pay_type: payTypeSchema.optional(),
  pay_min: wholeNumberSchema(0, maxSearchedPay).optional(),
  pay_max: wholeNumberSchema(0, maxSearchedPay).optional(),
  closes_before: z.union([z.iso.date(), isoSchema]).optional(),
  eligible: flagQuery,
  invited: flagQuery,
  hide_applied: flagQuery,
  sort: z.enum(jobSorts).default(jobSorts[0]),
  ...pagingQuery,
});
/** Parsed query of GET /api/jobs. */
export type JobsQuery = z.infer<typeof jobsQuerySchema>;

/**
 * Response of GET /api/jobs. A facet counts the jobs that match all filters except the facet's own. Pay is compared in the account's
 * currency by the reference rates of one day; without rates, filters by pay do not find jobs in other currencies.
 */
export const jobsSchema = pageSchema(jobSummarySchema).extend({
  facets: z.object({
    platform: z.record(z.string(), z.int()),
    category: z.record(z.string(), z.int()),
  }),
  comparison: z.object({ currency: z.string().length(3), day: z.iso.date().nullable() }),
});
/** Response of GET /api/jobs. */
export type Jobs = z.infer<typeof jobsSchema>;
