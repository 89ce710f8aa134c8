import { parseAmount } from '@byline/design-system/money';
import type { StepKey } from '../../../contract/rules/states.ts';
import type { Config } from '../../config.ts';
import type { Brief, Terms } from '../../../contract/schemas/jobDetail.ts';
import { briefRules } from '../../domain/jobs/briefRules.ts';
import { toSearchText } from '../../domain/jobs/importedRows.ts';
import { day, hour } from '../../durations.ts';
import { brands, getBrandHandle } from './brands.ts';
import type { JobDefinition, TaskDefinition } from './jobDefinition.ts';

const currency = 'USD';
const usageRights = [
  'The brand may repost on its own channels for six months. No paid advertising.',
  'The brand may repost for twelve months and use the work in its newsletter.',
  'The brand may repost on its own channels for three months, always with your name.',
];
/** Days from the due date of a task to the due date of each of its steps. */
const stepOffsets: Record<StepKey, number> = { draft: -6, live: 0, insight: 7 };
const cancelRule =
  'Drop out freely until your first step is approved. If the brand cancels after that, approved tasks are paid in full.';

/** Creates all rows of a demo job; `index` varies the terms. */
export function createJobRows(
  job: JobDefinition,
  index: number,
  now: number,
  marketplace: Config['marketplace'],
) {
  const { timing } = job;
  const at = (days: number) => now + days * day;
  const platforms = Object.keys(job.followers) as (keyof JobDefinition['followers'])[];
  const toMinorUnits = (amount: number | null = null) =>
    amount === null ? null : parseAmount(String(amount), currency);
  const { taken, total } = job.places ?? { taken: 0, total: 10 };
  return {
    job: {
      id: job.id,
      brand_id: `brand-${job.brand}`,
      title: job.title,
      language: 'en',
      search_text: toSearchText(job.title, brands[job.brand][0], [job.hashtag], job.categories),
      platform_set: platforms.toSorted().join(','),
      category_set: job.categories.toSorted().join(','),
      cover_url: null,
      state: timing.state,
      pay_type: job.pay.type,
      pay_min: toMinorUnits(job.pay.min),
      pay_max: toMinorUnits(job.pay.max),
      product_value: toMinorUnits(job.pay.product),
      product_shipped: job.pay.product ? 1 : 0,
      currency,
      places_total: total,
      places_taken: taken,
      // Up to ten applicants without a place, a different number for each job.
      applicants: taken + ((index * 7) % 11),
      apply_by: at(timing.applyBy),
      decide_by: at(timing.applyBy) + marketplace.decideBy,
      work_due: at(timing.due),
      posted_at: at(timing.posted),
      version: job.change ? 2 : 1,
      country: job.country ?? null,
      pitch_required: job.pitch ? 1 : 0,
      pitch_max: 600,
      revisions: marketplace.revisions,
      review_hours: Math.round(marketplace.reviewWindow / hour),
      pay_days: Math.round(marketplace.clearing / day),
      behaviour: job.behaviour ?? null,
    },
    texts: {
      job_id: job.id,
      description: job.about,
      brief_json: JSON.stringify(toBrief(job)),
      terms_json: JSON.stringify(toTerms(job, index)),
      questions_json: JSON.stringify(
        job.question ? [{ id: 'idea', label: job.question, required: true, max_length: 300 }] : [],
      ),
      changes_json: JSON.stringify(toChanges(job, at)),
      rules_json: JSON.stringify(briefRules(toBrief(job))),
    },
    platforms: platforms.map((platform) => ({
      job_id: job.id,
      platform,
      min_followers: job.followers[platform] ?? 0,
      min_engagement: job.engagement ?? 0,
    })),
    categories: job.categories.map((category) => ({ job_id: job.id, category })),
    tasks: job.tasks.map((task, position) => ({
      id: getTaskId(job, position),
      job_id: job.id,
      position,
      title: task.title,
      platform: task.platform,
      content_type: task.type,
      quantity: task.quantity ?? 1,
      due_at: at(timing.due),
    })),
    steps: job.tasks.flatMap((task, position) =>
      getSteps(task).map((key, order) => ({
        task_id: getTaskId(job, position),
        key,
        position: order,
        due_at: at(timing.due + stepOffsets[key]),
      })),
    ),
  };
}

/** Returns the id of a demo job's task. */
export function getTaskId(job: Pick<JobDefinition, 'id'>, position: number): string {
  return `${job.id}-${position + 1}`;
}

function getSteps(task: TaskDefinition): StepKey[] {
  return task.steps ?? ['draft', 'live'];
}

function toBrief(job: JobDefinition): Brief {
  return {
    dos: job.dos,
    donts: job.donts,
    hashtags: [job.hashtag],
    mentions: [getBrandHandle(job.brand)],
    disclosure: ['#ad'],
    links: [],
    assets: [],
  };
}

function toTerms(job: JobDefinition, index: number): Partial<Terms> {
  return {
    usage_rights: usageRights[index % usageRights.length] ?? '',
    exclusivity: job.exclusivity ?? null,
    cancel_rule: cancelRule,
  };
}

function toChanges({ change }: JobDefinition, at: (days: number) => number) {
  if (!change) return [];
  const { daysAgo, summary, diff } = change;
  const fields = diff.map(({ field }) => field);
  return [{ version: 2, at: new Date(at(-daysAgo)).toISOString(), summary, fields, diff }];
}
