import type { JobSummary, Pay } from '../../contract/jobs.ts';
import type { Database } from '../../database/schema.ts';
import { iso } from '../dates.ts';
import type { JobCardRow } from './jobRows.ts';
import { unmetKeys, type Conditions } from './requirements.ts';
import type { Standing } from './applicantProfile.ts';

/** Turns job rows into summaries for one publisher, keeping their order; three queries in all. */
export async function summarizeJobs(
  db: Database,
  rows: JobCardRow[],
  standing: Standing,
): Promise<JobSummary[]> {
  const ids = rows.length > 0 ? rows.map(({ id }) => id) : [''];
  const platforms = groupByJob(
    await db
      .selectFrom('job_platforms')
      .selectAll()
      .where('job_id', 'in', ids)
      .orderBy('platform')
      .execute(),
  );
  const mine = await readRelations(db, ids, standing.accountId);
  return rows.map((row) => {
    const conditions = { country: row.country, platforms: platforms.get(row.id) ?? [] };
    return {
      ...presentJob(row, conditions),
      categories: row.category_set.split(','),
      my: {
        application: mine.applications.get(row.id) ?? null,
        invitation: mine.invitations.get(row.id) ?? null,
        ...judge(conditions, standing),
      },
    };
  });
}

function presentJob(row: JobCardRow, conditions: Conditions) {
  return {
    id: row.id,
    title: row.title,
    brand: {
      id: row.brand_id,
      name: row.brand_name,
      logo_url: row.brand_logo_url,
      verified: row.brand_verified === 1,
      reply_hours_median: row.reply_hours_median,
      pay_days_median: row.pay_days_median,
      jobs_completed: row.jobs_completed,
    },
    cover_url: row.cover_url,
    platforms: conditions.platforms.map(({ platform }) => platform),
    pay: presentPay(row),
    places: { total: row.places_total, taken: row.places_taken, applicants: row.applicants },
    apply_by: iso(row.apply_by),
    decide_by: iso(row.decide_by),
    work_due: iso(row.work_due),
    state: row.state,
    posted_at: iso(row.posted_at),
  };
}

function presentPay(row: JobCardRow): Pay {
  const money = (amount: number | null) =>
    amount === null ? null : { amount, currency: row.currency };
  const value = money(row.product_value);
  return {
    type: row.pay_type,
    min: money(row.pay_min),
    max: money(row.pay_max),
    ...(value && { product_value: value }),
  };
}

function judge(conditions: Conditions, standing: Standing) {
  const unmet = unmetKeys(conditions, standing);
  return { eligible: unmet.length === 0, unmet };
}

async function readRelations(db: Database, ids: string[], accountId: string) {
  const applications = await db
    .selectFrom('applications')
    .select(['job_id', 'state'])
    .where('account_id', '=', accountId)
    .where('job_id', 'in', ids)
    .execute();
  const invitations = await db
    .selectFrom('invitations')
    .select(['job_id', 'state'])
    .where('account_id', '=', accountId)
    .where('job_id', 'in', ids)
    .execute();
  return {
    applications: new Map(applications.map(({ job_id, state }) => [job_id, state])),
    invitations: new Map(invitations.map(({ job_id, state }) => [job_id, state])),
  };
}

function groupByJob<Row extends { job_id: string }>(rows: Row[]): Map<string, Row[]> {
  return Map.groupBy(rows, ({ job_id }) => job_id);
}
