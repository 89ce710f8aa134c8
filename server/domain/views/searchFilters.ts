import {
  expressionBuilder,
  sql,
  type ExpressionBuilder,
  type RawBuilder,
  type SelectQueryBuilder,
  type SqlBool,
} from 'kysely';
import { splitSearch } from '../../../contract/rules/foldText.ts';
import {
  listedJobStates,
  unsuccessfulStates,
  type JobState,
} from '../../../contract/rules/states.ts';
import type { JobsQuery } from '../../../contract/schemas/jobs.ts';
import { toLikePattern } from '../../database/like.ts';
import type { Database, Schema } from '../../database/schema.ts';
import type { Comparison } from '../money/referenceRates.ts';
import type { ApplicantProfile } from '../jobs/applicantProfile.ts';
import type { ApplicantWithRates } from './jobViewer.ts';

type Matching = SelectQueryBuilder<Schema, 'jobs', object>;
type Row = ExpressionBuilder<Schema, 'jobs'>;

/** The maximum number of words of a search; further words are ignored, because each word costs time. */
const maxSearchTerms = 10;

/** Selects the jobs that appear in the list. Includes closed jobs with an open invitation, which the user can still accept. */
export function selectListedJobs(db: Database, { invited }: Pick<JobsQuery, 'invited'>): Matching {
  const states: readonly JobState[] =
    invited === '1' ? [...listedJobStates, 'closed'] : listedJobStates;
  return db.selectFrom('jobs').where('jobs.state', 'in', states);
}

/** Converts the terms of a text search into LIKE patterns for folded texts, with wildcards escaped. */
export function toLikePatterns(search = ''): string[] {
  const terms = splitSearch(search).slice(0, maxSearchTerms);
  return terms.map(toLikePattern);
}

/** Applies every filter of a search; `closes_before` is a time. */
export function filterJobs(
  jobs: Matching,
  query: JobsQuery,
  applicant: ApplicantWithRates,
): Matching {
  const { platform, category, pay_type, pay_min, pay_max, closes_before } = query;
  let filtered = jobs;
  for (const pattern of toLikePatterns(query.q)) {
    filtered = filtered.where(sql<boolean>`jobs.search_text like ${pattern} escape '\\'`);
  }
  if (platform?.length) {
    filtered = filtered.where('jobs.id', 'in', (row) =>
      row.selectFrom('job_platforms').select('job_id').where('platform', 'in', platform),
    );
  }
  if (category?.length) {
    filtered = filtered.where('jobs.id', 'in', (row) =>
      row.selectFrom('job_categories').select('job_id').where('category', 'in', category),
    );
  }
  if (pay_type) filtered = filtered.where('jobs.pay_type', '=', pay_type);
  const { comparison } = applicant;
  if (pay_min !== undefined) {
    filtered = filtered.where(comparePay('jobs.pay_max', sql`>=`, pay_min, comparison));
  }
  if (pay_max !== undefined) {
    filtered = filtered.where(comparePay('jobs.pay_min', sql`<=`, pay_max, comparison));
  }
  if (closes_before) {
    filtered = filtered.where('jobs.apply_by', '<', Date.parse(closes_before));
  }
  return filterByApplicant(filtered, query, applicant);
}

// Compares amounts in the account's currency exactly and others by reference rates. Amounts without a rate never match.
function comparePay(
  column: 'jobs.pay_min' | 'jobs.pay_max',
  operator: RawBuilder<unknown>,
  bound: number,
  { currency, values }: Comparison,
): RawBuilder<SqlBool> {
  const amount = sql.ref(column);
  const inOwnCurrency = sql<SqlBool>`(jobs.currency = ${currency} and ${amount} ${operator} ${bound})`;
  // Without reference rates, `values` contains only the account's currency.
  if (values.size === 1) return inOwnCurrency;
  return sql<SqlBool>`(${inOwnCurrency} or (jobs.currency <> ${currency}
    and ${amount} * ${payValue(values)} ${operator} ${bound}))`;
}

/** The value of a minor unit of a job's currency, as SQL; null without a rate. */
export function payValue(values: Comparison['values']): RawBuilder<number | null> {
  const cases = [...values].map(
    ([currency, value]) => sql`when ${currency} then cast(${value} as double precision)`,
  );
  return sql<number | null>`case jobs.currency ${sql.join(cases, sql` `)} end`;
}

function filterByApplicant(
  jobs: Matching,
  query: JobsQuery,
  applicant: ApplicantWithRates,
): Matching {
  const { accountId } = applicant;
  let filtered = jobs;
  if (query.eligible === '1') {
    filtered = filtered
      .where((row) => isEligible(row, applicant))
      .where('jobs.state', '!=', 'full')
      .where('jobs.id', 'not in', selectDeclined(expressionBuilder(), accountId));
  }
  if (query.invited === '1') {
    filtered = filtered.where('jobs.id', 'in', (row) =>
      row
        .selectFrom('invitations')
        .select('job_id')
        .where('account_id', '=', accountId)
        .where('state', '=', 'sent'),
    );
  }
  if (query.hide_applied === '1') {
    filtered = filtered.where('jobs.id', 'not in', (row) =>
      row.selectFrom('applications').select('job_id').where('account_id', '=', accountId),
    );
  }
  return filtered;
}

/**
 * Selects jobs that have ended for an account: declined by the brand or by the user. A job may appear twice, because removing duplicates
 * would make SQLite sort.
 */
export function selectDeclined(db: Database | ExpressionBuilder<Schema, never>, accountId: string) {
  return db
    .selectFrom('applications')
    .select('job_id')
    .where('account_id', '=', accountId)
    .where('applications.state', 'in', unsuccessfulStates)
    .unionAll(
      db
        .selectFrom('invitations')
        .select('job_id')
        .where('account_id', '=', accountId)
        .where('invitations.state', '=', 'declined'),
    );
}

/**
 * The condition of `evaluateRequirements` as SQL: for every platform of the job there is a connected account that reaches the minimums, and
 * the country matches.
 */
export function isEligible(row: Row, applicant: ApplicantProfile) {
  const connected = [...applicant.socials.values()].filter(({ status }) => status === 'connected');
  const unmet = row
    .selectFrom('job_platforms')
    .select(sql<number>`1`.as('one'))
    .whereRef('job_platforms.job_id', '=', 'jobs.id')
    .where((condition) =>
      condition.not(
        condition.or(
          connected.map((social) =>
            condition.and([
              condition('job_platforms.platform', '=', social.provider),
              // A figure that the platform does not share reaches no minimum; a comparison with null would be neither true nor false.
              condition('job_platforms.min_followers', '<=', social.followers ?? 0),
              condition('job_platforms.min_engagement', '<=', social.engagement ?? 0),
            ]),
          ),
        ),
      ),
    );
  return row.and([
    row.not(row.exists(unmet)),
    row.or([row('jobs.country', 'is', null), row('jobs.country', '=', applicant.country ?? '')]),
  ]);
}
