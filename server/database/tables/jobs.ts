import type { PayType } from '../../../contract/rules/jobSearch.ts';
import type { JobState } from '../../../contract/rules/states.ts';
import { amount, defineTable, flag, number, text, time } from '../defineTable.ts';

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

/** What a search and a list show of a job. */
export const jobs = defineTable({
  notPersonal: 'data of brands',
  columns: {
    id: text(),
    brand_id: text(),
    title: text(),
    /** Title, brand, hashtags and categories, folded, for the text search. */
    search_text: text(),
    /** Sorted platforms, joined by commas, so that facets need no join. */
    platform_set: text(),
    /** Sorted categories, joined by commas. */
    category_set: text(),
    cover_url: text().orNull(),
    state: text<JobState>(),
    pay_type: text<PayType>(),
    pay_min: amount().orNull(),
    pay_max: amount().orNull(),
    product_value: amount().orNull(),
    product_shipped: flag(),
    currency: text(),
    places_total: number(),
    places_taken: number(),
    applicants: number(),
    apply_by: time(),
    decide_by: time(),
    work_due: time(),
    posted_at: time(),
    version: number(),
    country: text().orNull(),
    pitch_required: flag(),
    pitch_max: number(),
    revisions: number(),
    review_hours: number(),
    pay_days: number(),
    behaviour: text<Behaviour>().orNull(),
    /** BCP 47 tag of the language of its texts, or `und`. */
    language: text().default('und'),
  },
});
