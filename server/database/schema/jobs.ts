import type { Generated } from 'kysely';
import type { Platform } from '../../../contract/rules/platforms.ts';
import type { PayType } from '../../../contract/rules/jobSearch.ts';
import type { InvitationState, JobState, StepKey } from '../../../contract/rules/states.ts';
import type { ContentType } from '../../../contract/schemas/shared.ts';

/** Behaviour of a simulated brand; jobs of real brands have none. */
export type Behaviour =
  | 'accept_fast'
  | 'request_changes_once'
  | 'decline'
  | 'silent'
  | 'hold_payment'
  | 'invite'
  | 'invite_and_revoke'
  | 'change_brief'
  | 'reject';

/** Brands, jobs, tasks and invitations; `*_json` columns contain contract types. */
export type JobTables = {
  brands: {
    id: string;
    name: string;
    logo_url: string | null;
    verified: number;
    reply_hours_median: number | null;
    pay_days_median: number | null;
    jobs_completed: number;
  };
  /** One row with a random number, which triggers replace whenever the counts of a search may change. */
  job_versions: { id: number; version: number };
  jobs: {
    id: string;
    brand_id: string;
    title: string;
    /** BCP 47 tag of the language of its texts, or `und`. */
    language: Generated<string>;
    /** Title, brand, hashtags and categories, folded, for the text search. */
    search_text: string;
    /** Sorted platforms, joined by commas, so that facets need no join. */
    platform_set: string;
    /** Sorted categories, joined by commas. */
    category_set: string;
    cover_url: string | null;
    state: JobState;
    pay_type: PayType;
    pay_min: number | null;
    pay_max: number | null;
    product_value: number | null;
    product_shipped: number;
    currency: string;
    places_total: number;
    places_taken: number;
    applicants: number;
    apply_by: number;
    decide_by: number;
    work_due: number;
    posted_at: number;
    version: number;
    country: string | null;
    pitch_required: number;
    pitch_max: number;
    revisions: number;
    review_hours: number;
    pay_days: number;
    behaviour: Behaviour | null;
  };
  /** Long texts of a job. A separate table keeps the rows that a search reads short. */
  job_texts: {
    job_id: string;
    description: string;
    brief_json: string;
    terms_json: string;
    questions_json: string;
    changes_json: string;
    rules_json: string;
  };
  job_platforms: {
    job_id: string;
    platform: Platform;
    min_followers: number;
    /** In hundredths of a percent. */
    min_engagement: number;
  };
  job_categories: { job_id: string; category: string };
  /** Jobs that were not yet compared with the job alerts. */
  new_jobs: { job_id: string };
  /** New jobs that match an account's alerts and were not yet mailed. */
  job_matches: { account_id: string; job_id: string; matched_at: number };
  tasks: {
    id: string;
    job_id: string;
    position: number;
    title: string;
    platform: Platform;
    content_type: ContentType;
    quantity: number;
    due_at: number;
  };
  task_steps: { task_id: string; key: StepKey; position: number; due_at: number };
  invitations: {
    id: string;
    account_id: string;
    job_id: string;
    state: InvitationState;
    message: string;
    offer: number | null;
    sent_at: number;
    expires_at: number;
    /** Text of the publisher: why the invitation was declined. */
    reason: string | null;
    ended_at: number | null;
  };
};
