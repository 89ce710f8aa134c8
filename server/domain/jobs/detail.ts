import type { Brief, JobChange, JobDetail, Question, Terms } from '../../contract/jobDetail.ts';
import type { Database } from '../../database/schema.ts';
import type { Language } from '../../i18n/language.ts';
import { presentApplication, presentInvitation } from '../applications/applicationView.ts';
import { findPayment } from '../money/listPayments.ts';
import { Refusal } from '../domainError.ts';
import { previewTasks, readWork } from '../work/taskViews.ts';
import { findJobCards, type JobRow } from './jobRows.ts';
import { describeRequirements } from './requirements.ts';
import type { Standing } from './applicantProfile.ts';
import { summarizeJobs } from './summaries.ts';

/** Reads everything that one publisher may see of one job; refuses an unknown id. */
export async function readJobDetail(
  db: Database,
  jobId: string,
  standing: Standing,
  language: Language,
  now: number,
): Promise<JobDetail> {
  const job = await findJob(db, jobId);
  const [summary] = await summarizeJobs(db, await findJobCards(db, [jobId]), standing);
  if (!summary) throw new Refusal('notFound', 'job.unknown');
  const platforms = await db
    .selectFrom('job_platforms')
    .selectAll()
    .where('job_id', '=', jobId)
    .orderBy('platform')
    .execute();
  return {
    ...summary,
    ...describeJob(job),
    requirements: describeRequirements({ country: job.country, platforms }, standing, language),
    ...(await readMine(db, job, standing.accountId, now)),
    unread_messages: 0,
  };
}

/** Finds a whole job; refuses an unknown id. */
export async function findJob(db: Database, jobId: string): Promise<JobRow> {
  const job = await db
    .selectFrom('jobs')
    .innerJoin('job_texts', 'job_texts.job_id', 'jobs.id')
    .selectAll()
    .where('jobs.id', '=', jobId)
    .executeTakeFirst();
  if (!job) throw new Refusal('notFound', 'job.unknown');
  return job;
}

function describeJob(job: JobRow) {
  const { currency } = job;
  const terms = JSON.parse(job.terms_json) as Pick<
    Terms,
    'usage_rights' | 'exclusivity' | 'cancel_rule'
  >;
  return {
    version: job.version,
    description: job.description,
    brief: JSON.parse(job.brief_json) as Brief,
    terms: {
      ...terms,
      revisions_included: job.revisions,
      review_window_hours: job.review_hours,
      pay_days_after_approval: job.pay_days,
    },
    product:
      job.product_value === null
        ? null
        : { shipped: job.product_shipped === 1, value: { amount: job.product_value, currency } },
    questions: JSON.parse(job.questions_json) as Question[],
    pitch: { required: job.pitch_required === 1, max_length: job.pitch_max },
    changes: JSON.parse(job.changes_json) as JobChange[],
  };
}

async function readMine(db: Database, job: JobRow, accountId: string, now: number) {
  const application = await db
    .selectFrom('applications')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('job_id', '=', job.id)
    .executeTakeFirst();
  const invitation = await db
    .selectFrom('invitations')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('job_id', '=', job.id)
    .executeTakeFirst();
  const work = application
    ? await readWork(db, application)
    : { tasks: await previewTasks(db, job.id), submissions: [] };
  return {
    ...work,
    application: application ? presentApplication(application, job.currency) : null,
    invitation: invitation ? presentInvitation(invitation, job.currency) : null,
    payment: application ? await findPayment(db, application.id, now) : null,
  };
}
