import type { Application, Apply } from '../../contract/application.ts';
import type { Tx } from '../../database/schema.ts';
import type { Language } from '../../i18n/language.ts';
import { newId } from '../identifiers.ts';
import { runOnce } from '../idempotency.ts';
import { findJob } from '../jobs/detail.ts';
import type { JobRow } from '../jobs/jobRows.ts';
import { describeRequirements } from '../jobs/requirements.ts';
import { readStanding, type Standing } from '../jobs/applicantProfile.ts';
import { Refusal } from '../domainError.ts';
import type { Services } from '../services.ts';
import { checkApplication } from './applicationChecks.ts';
import { presentApplication } from './applicationView.ts';

/** The body of an application, without the other actions. */
export type ApplyBody = Extract<Apply, { action: 'apply' }>;

/** Who applies, and in which language refusals are worded. */
export type Applicant = { id: string; country: string | null; language: Language };

/**
 * Applies to a job once. Refuses, in this order: an unknown job, a second application, a job that
 * takes none any more, wrong inputs, unmet requirements.
 */
export function apply(
  { db, clock }: Services,
  applicant: Applicant,
  jobId: string,
  body: ApplyBody,
): Promise<Application> {
  const now = clock.now();
  const { client_ref: key, ...rest } = body;
  const payload = { jobId, ...rest };
  const intent = {
    accountId: applicant.id,
    operation: 'apply',
    key,
    payload,
    now: clock.machineNow(),
  };
  return runOnce(db, intent, async (tx) => {
    const job = await findJob(tx, jobId);
    await refuseSecond(tx, applicant.id, jobId);
    refuseClosed(job, now);
    checkApplication(job, body);
    await refuseIneligible(tx, job, await readStanding(tx, applicant), applicant.language);
    return insertApplication(tx, job, applicant.id, body, now);
  });
}

async function insertApplication(
  tx: Tx,
  job: JobRow,
  accountId: string,
  body: ApplyBody,
  now: number,
): Promise<Application> {
  const counted = await tx
    .updateTable('jobs')
    .set((row) => ({ applicants: row('applicants', '+', 1) }))
    .where('id', '=', job.id)
    .where('state', '=', 'open')
    .executeTakeFirst();
  if (counted.numUpdatedRows === 0n) throw new Refusal('conflict', 'job.closed');
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
  if (!row) throw new Refusal('conflict', 'application.exists');
  return presentApplication(row, job.currency);
}

async function refuseSecond(tx: Tx, accountId: string, jobId: string): Promise<void> {
  const known = await tx
    .selectFrom('applications')
    .select('id')
    .where('account_id', '=', accountId)
    .where('job_id', '=', jobId)
    .executeTakeFirst();
  if (known) throw new Refusal('conflict', 'application.exists');
}

function refuseClosed(job: JobRow, now: number): void {
  if (job.state === 'full') throw new Refusal('conflict', 'job.full');
  if (job.state !== 'open' || job.apply_by <= now) throw new Refusal('conflict', 'job.closed');
}

async function refuseIneligible(
  tx: Tx,
  job: JobRow,
  standing: Standing,
  language: Language,
): Promise<void> {
  const platforms = await tx
    .selectFrom('job_platforms')
    .selectAll()
    .where('job_id', '=', job.id)
    .orderBy('platform')
    .execute();
  const conditions = { country: job.country, platforms };
  const unmet = describeRequirements(conditions, standing, language).find(({ met }) => !met);
  if (unmet) {
    const { label, needed } = unmet;
    throw new Refusal('forbidden', 'application.ineligible', { values: { label, needed } });
  }
}
