import type { Platform } from '../../../contract/rules/platforms.ts';
import type { Tx } from '../../database/schema.ts';
import { makeAvailable } from '../../domain/money/payments.ts';
import { day, hour } from '../../durations.ts';
import { getDemoId } from './accounts.ts';
import { getTaskId } from './jobs.ts';
import { application, payment, step, submission } from './rows.ts';

/** A completed job; `approvedAgo` in days, `bonus` in minor units. */
export type PastJob = {
  job: string;
  platform: Platform;
  approvedAgo: number;
  bonus?: number;
  issue?: 'on_hold' | 'overdue' | 'late' | 'moved';
  /** The account that did the job, if it is not `approved`, and its pay in minor units if it differs from the job's. */
  owner?: { account: string; currency: string; gross?: number };
};

/** The completed jobs of the approved account, oldest first. */
export const pastJobs: PastJob[] = [
  { job: 'harbour-night-shift', platform: 'facebook', approvedAgo: 461 },
  { job: 'sona-quiet-train', platform: 'youtube', approvedAgo: 411, bonus: 4000 },
  { job: 'verdant-seven-mornings', platform: 'tiktok', approvedAgo: 321 },
  { job: 'paperkite-train-reads', platform: 'lemon8', approvedAgo: 281 },
  { job: 'paperkite-shelf-of-one', platform: 'instagram', approvedAgo: 241 },
  { job: 'tablemates-grandma-recipe', platform: 'facebook', approvedAgo: 191 },
  { job: 'ridgeway-rain-test', platform: 'tiktok', approvedAgo: 151, bonus: 2500 },
  { job: 'solstice-picnic-maths', platform: 'lemon8', approvedAgo: 126 },
  { job: 'hearth-slow-breakfast', platform: 'instagram', approvedAgo: 96 },
  { job: 'kindly-old-dog', platform: 'youtube', approvedAgo: 61 },
  { job: 'harbour-cold-brew', platform: 'tiktok', approvedAgo: 36, issue: 'on_hold' },
  { job: 'kindly-shelter-day', platform: 'facebook', approvedAgo: 23, issue: 'overdue' },
  { job: 'lumen-golden-hour', platform: 'instagram', approvedAgo: 11, issue: 'moved' },
  { job: 'hearth-lunchbox', platform: 'lemon8', approvedAgo: 8 },
];

/** Days from the approval to the credit of a past payment. */
export const clearingDays = 14;

/** Inserts a completed job: application, both steps, their versions and the pending payment. */
export async function writePastJob(tx: Tx, past: PastJob, now: number): Promise<void> {
  const { job, platform, bonus = 0, issue, owner } = past;
  const id = getApplicationId(past);
  const account = owner?.account ?? getDemoId('approved');
  const approvedAt = now - past.approvedAgo * day;
  const task = getTaskId(job, 0);
  const acceptedAt = approvedAt - 10 * day;
  const draftAt = approvedAt - 6 * day;
  const row = application(id, account, job, platform, approvedAt - 12 * day, {
    state: 'completed',
    viewed_at: approvedAt - 11 * day,
    decided_at: acceptedAt,
    ended_at: approvedAt,
  });
  await tx.insertInto('applications').values(row).execute();
  await tx
    .insertInto('application_steps')
    .values([
      step(id, task, 'draft', {
        status: 'approved',
        opens_at: acceptedAt,
        due_at: approvedAt - 5 * day,
        changed_at: draftAt + day,
      }),
      step(id, task, 'live', {
        status: 'approved',
        opens_at: draftAt + day,
        due_at: approvedAt + day,
        changed_at: approvedAt,
      }),
    ])
    .execute();
  const liveAt = approvedAt - 18 * hour;
  await tx
    .insertInto('submissions')
    .values([
      submission(id, task, 'draft', {
        state: 'approved',
        saved_at: draftAt,
        reviewed_at: draftAt + day,
      }),
      submission(id, task, 'live', {
        state: 'approved',
        saved_at: liveAt,
        reviewed_at: approvedAt,
        links_json: JSON.stringify([`https://${platform}.example/${job}`]),
      }),
    ])
    .execute();
  const gross = owner?.gross ?? (await findPay(tx, job));
  const expectedOn = approvedAt + clearingDays * day;
  const paymentRow = payment(id, account, job, gross, acceptedAt, {
    state: 'pending',
    currency: owner?.currency ?? 'USD',
    approved_at: approvedAt,
    expected_on: expectedOn,
    adjustment: bonus,
    net: gross + bonus,
    adjustments_json: JSON.stringify(
      bonus ? [{ label: 'Bonus for reach above the plan', amount: bonus }] : [],
    ),
    ...issueColumns(expectedOn, now)[issue ?? 'none'],
  });
  await tx.insertInto('payments').values(paymentRow).execute();
}

/** Credits a past payment on the date it cleared, unless that is in the future. */
export async function creditPastJob(tx: Tx, past: PastJob, now: number): Promise<void> {
  const availableAt = now - (past.approvedAgo - clearingDays) * day;
  if (past.issue || availableAt > now) return;
  await makeAvailable(tx, `payment-${getApplicationId(past)}`, availableAt);
}

function getApplicationId({ job, owner }: PastJob): string {
  return owner ? `past-${owner.account}-${job}` : `past-${job}`;
}

/** Returns the columns of a payment that differ because of an issue, by issue. */
function issueColumns(expectedOn: number, now: number) {
  return {
    none: {},
    /** Late without a reason: an answer is promised. */
    overdue: {
      funded: 0,
      late_since: expectedOn,
      problem_code: 'asking_brand',
      answer_by: now + 2 * day,
    },
    /** Late with a reason and a new date. */
    late: {
      funded: 0,
      late_since: expectedOn,
      expected_on: now + 6 * day,
      moved_from: expectedOn,
      moved_reason: 'The invoice had the wrong order number. The brand has the corrected one.',
      problem_code: 'wrong_invoice',
      problem_text: 'The invoice had the wrong order number. The brand has the corrected one.',
    },
    on_hold: {
      state: 'on_hold',
      reason: 'The post was private for two days. We are checking this with the brand.',
      problem_code: 'checking_work',
      held_at: now - 6 * day,
      review_on: now + 4 * day,
    },
    /** Expected on a later date than at first. */
    moved: {
      moved_from: expectedOn - 2 * day,
      moved_reason: 'A public holiday at the bank of the brand.',
    },
  } as const;
}

async function findPay(tx: Tx, jobId: string): Promise<number> {
  const job = await tx
    .selectFrom('jobs')
    .select('pay_min')
    .where('id', '=', jobId)
    .executeTakeFirstOrThrow();
  return job.pay_min ?? 0;
}
