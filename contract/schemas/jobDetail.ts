import { z } from 'zod';
import { applicationSchema, invitationSchema } from './application.ts';
import { jobSummarySchema } from './jobs.ts';
import { caseSchema, jobPayoutSchema, moneySchema, paymentSchema } from './money.ts';
import { idSchema, isoSchema, languageSchema } from './shared.ts';
import { shipmentStateSchema } from './states.ts';
import { submissionSchema, taskSchema } from './submission.ts';

/** The brand's instructions for the work. */
export const briefSchema = z.object({
  dos: z.array(z.string()),
  donts: z.array(z.string()),
  hashtags: z.array(z.string()),
  mentions: z.array(z.string()),
  disclosure: z.array(z.string()),
  links: z.array(z.string()),
  assets: z.array(z.object({ name: z.string(), url: z.string(), size: z.int() })),
});
/** The brand's instructions for the work. */
export type Brief = z.infer<typeof briefSchema>;

/**
 * A requirement for applying, evaluated for the user: `mine` is the user's value, and `fix_url` the page where the user can
 * meet the requirement. `met` is null if it cannot be evaluated.
 */
export const requirementSchema = z.object({
  key: z.string(),
  label: z.string(),
  needed: z.string(),
  mine: z.string().nullable(),
  met: z.boolean().nullable(),
  fix_url: z.string().nullable(),
});
/** A requirement for applying. */
export type Requirement = z.infer<typeof requirementSchema>;

/** The terms of a job. */
export const termsSchema = z.object({
  usage_rights: z.string(),
  exclusivity: z.string().nullable(),
  revisions_included: z.int().min(0),
  review_window_hours: z.int().min(0),
  pay_days_after_approval: z.int().min(0),
  cancel_rule: z.string(),
});
/** The terms of a job. */
export type Terms = z.infer<typeof termsSchema>;

/** A question to applicants. */
export const questionSchema = z.object({
  id: idSchema,
  label: z.string(),
  required: z.boolean(),
  max_length: z.int().min(1),
});
/** A question to applicants. */
export type Question = z.infer<typeof questionSchema>;

/** The parts of a job that its brand can change after posting it. */
export const briefFieldSchema = z.enum([
  'title',
  'description',
  'dos',
  'donts',
  'hashtags',
  'mentions',
  'disclosure',
  'links',
  'work_due',
  'usage_rights',
  'exclusivity',
]);
/** A part of a job that its brand can change. */
export type BriefField = z.infer<typeof briefFieldSchema>;

/**
 * What changed in one part of a brief: the removed and the added paragraphs. With type `date`, they are times in UTC,
 * which the page formats.
 */
export const briefDiffSchema = z.object({
  field: briefFieldSchema,
  type: z.enum(['text', 'date']),
  removed: z.array(z.string()),
  added: z.array(z.string()),
});
/** What changed in one part of a brief. */
export type BriefDiff = z.infer<typeof briefDiffSchema>;

/** A change of the brief: the version that it led to, the brand's summary, and the changed fields with their differences. */
export const jobChangeSchema = z.object({
  version: z.int().min(1),
  at: isoSchema,
  summary: z.string(),
  fields: z.array(z.string()),
  diff: z.array(briefDiffSchema),
});
/** A change of the brief. */
export type JobChange = z.infer<typeof jobChangeSchema>;

/**
 * The product that a brand sends for accepted work; `reported_at` is when the publisher last reported that it did not arrive.
 */
export const deliverySchema = z.object({
  state: shipmentStateSchema,
  carrier: z.string().nullable(),
  tracking_number: z.string().nullable(),
  sent_at: isoSchema.nullable(),
  arrived_at: isoSchema.nullable(),
  reported_at: isoSchema.nullable(),
});
/** The product that a brand sends for accepted work. */
export type Delivery = z.infer<typeof deliverySchema>;

/**
 * What brand and publisher have agreed on: the brief and terms of the version that the publisher accepted last. Later changes apply only
 * after the publisher accepts them. `agreed_at` is when both had agreed: when the brand accepted the application, or later the publisher
 * the change; for an application that is not accepted, when the publisher applied.
 */
export const agreementSchema = z.object({
  version: z.int().min(1),
  agreed_at: isoSchema,
  title: z.string(),
  language: languageSchema,
  description: z.string(),
  brief: briefSchema,
  terms: termsSchema,
  work_due: isoSchema,
});
/** What brand and publisher have agreed on. */
export type Agreement = z.infer<typeof agreementSchema>;

/**
 * Everything that one user may see of a job: the job, then the user's own application, payment and work. `description` is
 * limited markdown. `submissions` contains every submitted version, oldest first, for the timeline.
 */
export const jobDetailSchema = jobSummarySchema.extend({
  version: z.int().min(1),
  description: z.string(),
  brief: briefSchema,
  requirements: z.array(requirementSchema),
  tasks: z.array(taskSchema),
  terms: termsSchema,
  product: z
    .object({ shipped: z.boolean(), value: moneySchema, delivery: deliverySchema.nullable() })
    .nullable(),
  questions: z.array(questionSchema),
  pitch: z.object({ required: z.boolean(), max_length: z.int().min(0) }),
  changes: z.array(jobChangeSchema),
  application: applicationSchema.nullable(),
  invitation: invitationSchema.nullable(),
  /** Null without an application. Also null for applications that predate recorded agreements, if the brief has changed since. */
  agreement: agreementSchema.nullable(),
  /** Null before the application is accepted, and if the job pays only a product. */
  payment: paymentSchema.nullable(),
  /** The user's newest objection to a decision about this job. */
  case: caseSchema.nullable(),
  /** Null until all money of the payment has left the wallet. */
  payout: jobPayoutSchema.nullable(),
  unread_messages: z.int().min(0),
  submissions: z.array(submissionSchema),
});
/** Everything that one user may see of a job. */
export type JobDetail = z.infer<typeof jobDetailSchema>;
