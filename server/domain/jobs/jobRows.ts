import type { Selectable } from 'kysely';
import type { Database, Schema } from '../../database/schema.ts';

const jobColumns = [
  'jobs.id',
  'jobs.title',
  'jobs.cover_url',
  'jobs.state',
  'jobs.pay_type',
  'jobs.pay_min',
  'jobs.pay_max',
  'jobs.product_value',
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
] as const;

const brandColumns = [
  'brands.id as brand_id',
  'brands.name as brand_name',
  'brands.logo_url as brand_logo_url',
  'brands.verified as brand_verified',
  'brands.reply_hours_median',
  'brands.pay_days_median',
  'brands.jobs_completed',
] as const;

/** A whole job, long texts included. */
export type JobRow = Selectable<Schema['jobs'] & Schema['job_texts']>;

/** A job with its brand, as much as a card needs. */
export type JobCardRow = Awaited<ReturnType<typeof findJobCards>>[number];

/** Reads the cards of some jobs, in no order. */
export function findJobCards(db: Database, ids: string[]) {
  return selectJobCards(db)
    .where('jobs.id', 'in', ids.length > 0 ? ids : [''])
    .execute();
}

/** Starts a query for job cards. */
export function selectJobCards(db: Database) {
  return db
    .selectFrom('jobs')
    .innerJoin('brands', 'brands.id', 'jobs.brand_id')
    .select([...jobColumns, ...brandColumns]);
}
