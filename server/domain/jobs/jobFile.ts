import { countries } from '@byline/design-system/countries';
import { z } from 'zod';
import { pitchMaxLength } from '../../../contract/rules/texts.ts';
import { questionSchema } from '../../../contract/schemas/jobDetail.ts';
import { payTypeSchema } from '../../../contract/schemas/jobs.ts';
import {
  contentTypeSchema,
  currencySchema,
  idSchema,
  isoSchema,
  languageTagSchema,
  platformSchema,
} from '../../../contract/schemas/shared.ts';
import { stepKeySchema } from '../../../contract/schemas/states.ts';
import { lineSchema, requiredTextSchema } from '../../../contract/schemas/text.ts';

const amount = z.int().min(0).max(1_000_000_000);
const paragraph = requiredTextSchema(5000);
const instructions = z.array(requiredTextSchema(1000)).max(50);
const link = z.url({ protocol: /^https?$/ }).max(2000);

// Categories must not contain commas, because one column stores them separated by commas.
const category = lineSchema(40).refine((name) => !name.includes(','), {
  message: 'may not contain a comma',
});

const isUnique = (values: readonly string[]) => new Set(values).size === values.length;

/** The lists of a brief. */
export const importedBriefSchema = z.strictObject({
  dos: instructions,
  donts: instructions,
  hashtags: z.array(lineSchema(100)).max(50),
  mentions: z.array(lineSchema(100)).max(50),
  disclosure: z.array(lineSchema(100)).max(50),
  links: z.array(lineSchema(2000)).max(50),
  assets: z
    .array(z.strictObject({ name: lineSchema(255), url: link, size: z.int().min(0) }))
    .max(50),
});

const importedQuestionSchema = z.strictObject({
  ...questionSchema.shape,
  label: lineSchema(300),
});

const taskSchema = z.strictObject({
  title: lineSchema(200),
  platform: platformSchema,
  content_type: contentTypeSchema,
  quantity: z.int().min(1).max(20).default(1),
  due_at: isoSchema.optional(),
  steps: z
    .array(z.strictObject({ key: stepKeySchema, due_at: isoSchema }))
    .min(1)
    .refine((steps) => isUnique(steps.map(({ key }) => key)), {
      message: 'contains a step twice',
    }),
});

/** One job of an import file; amounts in minor units, engagement in hundredths of a percent. */
export const importedJobSchema = z
  .strictObject({
    id: idSchema.regex(/^[a-z0-9-]+$/, 'may contain only a-z, 0-9 and hyphens'),
    brand: z.strictObject({ name: lineSchema(120), verified: z.boolean().default(false) }),
    title: lineSchema(200),
    description: requiredTextSchema(10_000),
    /** The language of the texts; by default it is detected. */
    language: languageTagSchema.optional(),
    categories: z
      .array(category)
      .min(1)
      .max(5)
      .refine(isUnique, { message: 'contains a category twice' }),
    platforms: z
      .array(
        z.strictObject({
          platform: platformSchema,
          min_followers: z.int().min(0).default(0),
          min_engagement: z.int().min(0).max(10_000).default(0),
        }),
      )
      .min(1)
      .refine((platforms) => isUnique(platforms.map(({ platform }) => platform)), {
        message: 'contains a platform twice',
      }),
    // `UK`, for example, is shown as the United Kingdom, but no account has that country.
    country: z
      .string()
      .toUpperCase()
      .refine((code) => countries.includes(code), {
        message: 'is not a country of ISO 3166-1 such as GB',
      })
      .nullable()
      .default(null),
    pay: z.strictObject({
      type: payTypeSchema,
      currency: z.string().toUpperCase().pipe(currencySchema),
      min: amount.nullable().default(null),
      max: amount.nullable().default(null),
      product_value: amount.nullable().default(null),
      product_shipped: z.boolean().default(false),
    }),
    places: z.int().min(1).max(10_000),
    posted_at: isoSchema.optional(),
    apply_by: isoSchema,
    decide_by: isoSchema.optional(),
    work_due: isoSchema,
    brief: importedBriefSchema.partial().default({}),
    terms: z.strictObject({
      usage_rights: paragraph,
      exclusivity: paragraph.nullable().default(null),
      cancel_rule: paragraph,
      revisions_included: z.int().min(0).max(10).optional(),
      review_window_hours: z.int().min(1).max(2000).optional(),
      pay_days_after_approval: z.int().min(0).max(365).optional(),
    }),
    questions: z
      .array(importedQuestionSchema)
      .max(10)
      .refine((questions) => isUnique(questions.map(({ id }) => id)), {
        message: 'contains an id twice',
      })
      .default([]),
    pitch: z
      .strictObject({ required: z.boolean(), max_length: z.int().min(0).max(pitchMaxLength) })
      .default({ required: false, max_length: 600 }),
    tasks: z.array(taskSchema).min(1).max(20),
  })
  .refine(({ pay }) => (pay.type === 'product') === (pay.min === null), {
    path: ['pay', 'min'],
    message: 'is required, except for product jobs, which must not have it',
  })
  .refine(({ pay }) => (pay.min ?? 0) <= (pay.max ?? pay.min ?? 0), {
    path: ['pay', 'max'],
    message: 'is below the minimum',
  })
  .refine(
    ({ pay }) =>
      pay.max === null || !['fixed', 'product'].includes(pay.type) || pay.max === pay.min,
    {
      path: ['pay', 'max'],
      message: 'differs from the minimum, although the pay is no range',
    },
  )
  .refine(({ pay }) => !pay.product_shipped || pay.product_value !== null, {
    path: ['pay', 'product_value'],
    message: 'is required for a product that is shipped',
  })
  .refine(
    ({ apply_by, decide_by }) => !decide_by || Date.parse(apply_by) <= Date.parse(decide_by),
    {
      path: ['decide_by'],
      message: 'must not be before apply_by, because applications expire then',
    },
  )
  .refine((job) => Date.parse(job.apply_by) < Date.parse(job.work_due), {
    path: ['work_due'],
    message: 'must be after apply_by',
  })
  .refine(
    ({ tasks, platforms }) =>
      tasks.every((task) => platforms.some(({ platform }) => platform === task.platform)),
    { path: ['tasks'], message: 'use a platform that the job does not list' },
  );

/** One job of an import file. */
export type ImportedJob = z.infer<typeof importedJobSchema>;

/** The content of an import file. */
export const jobFileSchema = z.strictObject({
  jobs: z.array(importedJobSchema).min(1).max(10_000),
});

/** Returns the dates of a file's jobs that are before `now` (ms UTC), as issues of the file. */
export function findPastDates(jobs: readonly ImportedJob[], now: number) {
  const dates = jobs.flatMap((job, index) => {
    const own = (['apply_by', 'decide_by', 'work_due'] as const).map((name) => ({
      path: [name] as (string | number)[],
      date: job[name],
    }));
    const ofTasks = job.tasks.flatMap(({ due_at, steps }, task) => [
      { path: ['tasks', task, 'due_at'], date: due_at },
      ...steps.map((step, place) => ({
        path: ['tasks', task, 'steps', place, 'due_at'],
        date: step.due_at,
      })),
    ]);
    return [...own, ...ofTasks].map(({ path, date }) => ({ path: ['jobs', index, ...path], date }));
  });
  return dates
    .filter(({ date }) => date !== undefined && Date.parse(date) < now)
    .map(({ path }) => ({ path, message: 'is in the past' }));
}
