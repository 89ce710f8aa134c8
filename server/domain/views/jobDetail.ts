import type { Delivery, JobDetail, Question } from '../../../contract/schemas/jobDetail.ts';
import type { DateStep } from '../../../contract/schemas/expectedDates.ts';
import type { Database } from '../../database/schema.ts';
import { readAgreement } from '../applications/agreements.ts';
import { toApplication, toInvitation } from '../applications/applicationView.ts';
import { countUnreadOfBrand } from '../discussion/readMarks.ts';
import { DomainError } from '../domainError.ts';
import { findPayment } from '../wallet/listPayments.ts';
import { readDelivery } from '../work/shipments.ts';
import { previewTasks, readWork } from '../work/taskViews.ts';
import type { JobViewer } from './jobViewer.ts';
import { readChanges } from '../jobChanges/briefChanges.ts';
import {
  findJob,
  findJobCards,
  readJobPlatforms,
  toBrief,
  toTerms,
  type JobRow,
} from '../jobs/jobRows.ts';
import { describeRequirements } from '../jobs/requirements.ts';
import { summarizeJobs } from './summaries.ts';

/** Reads everything that one user may see of a job; throws a DomainError if the id is unknown. */
export async function readJobDetail(
  db: Database,
  jobId: string,
  viewer: JobViewer,
): Promise<JobDetail> {
  const { applicant, language } = viewer;
  const job = await findJob(db, jobId);
  const [summary] = await summarizeJobs(db, await findJobCards(db, [jobId]), applicant, viewer);
  if (!summary) throw new DomainError('notFound', 'job.unknown');
  const requirements = { country: job.country, platforms: await readJobPlatforms(db, jobId) };
  return {
    ...summary,
    ...toPublicPart(job),
    requirements: describeRequirements(requirements, applicant, language),
    ...(await readOwnPart(db, job, viewer, summary.dates)),
    unread_messages: await countUnreadOfBrand(db, { accountId: applicant.accountId, jobId }),
  };
}

/** Returns the part of a job that is the same for every user, with the JSON columns parsed. */
function toPublicPart(job: JobRow) {
  return {
    version: job.version,
    description: job.description,
    brief: toBrief(job),
    terms: toTerms(job),
    questions: JSON.parse(job.questions_json) as Question[],
    pitch: { required: job.pitch_required === 1, max_length: job.pitch_max },
    changes: readChanges(job),
  };
}

function toProduct(job: JobRow, delivery: Delivery | null): JobDetail['product'] {
  const { product_value: amount, product_shipped: shipped, currency } = job;
  return amount === null ? null : { shipped: shipped === 1, value: { amount, currency }, delivery };
}

/** Reads what only this user may see: application, invitation, work, product and payment. */
async function readOwnPart(db: Database, job: JobRow, viewer: JobViewer, dates: DateStep[]) {
  const { accountId } = viewer.applicant;
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
  const payment = application ? await findPayment(db, application.id, viewer.now, dates) : null;
  return {
    ...work,
    product: toProduct(job, application ? await readDelivery(db, application.id) : null),
    application: application ? toApplication(application, job.currency) : null,
    invitation: invitation ? toInvitation(invitation, job.currency) : null,
    agreement: application ? await readAgreement(db, application, job) : null,
    payment,
    case: payment?.case ?? null,
    payout: payment?.payout ?? null,
  };
}
