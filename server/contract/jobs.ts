import { z } from 'zod';
import { moneySchema } from './money.ts';
import {
  flagQuery,
  idSchema,
  isoSchema,
  pageSchema,
  pagingQuery,
  platformSchema,
} from './shared.ts';
import { applicationStateSchema, invitationStateSchema, jobStateSchema } from './states.ts';

/** The brand behind a job, with the facts that make it trustworthy; medians are null when unknown. */
export const brandSchema = z.object({
  id: idSchema,
  name: z.string(),
  logo_url: z.string().nullable(),
  verified: z.boolean(),
  reply_hours_median: z.number().nullable(),
  pay_days_median: z.number().nullable(),
  jobs_completed: z.int().min(0),
});
/** The brand behind a job. */
export type Brand = z.infer<typeof brandSchema>;

/** How a job pays. */
export const payTypeSchema = z.enum(['fixed', 'range', 'performance', 'product']);
/** How a job pays. */
export type PayType = z.infer<typeof payTypeSchema>;

/** What a job pays; `min` equals `max` for fixed pay, both are null for products. */
export const paySchema = z.object({
  type: payTypeSchema,
  min: moneySchema.nullable(),
  max: moneySchema.nullable(),
  product_value: moneySchema.optional(),
});
/** What a job pays. */
export type Pay = z.infer<typeof paySchema>;

/** A job as a card shows it; `my.unmet` lists requirement keys of the detail that I do not meet. */
export const jobSummarySchema = z.object({
  id: idSchema,
  title: z.string(),
  brand: brandSchema,
  cover_url: z.string().nullable(),
  platforms: z.array(platformSchema),
  categories: z.array(z.string()),
  pay: paySchema,
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
    eligible: z.boolean().nullable(),
    unmet: z.array(z.string()),
  }),
  posted_at: isoSchema,
});
/** A job as a card shows it. */
export type JobSummary = z.infer<typeof jobSummarySchema>;

/** Orders of GET /api/jobs: `match` puts jobs I qualify for first. */
export const jobSortSchema = z.enum(['match', 'newest', 'closing', 'pay']);
/** Order of GET /api/jobs. */
export type JobSort = z.infer<typeof jobSortSchema>;

/** Query of GET /api/jobs; pay bounds in minor units, `platform` and `category` as comma lists. */
export const jobsQuerySchema = z.strictObject({
  q: z.string().trim().max(200).optional(),
  platform: z
    .string()
    .max(100)
    .transform((list) => list.split(',').filter(Boolean))
    .pipe(z.array(platformSchema))
    .optional(),
  category: z
    .string()
    .max(400)
    .transform((list) => list.split(',').filter(Boolean))
    .optional(),
  pay_type: payTypeSchema.optional(),
  pay_min: z.coerce.number().int().min(0).max(1_000_000_000).optional(),
  pay_max: z.coerce.number().int().min(0).max(1_000_000_000).optional(),
  closes_before: z.union([z.iso.date(), isoSchema]).optional(),
  eligible: flagQuery,
  invited: flagQuery,
  hide_applied: flagQuery,
  sort: jobSortSchema.default('match'),
  ...pagingQuery,
});
/** Query of GET /api/jobs, parsed. */
export type JobsQuery = z.infer<typeof jobsQuerySchema>;

/** Answer of GET /api/jobs; a facet counts rows under all filters but its own. */
export const jobsSchema = pageSchema(jobSummarySchema).extend({
  facets: z.object({
    platform: z.record(z.string(), z.int()),
    category: z.record(z.string(), z.int()),
  }),
});
/** Answer of GET /api/jobs. */
export type Jobs = z.infer<typeof jobsSchema>;
