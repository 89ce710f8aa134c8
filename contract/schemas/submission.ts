import { z } from 'zod';
import { checkKinds, maxMetric } from '../rules/work.ts';
import { pastedLinkMaxLength } from '../rules/postLinks.ts';
import { maxPictures } from '../rules/pictures.ts';
import { notesMaxLength } from '../rules/texts.ts';
import { paymentSchema } from './money.ts';
import {
  clientRefSchema,
  contentTypeSchema,
  idSchema,
  isoSchema,
  mediaInputSchema,
  mediaSchema,
  platformSchema,
} from './shared.ts';
import {
  stepKeySchema,
  stepStatusSchema,
  submissionStateSchema,
  taskStatusSchema,
} from './states.ts';
import { applicationSchema } from './application.ts';
import { storableSchema, textSchema } from './text.ts';

/** A version of the work for one step; immutable once submitted. */
export const submissionSchema = z.object({
  id: idSchema,
  task_id: idSchema,
  step: stepKeySchema,
  version: z.int().min(1),
  state: submissionStateSchema,
  caption: z.string(),
  links: z.array(z.string()),
  media: z.array(mediaSchema),
  notes: z.string(),
  metrics: z.record(z.string(), z.number()),
  checklist: z.record(z.string(), z.boolean()),
  saved_at: isoSchema,
  submitted_at: isoSchema.nullable(),
  reviewed_at: isoSchema.nullable(),
  /** Whether the version was approved because the brand did not review it in time. */
  auto: z.boolean(),
  feedback: z.array(
    z.object({
      at: isoSchema,
      by: z.string(),
      text: z.string(),
      kind: z.enum(['edit', 'reshoot', 'note']),
    }),
  ),
});
/** A version of the work for one step. */
export type Submission = z.infer<typeof submissionSchema>;

/** A step of a task; `submission` is its newest version, `revisions_left` is null before acceptance. */
export const stepSchema = z.object({
  key: stepKeySchema,
  status: stepStatusSchema,
  opens_at: isoSchema.nullable(),
  due_at: isoSchema,
  /** How often the due date was moved. */
  due_version: z.int().min(0),
  revisions_left: z.int().min(0).nullable(),
  auto_approve_at: isoSchema.nullable(),
  submission: submissionSchema.nullable(),
});
/** A step of a task. */
export type Step = z.infer<typeof stepSchema>;

/** A task of a job; `quantity` is the number of posts. */
export const taskSchema = z.object({
  id: idSchema,
  title: z.string(),
  platform: platformSchema,
  content_type: contentTypeSchema,
  quantity: z.int().min(1),
  due_at: isoSchema,
  status: taskStatusSchema,
  steps: z.array(stepSchema),
});
/** A task of a job. */
export type Task = z.infer<typeof taskSchema>;

/** A check before submitting, repeated by the server; `block` prevents submitting, `warn` does not. */
export const checkRuleSchema = z.object({
  id: idSchema,
  kind: z.enum(checkKinds),
  value: z.string(),
  severity: z.enum(['block', 'warn']),
  text: z.string(),
  task_ids: z.array(idSchema).nullable(),
});
/** A check before submitting. */
export type CheckRule = z.infer<typeof checkRuleSchema>;

/** Response of GET /api/job/{id}/submission; `history` contains every submitted version, oldest first. */
export const submissionViewSchema = z.object({
  application: applicationSchema,
  tasks: z.array(taskSchema),
  rules: z.array(checkRuleSchema),
  history: z.array(submissionSchema),
});
/** Response of GET /api/job/{id}/submission. */
export type SubmissionView = z.infer<typeof submissionViewSchema>;

const links = z.array(textSchema(pastedLinkMaxLength)).max(20);
const media = z.array(mediaInputSchema).max(maxPictures);
const metrics = z.record(storableSchema(40), z.number().min(0).max(maxMetric));

/**
 * Body of POST /api/job/{id}/submission (autosave). `base_saved_at` is the `saved_at` of the version that the user has edited, null for the
 * first save. The response is 409 if the server has a newer version.
 */
export const autosaveSchema = z.strictObject({
  task_id: idSchema,
  step: stepKeySchema,
  caption: textSchema(65_000).optional(),
  links: links.optional(),
  media: media.optional(),
  notes: textSchema(notesMaxLength).optional(),
  metrics: metrics.optional(),
  base_saved_at: isoSchema.nullable(),
});
/** Body of POST /api/job/{id}/submission. */
export type Autosave = z.infer<typeof autosaveSchema>;

/** Response of POST /api/job/{id}/submission. */
export const autosavedSchema = z.object({ submission: submissionSchema });
/** Response of POST /api/job/{id}/submission. */
export type Autosaved = z.infer<typeof autosavedSchema>;

/** Body of POST /api/job/{id}/submit/task; `checklist` contains the confirmed rules by id. */
export const submitTaskSchema = z.strictObject({
  task_id: idSchema,
  step: stepKeySchema,
  caption: textSchema(65_000),
  links,
  media,
  notes: textSchema(notesMaxLength),
  metrics,
  checklist: z.record(storableSchema(64), z.boolean()),
  client_ref: clientRefSchema,
});
/** Body of POST /api/job/{id}/submit/task. */
export type SubmitTask = z.infer<typeof submitTaskSchema>;

/** Response of POST /api/job/{id}/submit/task; `payment` is null for jobs that pay only a product. */
export const submittedTaskSchema = z.object({
  task: taskSchema,
  submission: submissionSchema,
  payment: paymentSchema.nullable(),
});
/** Response of POST /api/job/{id}/submit/task. */
export type SubmittedTask = z.infer<typeof submittedTaskSchema>;
