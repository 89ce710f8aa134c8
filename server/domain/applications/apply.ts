import type { Platform } from '../../../contract/rules/platforms.ts';
import type { Application } from '../../../contract/schemas/application.ts';
import type { Tx } from '../../database/schema.ts';
import type { Language } from '../../i18n/language.ts';
import { DomainError, invalidField } from '../domainError.ts';
import { runOnce } from '../idempotency.ts';
import { newId } from '../identifiers.ts';
import { readApplicantProfile } from '../jobs/applicantProfile.ts';
import { findJob, readJobPlatforms, type JobRow } from '../jobs/jobRows.ts';
import { describeRequirements } from '../jobs/requirements.ts';
import type { Services } from '../services.ts';
import { assertVersionRead, checkApplication, type ApplyBody } from './applicationChecks.ts';
import { recordAgreement } from './agreements.ts';
import { toApplication } from './applicationView.ts';

/** Who applies, and the language of error messages. */
export type Applicant = { id: string; country: string | null; language: Language };

/**
 * Applies to a job, once per idempotency key. Throws a DomainError, in this order, for an unknown job, a second
 * application, a closed or full job, a changed brief, invalid inputs and unmet requirements.
 */
export function apply(
  { db, clock }: Services,
  applicant: Applicant,
  jobId: string,
  body: ApplyBody,
): Promise<Application> {
  const now = clock.now();
  // A repeated request may have another version, because the page reloads the job.
  const { client_ref: key, version, ...payload } = body;
  const request = {
    accountId: applicant.id,
    operation: 'apply',
    key,
    payload: { jobId, ...payload },
    now: clock.machineNow(),
  };
  return runOnce(db, request, async (tx) => {
    const job = await findJob(tx, jobId);
    await assertFirstApplication(tx, applicant.id, jobId);
    assertOpen(job, now);
    assertVersionRead(job, version);
    checkApplication(job, body);
    await assertPlatform(tx, jobId, body.account);
    await assertEligible(tx, job, applicant);
    return insertApplication(tx, job, applicant.id, body, now);
  });
}

async function assertFirstApplication(tx: Tx, accountId: string, jobId: string): Promise<void> {
  const existing = await tx
    .selectFrom('applications')
    .select('id')
    .where('account_id', '=', accountId)
    .where('job_id', '=', jobId)
    .executeTakeFirst();
  if (existing) throw new DomainError('conflict', 'application.exists');
}

function assertOpen(job: JobRow, now: number): void {
  if (job.state === 'full') throw new DomainError('conflict', 'job.full');
  if (job.state !== 'open' || job.apply_by <= now) throw new DomainError('conflict', 'job.closed');
}

async function assertPlatform(tx: Tx, jobId: string, account: Platform): Promise<void> {
  const platforms = await readJobPlatforms(tx, jobId);
  if (!platforms.some(({ platform }) => platform === account)) {
    throw invalidField('account', 'rule.invalid');
  }
}

async function assertEligible(tx: Tx, job: JobRow, applicant: Applicant): Promise<void> {
  const requirements = { country: job.country, platforms: await readJobPlatforms(tx, job.id) };
  const profile = await readApplicantProfile(tx, applicant);
  const unmet = describeRequirements(requirements, profile, applicant.language).find(
    ({ met }) => !met,
  );
  if (!unmet) return;
  const { label, needed } = unmet;
  throw new DomainError('forbidden', 'application.ineligible', { values: { label, needed } });
}

async function insertApplication(
  tx: Tx,
  job: JobRow,
  accountId: string,
  body: ApplyBody,
  now: number,
): Promise<Application> {
  // The job may have been closed or filled since it was read.
  const counted = await tx
    .updateTable('jobs')
    .set((row) => ({ applicants: row('applicants', '+', 1) }))
    .where('id', '=', job.id)
    .where('state', '=', 'open')
    .executeTakeFirst();
  if (counted.numUpdatedRows === 0n) throw new DomainError('conflict', 'job.closed');
  const row = await tx
    .insertInto('applications')
    .values({
      id: newId(),
      account_id: accountId,
      job_id: job.id,
      state: 'applied',
      applied_at: now,
      viewed_at: null,
      decided_at: null,
      ended_at: null,
      decide_by: job.decide_by,
      reason_code: null,
      reason_text: null,
      pitch: body.pitch ?? '',
      rate: body.rate ?? null,
      platform: body.account,
      answers_json: JSON.stringify(body.answers ?? {}),
      job_version: job.version,
    })
    .onConflict((conflict) => conflict.columns(['account_id', 'job_id']).doNothing())
    .returningAll()
    .executeTakeFirst();
  if (!row) throw new DomainError('conflict', 'application.exists');
  await recordAgreement(tx, row.id, job, now);
  return toApplication(row, job.currency);
}
