import type { InvitationState } from '../../../contract/rules/states.ts';
import type { Money } from '../../../contract/schemas/money.ts';
import type { JobSummary, Pay } from '../../../contract/schemas/jobs.ts';
import type { Database } from '../../database/schema.ts';
import { toIso } from '../dates.ts';
import { approximate, type Comparison } from '../money/referenceRates.ts';
import { readJobDates, toDateSteps } from '../expectedDates/jobDates.ts';
import type { DateContext, Participation } from '../expectedDates/dateFacts.ts';
import type { JobCardRow } from '../jobs/jobRows.ts';
import { evaluateRequirements, type JobRequirements } from '../jobs/requirements.ts';
import type { ApplicantWithRates } from './jobViewer.ts';

/** The applications and invitations of one applicant, by the id of their job. */
export type Relations = {
  applications: ReadonlyMap<string, NonNullable<Participation['application']>>;
  invitations: ReadonlyMap<string, NonNullable<Participation['invitation']>>;
};

/** Converts job rows into summaries for one applicant, in the same order, with a constant number of queries. */
export async function summarizeJobs(
  db: Database,
  rows: JobCardRow[],
  applicant: ApplicantWithRates,
  context: DateContext,
  knownRelations?: Relations,
): Promise<JobSummary[]> {
  // PostgreSQL rejects `in` with an empty list; no job has an empty id.
  const ids = rows.length > 0 ? rows.map(({ id }) => id) : [''];
  const platformRows = await db
    .selectFrom('job_platforms')
    .selectAll()
    .where('job_id', 'in', ids)
    .orderBy('platform')
    .execute();
  const platforms = Map.groupBy(platformRows, ({ job_id }) => job_id);
  const tasks = await readTasksOf(db, ids);
  const relations = knownRelations ?? (await readRelations(db, ids, applicant.accountId));
  const participations = rows.map((job) => ({
    job,
    application: relations.applications.get(job.id),
    invitation: relations.invitations.get(job.id),
  }));
  const dates = await readJobDates(db, applicant.accountId, participations, context);
  return rows.map((row) => {
    const requirements = { country: row.country, platforms: platforms.get(row.id) ?? [] };
    return {
      ...toJob(row, requirements, applicant),
      categories: row.category_set.split(','),
      tasks: (tasks.get(row.id) ?? []).map(({ title, content_type, quantity }) => ({
        title,
        content_type,
        quantity,
      })),
      my: {
        application: relations.applications.get(row.id)?.state ?? null,
        ...toInvitationState(relations.invitations.get(row.id)),
        ...evaluate(requirements, applicant),
      },
      dates: toDateSteps(dates.get(row.id) ?? []),
    };
  });
}

async function readTasksOf(db: Database, ids: string[]) {
  const rows = await db
    .selectFrom('tasks')
    .select(['job_id', 'title', 'content_type', 'quantity'])
    .where('job_id', 'in', ids)
    .orderBy('position')
    .execute();
  return Map.groupBy(rows, ({ job_id }) => job_id);
}

function toJob(row: JobCardRow, requirements: JobRequirements, { comparison }: ApplicantWithRates) {
  return {
    id: row.id,
    title: row.title,
    language: row.language,
    brand: {
      id: row.brand_id,
      name: row.brand_name,
      verified: row.brand_verified === 1,
      reply_hours_median: row.reply_hours_median,
      pay_days_median: row.pay_days_median,
      jobs_completed: row.jobs_completed,
    },
    platforms: requirements.platforms.map(({ platform }) => platform),
    pay: toPay(row, comparison),
    places: { total: row.places_total, taken: row.places_taken, applicants: row.applicants },
    apply_by: toIso(row.apply_by),
    decide_by: toIso(row.decide_by),
    work_due: toIso(row.work_due),
    state: row.state,
    posted_at: toIso(row.posted_at),
  };
}

function toPay(row: JobCardRow, comparison: Comparison): Pay {
  const money = (amount: number | null) =>
    amount === null ? null : { amount, currency: row.currency };
  const value = money(row.product_value);
  const min = money(row.pay_min);
  const max = money(row.pay_max);
  const about = (pay: Money | null) => pay && approximate(pay, comparison);
  const highest = about(max ?? min ?? value);
  return {
    type: row.pay_type,
    min,
    max,
    ...(value && { product_value: value }),
    approximate:
      highest && comparison.day
        ? { min: about(min) ?? highest, max: highest, day: comparison.day }
        : null,
  };
}

function evaluate(requirements: JobRequirements, applicant: ApplicantWithRates) {
  const unmet = evaluateRequirements(requirements, applicant)
    .filter(({ met }) => !met)
    .map(({ key }) => key);
  return { eligible: unmet.length === 0, unmet };
}

function toInvitationState(row: { state: InvitationState; expires_at: number } | undefined) {
  const isOpen = row?.state === 'sent';
  return {
    invitation: row?.state ?? null,
    invitation_expires_at: isOpen ? toIso(row.expires_at) : null,
  };
}

async function readRelations(db: Database, ids: string[], accountId: string): Promise<Relations> {
  const applications = await db
    .selectFrom('applications')
    .select(['id', 'job_id', 'state', 'applied_at', 'decide_by', 'decided_at', 'rate'])
    .where('account_id', '=', accountId)
    .where('job_id', 'in', ids)
    .execute();
  const invitations = await db
    .selectFrom('invitations')
    .select(['job_id', 'state', 'expires_at', 'offer'])
    .where('account_id', '=', accountId)
    .where('job_id', 'in', ids)
    .execute();
  return {
    applications: new Map(applications.map((row) => [row.job_id, row])),
    invitations: new Map(invitations.map((row) => [row.job_id, row])),
  };
}
