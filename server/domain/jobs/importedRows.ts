import type { Insertable } from 'kysely';
import { foldText } from '../../../contract/rules/foldText.ts';
import { stepKeys } from '../../../contract/rules/states.ts';
import type { Config } from '../../config.ts';
import type { Brief } from '../../../contract/schemas/jobDetail.ts';
import type { Schema } from '../../database/schema.ts';
import { day, hour } from '../../durations.ts';
import { detectLanguage } from '../../i18n/detectLanguage.ts';
import { briefRules } from './briefRules.ts';
import type { ImportedJob } from './jobFile.ts';

/** Converts an imported job into its row, with the configured terms where the job has none. */
export function toJobRow(
  job: ImportedJob,
  brandId: string,
  now: number,
  marketplace: Config['marketplace'],
): Insertable<Schema['jobs']> {
  const { pay, terms } = job;
  const platforms = job.platforms.map(({ platform }) => platform);
  const applyBy = Date.parse(job.apply_by);
  return {
    id: job.id,
    brand_id: brandId,
    title: job.title,
    language: job.language ?? detectLanguage(`${job.title} ${job.description}`),
    search_text: toSearchText(job.title, job.brand.name, job.brief.hashtags ?? [], job.categories),
    platform_set: platforms.toSorted().join(','),
    category_set: job.categories.toSorted().join(','),
    cover_url: null,
    state: 'open',
    pay_type: pay.type,
    pay_min: pay.min,
    pay_max: pay.max ?? pay.min,
    product_value: pay.product_value,
    product_shipped: pay.product_shipped ? 1 : 0,
    currency: pay.currency,
    places_total: job.places,
    places_taken: 0,
    applicants: 0,
    apply_by: applyBy,
    decide_by: job.decide_by ? Date.parse(job.decide_by) : applyBy + marketplace.decideBy,
    work_due: Date.parse(job.work_due),
    posted_at: job.posted_at ? Date.parse(job.posted_at) : now,
    version: 1,
    country: job.country,
    pitch_required: job.pitch.required ? 1 : 0,
    pitch_max: job.pitch.max_length,
    revisions: terms.revisions_included ?? marketplace.revisions,
    review_hours: terms.review_window_hours ?? Math.round(marketplace.reviewWindow / hour),
    pay_days: terms.pay_days_after_approval ?? Math.round(marketplace.clearing / day),
    behaviour: null,
  };
}

/** Returns the folded text that a search of jobs matches. */
export function toSearchText(
  title: string,
  brand: string,
  hashtags: readonly string[],
  categories: readonly string[],
): string {
  return foldText([title, brand, ...hashtags, ...categories].join(' '));
}

/** Converts an imported job into the row of its long texts. */
export function toTextRow(job: ImportedJob): Insertable<Schema['job_texts']> {
  const { terms } = job;
  const brief: Brief = {
    dos: [],
    donts: [],
    hashtags: [],
    mentions: [],
    disclosure: [],
    links: [],
    assets: [],
    ...job.brief,
  };
  return {
    job_id: job.id,
    description: job.description,
    brief_json: JSON.stringify(brief),
    terms_json: JSON.stringify({
      usage_rights: terms.usage_rights,
      exclusivity: terms.exclusivity,
      cancel_rule: terms.cancel_rule,
    }),
    questions_json: JSON.stringify(job.questions),
    changes_json: '[]',
    rules_json: JSON.stringify(briefRules(brief)),
  };
}

/** Converts an imported job into the rows of its tasks and steps, in the order draft, live, insight. */
export function toTaskRows(job: ImportedJob) {
  const tasks = job.tasks.map((task, position) => ({
    id: `${job.id}-${position + 1}`,
    job_id: job.id,
    position,
    title: task.title,
    platform: task.platform,
    content_type: task.content_type,
    quantity: task.quantity,
    due_at: Date.parse(task.due_at ?? job.work_due),
  }));
  const steps = job.tasks.flatMap((task, position) =>
    task.steps
      .toSorted((a, b) => stepKeys.indexOf(a.key) - stepKeys.indexOf(b.key))
      .map(({ key, due_at }, index) => ({
        task_id: `${job.id}-${position + 1}`,
        key,
        position: index,
        due_at: Date.parse(due_at),
      })),
  );
  return { tasks, steps };
}
