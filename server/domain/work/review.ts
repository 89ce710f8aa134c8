import type { Submission } from '../../contract/submission.ts';
import type { Tx } from '../../database/schema.ts';
import { inTransaction } from '../../database/transaction.ts';
import { settleEarlyEnd } from '../money/partialPayment.ts';
import { Refusal } from '../domainError.ts';
import type { Services } from '../services.ts';
import { completeIfDone, lockApplication, openNextStep } from './progress.ts';
import { countTasks, leastTimeForStep, lockOpenSteps, type StepRow } from './steps.ts';
import { findNewest } from './versions.ts';

/** What a reviewer says about a version. */
export type Feedback = Submission['feedback'][number];

/** Approves the version in review; final. The next step opens, the last one starts the payment. */
export function approveStep(
  { db, clock }: Services,
  stepId: string,
  how: { auto: boolean; feedback?: Feedback },
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const now = clock.now();
    const step = await leaveReview(tx, stepId, 'approved', now);
    await closeVersion(tx, step, 'approved', how.auto, how.feedback, now);
    await openNextStep(tx, step, now);
    await completeIfDone(tx, step.application_id, now);
  });
}

/** Sends the version in review back; refuses when the included revisions are used up. */
export function requestChanges(
  { db, clock }: Services,
  stepId: string,
  feedback: Feedback,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const now = clock.now();
    const step = await leaveReview(tx, stepId, 'changes_requested', now);
    if (step.revisions_left <= 0) throw new Refusal('conflict', 'review.noRevisions');
    await tx
      .updateTable('application_steps')
      .set({
        revisions_left: step.revisions_left - 1,
        due_at: Math.max(step.due_at, now + leastTimeForStep),
      })
      .where('id', '=', step.id)
      .execute();
    await closeVersion(tx, step, 'changes_requested', false, feedback, now);
  });
}

/**
 * Rejects the version in review and ends the application; only when the included revisions are
 * used up. Tasks already approved are still paid.
 */
export function rejectStep(
  { db, clock }: Services,
  stepId: string,
  feedback: Feedback,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const now = clock.now();
    const step = await leaveReview(tx, stepId, 'rejected', now);
    if (step.revisions_left > 0) throw new Refusal('conflict', 'review.revisionsLeft');
    await closeVersion(tx, step, 'rejected', false, feedback, now);
    await lockOpenSteps(tx, step.application_id, now);
    const application = await tx
      .updateTable('applications')
      .set({
        state: 'removed',
        ended_at: now,
        reason_code: 'work_rejected',
        reason_text: feedback.text,
      })
      .where('id', '=', step.application_id)
      .where('state', '=', 'accepted')
      .returning('job_id')
      .executeTakeFirstOrThrow();
    const { pay_days: payDays } = await tx
      .selectFrom('jobs')
      .select('pay_days')
      .where('id', '=', application.job_id)
      .executeTakeFirstOrThrow();
    const { approved, total } = await countTasks(tx, step.application_id);
    const counts = { tasksApproved: approved, tasksTotal: total };
    await settleEarlyEnd(tx, { applicationId: step.application_id, ...counts, payDays, now });
  });
}

async function leaveReview(
  tx: Tx,
  stepId: string,
  status: 'approved' | 'changes_requested' | 'rejected',
  now: number,
): Promise<StepRow> {
  const step = await tx
    .updateTable('application_steps')
    .set({ status, auto_approve_at: null, changed_at: now })
    .where('id', '=', stepId)
    .where('status', '=', 'in_review')
    .returningAll()
    .executeTakeFirst();
  if (!step) throw new Refusal('conflict', 'review.notInReview');
  await lockApplication(tx, step.application_id);
  return step;
}

async function closeVersion(
  tx: Tx,
  step: StepRow,
  state: 'approved' | 'changes_requested' | 'rejected',
  auto: boolean,
  feedback: Feedback | undefined,
  now: number,
): Promise<void> {
  const newest = await findNewest(tx, step);
  if (newest?.state !== 'submitted') throw new Refusal('conflict', 'review.notInReview');
  const said = JSON.parse(newest.feedback_json) as Feedback[];
  await tx
    .updateTable('submissions')
    .set({
      state,
      reviewed_at: now,
      auto: auto ? 1 : 0,
      feedback_json: JSON.stringify(feedback ? [...said, feedback] : said),
    })
    .where('id', '=', newest.id)
    .execute();
}
