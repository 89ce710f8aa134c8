import {
  activeStates,
  briefChangedReason,
  everAcceptedStates,
} from '../../../contract/rules/states.ts';
import type { Application } from '../../../contract/schemas/application.ts';
import type { Agreement } from '../../../contract/schemas/jobDetail.ts';
import type { Database, Tx } from '../../database/schema.ts';
import { inTransaction } from '../../database/transaction.ts';
import { toIso } from '../dates.ts';
import { DomainError } from '../domainError.ts';
import { findJob, toBrief, toTerms, type JobRow } from '../jobs/jobRows.ts';
import { getOfferedShift, shiftSteps } from '../jobs/offeredDates.ts';
import type { Services } from '../services.ts';
import { applicationStates, type ApplicationRow } from '../transitions/applicationStates.ts';
import { toApplication } from './applicationView.ts';
import { leaveIn } from './leave.ts';

type AgreeingApplication = Pick<
  ApplicationRow,
  'id' | 'job_version' | 'applied_at' | 'state' | 'decided_at'
>;
type Content = Omit<Agreement, 'version' | 'agreed_at'>;

/** Records that a publisher agrees to the current brief and terms. Does nothing if this version was recorded before. */
export async function recordAgreement(
  tx: Tx,
  applicationId: string,
  job: JobRow,
  now: number,
): Promise<void> {
  await tx
    .insertInto('agreements')
    .values({
      application_id: applicationId,
      version: job.version,
      agreed_at: now,
      content_json: JSON.stringify(toContent(job)),
    })
    .onConflict((conflict) => conflict.columns(['application_id', 'version']).doNothing())
    .execute();
}

/**
 * Records the current version for all applicants of a job before its brief changes, because applications from older releases have no
 * record.
 */
export async function recordOpenAgreements(tx: Tx, job: JobRow): Promise<void> {
  const applications = await tx
    .selectFrom('applications')
    .select(['id', 'applied_at'])
    .where('job_id', '=', job.id)
    .where('job_version', '=', job.version)
    .where('state', 'in', activeStates)
    .execute();
  for (const { id, applied_at: appliedAt } of applications) {
    await recordAgreement(tx, id, job, appliedAt);
  }
}

// Both sides have agreed once the brand has accepted what the publisher agreed to, or the publisher a change of it.
function getAgreedAt(publisherAgreed: number, { state, decided_at: decided }: AgreeingApplication) {
  const isAccepted = decided !== null && everAcceptedStates.includes(state);
  return toIso(isAccepted ? Math.max(publisherAgreed, decided) : publisherAgreed);
}

/**
 * Reads the version of the brief that a publisher has agreed to; null if the agreement was not recorded and the brief has changed since.
 */
export async function readAgreement(
  db: Database,
  application: AgreeingApplication,
  job: JobRow,
): Promise<Agreement | null> {
  const { id, job_version: version, applied_at: appliedAt } = application;
  const recorded = await db
    .selectFrom('agreements')
    .select(['agreed_at', 'content_json'])
    .where('application_id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  if (recorded) {
    const content = JSON.parse(recorded.content_json) as Content;
    return { version, agreed_at: getAgreedAt(recorded.agreed_at, application), ...content };
  }
  return version === job.version
    ? { version, agreed_at: getAgreedAt(appliedAt, application), ...toContent(job) }
    : null;
}

/** Accepts the changed brief of a job, whose due dates then count. Throws a DomainError if the brief has changed again since the publisher has read it. */
export function acceptChange(
  { db, clock }: Services,
  accountId: string,
  jobId: string,
  version: number,
): Promise<Application> {
  return inTransaction(db, async (tx) => {
    const { job, application } = await lockOwn(tx, accountId, jobId);
    assertUnderChange(job, application, version);
    if (application.job_version === version) return toApplication(application, job.currency);
    const now = clock.now();
    await recordAgreement(tx, application.id, job, now);
    await shiftSteps(tx, application.id, getOfferedShift(job, application.job_version), now);
    const row = await tx
      .updateTable('applications')
      .set({ job_version: version })
      .where('id', '=', application.id)
      .returningAll()
      .executeTakeFirstOrThrow();
    return toApplication(row, job.currency);
  });
}

/**
 * Leaves a job because of its changed brief; leaving does not count against the publisher. Approved tasks are paid. A repeated request
 * returns the same application. Throws a DomainError if the publisher has agreed to this version, or if the brief has changed again.
 */
export function leaveChanged(
  services: Services,
  accountId: string,
  jobId: string,
  version: number,
): Promise<Application> {
  return inTransaction(services.db, async (tx) => {
    const { job, application } = await lockOwn(tx, accountId, jobId);
    const { state, reason_code: reason } = application;
    if (state === 'dropped' && reason === briefChangedReason) {
      return toApplication(application, job.currency);
    }
    assertUnderChange(job, application, version);
    if (application.job_version === version) {
      throw new DomainError('conflict', 'application.changeAccepted');
    }
    const row = await leaveIn(tx, application.id, services.clock.now());
    return toApplication(row, job.currency);
  });
}

async function lockOwn(tx: Tx, accountId: string, jobId: string) {
  const job = await findJob(tx, jobId);
  const existing = await tx
    .selectFrom('applications')
    .select('id')
    .where('account_id', '=', accountId)
    .where('job_id', '=', jobId)
    .executeTakeFirst();
  if (!existing) throw new DomainError('conflict', 'application.none');
  return { job, application: await applicationStates.lock(tx, existing.id) };
}

// Throws a DomainError if the work has ended, or if the brief has changed again.
function assertUnderChange(job: JobRow, { state }: ApplicationRow, version: number): void {
  if (state !== 'accepted') throw new DomainError('conflict', 'application.ended');
  if (version !== job.version) throw new DomainError('conflict', 'application.changedAgain');
}

function toContent(job: JobRow): Content {
  return {
    title: job.title,
    language: job.language,
    description: job.description,
    brief: toBrief(job),
    terms: toTerms(job),
    work_due: toIso(job.work_due),
  };
}
