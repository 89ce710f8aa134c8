import type { Selectable } from 'kysely';
import type { Brief, Terms } from '../../../contract/schemas/jobDetail.ts';
import type { Database, Schema } from '../../database/schema.ts';
import { DomainError } from '../domainError.ts';

const jobColumns = [
  'jobs.id',
  'jobs.title',
  'jobs.language',
  'jobs.state',
  'jobs.pay_type',
  'jobs.pay_min',
  'jobs.pay_max',
  'jobs.product_value',
  'jobs.product_shipped',
  'jobs.currency',
  'jobs.places_total',
  'jobs.places_taken',
  'jobs.applicants',
  'jobs.apply_by',
  'jobs.decide_by',
  'jobs.work_due',
  'jobs.posted_at',
  'jobs.country',
  'jobs.category_set',
  'jobs.review_hours',
  'jobs.pay_days',
] as const;

const brandColumns = [
  'brands.id as brand_id',
  'brands.name as brand_name',
  'brands.verified as brand_verified',
  'brands.reply_hours_median',
  'brands.pay_days_median',
  'brands.jobs_completed',
] as const;

/** A job with its long texts. */
export type JobRow = Selectable<Schema['jobs'] & Schema['job_texts']>;

/** The columns of a job and its brand that a card shows. */
export type JobCardRow = Awaited<ReturnType<typeof findJobCards>>[number];

/** Reads the cards of some jobs, in the order of their ids. */
export async function findJobCards(db: Database, ids: string[]) {
  const rows = await db
    .selectFrom('jobs')
    .innerJoin('brands', 'brands.id', 'jobs.brand_id')
    .select([...jobColumns, ...brandColumns])
    // PostgreSQL rejects `in` with an empty list; no job has an empty id.
    .where('jobs.id', 'in', ids.length > 0 ? ids : [''])
    .execute();
  const cards = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => cards.get(id) ?? []);
}

/** Finds a job with its long texts; throws a DomainError if the id is unknown. */
export async function findJob(db: Database, jobId: string): Promise<JobRow> {
  const job = await db
    .selectFrom('jobs')
    .innerJoin('job_texts', 'job_texts.job_id', 'jobs.id')
    .selectAll()
    .where('jobs.id', '=', jobId)
    .executeTakeFirst();
  if (!job) throw new DomainError('notFound', 'job.unknown');
  return job;
}

/** Returns the brief of a job. */
export function toBrief({ brief_json }: JobRow): Brief {
  return JSON.parse(brief_json) as Brief;
}

/** Returns the terms of a job. */
export function toTerms(job: JobRow): Terms {
  const texts = JSON.parse(job.terms_json) as Pick<
    Terms,
    'usage_rights' | 'exclusivity' | 'cancel_rule'
  >;
  return {
    ...texts,
    revisions_included: job.revisions,
    review_window_hours: job.review_hours,
    pay_days_after_approval: job.pay_days,
  };
}

/** Reads the name of a job's brand. */
export async function readBrandName(db: Database, jobId: string): Promise<string> {
  const { name } = await db
    .selectFrom('jobs')
    .innerJoin('brands', 'brands.id', 'jobs.brand_id')
    .select('brands.name')
    .where('jobs.id', '=', jobId)
    .executeTakeFirstOrThrow();
  return name;
}

/** Reads the requirements of a job per platform. */
export function readJobPlatforms(db: Database, jobId: string) {
  return db
    .selectFrom('job_platforms')
    .selectAll()
    .where('job_id', '=', jobId)
    .orderBy('platform')
    .execute();
}
