import { z } from 'zod';
import { applicationSchema, invitationSchema } from './application.ts';
import { jobSummarySchema } from './jobs.ts';
import { moneySchema } from './money.ts';
import { flagQuery, isoSchema, pageSchema, pagingQuery, platformSchema } from './shared.ts';
import { paymentStateSchema } from './states.ts';

/** The tabs of the job history. */
export const historyGroupSchema = z.enum(['active', 'applied', 'invited', 'completed', 'closed']);
/** A tab of the job history. */
export type HistoryGroup = z.infer<typeof historyGroupSchema>;

/** What to do next on a job; `url` is a path of the app, `label` a translated phrase. */
export const nextActionSchema = z.object({
  label: z.string(),
  due_at: isoSchema,
  url: z.string(),
  overdue: z.boolean(),
});
/** What to do next on a job. */
export type NextAction = z.infer<typeof nextActionSchema>;

/** One job that I have to do with. */
export const historyRowSchema = z.object({
  job: jobSummarySchema,
  application: applicationSchema.nullable(),
  invitation: invitationSchema.nullable(),
  tasks_done: z.int().min(0),
  tasks_total: z.int().min(0),
  next: nextActionSchema.nullable(),
  payment: z
    .object({
      state: paymentStateSchema,
      net: moneySchema,
      expected_on: isoSchema.nullable(),
      overdue: z.boolean(),
    })
    .nullable(),
  unread: z.int().min(0),
});
/** One job that I have to do with. */
export type HistoryRow = z.infer<typeof historyRowSchema>;

/** Query of GET /api/job/history. */
export const historyQuerySchema = z.strictObject({
  group: historyGroupSchema.optional(),
  q: z.string().trim().max(200).optional(),
  platform: platformSchema.optional(),
  year: z.coerce.number().int().min(2000).max(2200).optional(),
  unread: flagQuery,
  sort: z.enum(['due', 'newest']).default('newest'),
  ...pagingQuery,
});
/** Query of GET /api/job/history, parsed. */
export type HistoryQuery = z.infer<typeof historyQuerySchema>;

/** Answer of GET /api/job/history; `counts` tell the rows of each group, `group` filter aside. */
export const historySchema = pageSchema(historyRowSchema).extend({
  counts: z.record(historyGroupSchema, z.int()),
});
/** Answer of GET /api/job/history. */
export type History = z.infer<typeof historySchema>;
