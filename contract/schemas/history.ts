import { z } from 'zod';
import { historySorts, searchMaxLength } from '../rules/jobSearch.ts';
import { applicationSchema, invitationSchema } from './application.ts';
import { dateStepSchema } from './expectedDates.ts';
import { jobSummarySchema } from './jobs.ts';
import { caseSchema, jobPayoutSchema, moneySchema } from './money.ts';
import {
  flagQuery,
  idSchema,
  isoSchema,
  languageSchema,
  pageSchema,
  pagingQuery,
  platformSchema,
  wholeNumberSchema,
} from './shared.ts';
import { paymentStateSchema, stepKeySchema } from './states.ts';
import { textSchema } from './text.ts';

/** The tabs of the job history. */
export const historyGroupSchema = z.enum(['active', 'applied', 'invited', 'completed', 'closed']);
/** A tab of the job history. */
export type HistoryGroup = z.infer<typeof historyGroupSchema>;

/** The next action on a job; `url` is a path in the app, `label` is translated. */
export const nextActionSchema = z.object({
  label: z.string(),
  /** The title of the task that the label names, in the language of the job; null if the job has no other task. */
  task: z.string().nullable(),
  due_at: isoSchema,
  url: z.string(),
  overdue: z.boolean(),
});
/** The next action on a job. */
export type NextAction = z.infer<typeof nextActionSchema>;

/** A step with its due date. `due_version` is raised each time the due date moves. */
export const deadlineSchema = z.object({
  task_id: idSchema,
  task_title: z.string(),
  step: stepKeySchema,
  due_at: isoSchema,
  due_version: z.int().min(0),
});
/** A step with its due date. */
export type Deadline = z.infer<typeof deadlineSchema>;

/**
 * A job that the user applied to or was invited to; `deadlines` are the due dates of work if the user is accepted, and those still ahead that
 * no longer count if the user was.
 */
export const historyRowSchema = z.object({
  job: jobSummarySchema.omit({ dates: true }),
  dates: z.array(dateStepSchema),
  application: applicationSchema.nullable(),
  invitation: invitationSchema.nullable(),
  tasks_done: z.int().min(0),
  tasks_total: z.int().min(0),
  next: nextActionSchema.nullable(),
  deadlines: z.array(deadlineSchema),
  payment: z
    .object({
      state: paymentStateSchema,
      net: moneySchema,
      expected_on: isoSchema.nullable(),
      overdue: z.boolean(),
      payout: jobPayoutSchema.nullable(),
      /** The newest objection of the user. */
      case: caseSchema
        .pick({ opened_at: true, due_by: true, decided_at: true, outcome: true })
        .nullable(),
    })
    .nullable(),
  unread: z.int().min(0),
  /** The newest unread message, shortened to 160 characters; null without unread messages. */
  newest_unread: z.object({ body: z.string(), language: languageSchema, at: isoSchema }).nullable(),
});
/** A job that the user applied to or was invited to. */
export type HistoryRow = z.infer<typeof historyRowSchema>;

/** Query of GET /api/job/history; `my_turn` returns only rows whose next step is the user's. */
export const historyQuerySchema = z.strictObject({
  group: historyGroupSchema.optional(),
  q: textSchema(searchMaxLength).optional(),
  platform: platformSchema.optional(),
  year: wholeNumberSchema(2000, 2200).optional(),
  unread: flagQuery,
  my_turn: flagQuery,
  sort: z.enum(historySorts).default('newest'),
  ...pagingQuery,
});
/** Parsed query of GET /api/job/history. */
export type HistoryQuery = z.infer<typeof historyQuerySchema>;

/**
 * Response of GET /api/job/history. `counts` are the numbers of rows per group, without the `group` filter. `totals` are the sums of net
 * payments on all pages, per currency, and `withdrawn` how much of them has left the wallet.
 */
export const historySchema = pageSchema(historyRowSchema).extend({
  totals: z.array(moneySchema),
  withdrawn: z.array(moneySchema),
  counts: z.record(historyGroupSchema, z.int()),
});
/** Response of GET /api/job/history. */
export type History = z.infer<typeof historySchema>;
