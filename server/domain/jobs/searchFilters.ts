import { sql, type ExpressionBuilder, type SelectQueryBuilder } from 'kysely';
import type { JobsQuery } from '../../contract/jobs.ts';
import type { Database, Schema } from '../../database/schema.ts';
import { startOfDay } from '../dates.ts';
import type { Standing } from './applicantProfile.ts';

type Found = SelectQueryBuilder<Schema, 'jobs', object>;
type Row = ExpressionBuilder<Schema, 'jobs'>;

/** Starts a search among the jobs that can be seen in the list. */
export function jobsOf(db: Database): Found {
  return db.selectFrom('jobs').where('jobs.state', 'in', ['open', 'full']);
}

/** Keeps the jobs that every given filter lets pass. */
export function filterJobs(jobs: Found, query: JobsQuery, standing: Standing): Found {
  const { platform, category, pay_type, pay_min, pay_max, closes_before } = query;
  const words = (query.q ?? '').toLowerCase().split(/\s+/).filter(Boolean).slice(0, 10);
  let kept = jobs;
  for (const word of words) {
    const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`;
    kept = kept.where(sql<boolean>`jobs.search_text like ${pattern} escape '\\'`);
  }
  if (platform?.length) {
    kept = kept.where('jobs.id', 'in', (row) =>
      row.selectFrom('job_platforms').select('job_id').where('platform', 'in', platform),
    );
  }
  if (category?.length) {
    kept = kept.where('jobs.id', 'in', (row) =>
      row.selectFrom('job_categories').select('job_id').where('category', 'in', category),
    );
  }
  if (pay_type) kept = kept.where('jobs.pay_type', '=', pay_type);
  if (pay_min !== undefined) kept = kept.where('jobs.pay_max', '>=', pay_min);
  if (pay_max !== undefined) kept = kept.where('jobs.pay_min', '<=', pay_max);
  if (closes_before) kept = kept.where('jobs.apply_by', '<', startOfDay(closes_before));
  return filterMine(kept, query, standing);
}

function filterMine(jobs: Found, query: JobsQuery, standing: Standing): Found {
  const { accountId } = standing;
  let kept = jobs;
  if (query.eligible === '1') kept = kept.where((row) => isEligible(row, standing));
  if (query.invited === '1') {
    kept = kept.where('jobs.id', 'in', (row) =>
      row
        .selectFrom('invitations')
        .select('job_id')
        .where('account_id', '=', accountId)
        .where('state', '=', 'sent'),
    );
  }
  if (query.hide_applied === '1') {
    kept = kept.where('jobs.id', 'not in', (row) =>
      row.selectFrom('applications').select('job_id').where('account_id', '=', accountId),
    );
  }
  return kept;
}

/**
 * The same judgement as `judgeConditions`, in SQL: no platform of the job is left without a
 * connected account that reaches its minimums, and the country fits.
 */
export function isEligible(row: Row, standing: Standing) {
  const live = [...standing.socials.values()].filter(({ status }) => status === 'connected');
  const unmet = row
    .selectFrom('job_platforms')
    .select(sql<number>`1`.as('one'))
    .whereRef('job_platforms.job_id', '=', 'jobs.id')
    .where((condition) =>
      condition.not(
        condition.or(
          live.map((social) =>
            condition.and([
              condition('job_platforms.platform', '=', social.provider),
              condition('job_platforms.min_followers', '<=', social.followers),
              condition('job_platforms.min_engagement', '<=', social.engagement),
            ]),
          ),
        ),
      ),
    );
  return row.and([
    row.not(row.exists(unmet)),
    row.or([row('jobs.country', 'is', null), row('jobs.country', '=', standing.country ?? '')]),
  ]);
}
