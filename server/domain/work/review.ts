import type { Submission } from '../../contract/submission.ts';
import type { Tx } from '../../database/schema.ts';
import { inTransaction } from '../../database/transaction.ts';
import { DomainError } from '../domainError.ts';
import { settleEarlyEnd } from '../money/partialPayment.ts';
import type { Services } from '../services.ts';
import { completeIfDone, lockApplication, openNextStep } from './progress.ts';
import { countTasks, lockOpenSteps, minStepTime, type StepRow } from './steps.ts';
import { findNewestVersion } from './versions.ts';

/** Feedback of a reviewer on a version. */
export type Feedback = Submission['feedback'][number];

/** Approves the version in review, which is final; opens the next step, or completes the application. */
export function approveStep(
  { db, clock }: Services,
  stepId: string,
  { auto, feedback }: { auto: boolean; feedback?: Feedback },
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const now = clock.now();
    const step = await leaveReview(tx, stepId, 'approved', now);
    await closeVersion(tx, step, { state: 'approved', auto, feedback, now });
    await openNextStep(tx, step, now);
    await completeIfDone(tx, step.application_id, now);
  });
}

/** Sends the version in review back; throws a DomainError if no included revisions are left. */
export function requestChanges(
  { db, clock }: Services,
  stepId: string,
  feedback: Feedback,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const now = clock.now();
    const step = await leaveReview(tx, stepId, 'changes_requested', now);
    if (step.revisions_left <= 0) throw new DomainError('conflict', 'review.noRevisions');
    await tx
      .updateTable('application_steps')
      .set({
        revisions_left: step.revisions_left - 1,
        due_at: Math.max(step.due_at, now + minStepTime),
      })
      .where('id', '=', step.id)
      .execute();
    await closeVersion(tx, step, { state: 'changes_requested', auto: false, feedback, now });
  });
}

/**
 * Rejects the version in review and ends the application; throws a DomainError while included revisions are left.
 * Approved tasks are still paid.
 */
export function rejectStep(
  { db, clock }: Services,
  stepId: string,
  feedback: Feedback,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const now = clock.now();
    const step = await leaveReview(tx, stepId, 'rejected', now);
    if (step.revisions_left > 0) throw new DomainError('conflict', 'review.revisionsLeft');
    await closeVersion(tx, step, { state: 'rejected', auto: false, feedback, now });
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
    const { approved: tasksApproved, total: tasksTotal } = await countTasks(
      tx,
      step.application_id,
    );
    const { application_id: applicationId } = step;
    await settleEarlyEnd(tx, { applicationId, tasksApproved, tasksTotal, payDays, now });
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
  if (!step) throw new DomainError('conflict', 'review.notInReview');
  await lockApplication(tx, step.application_id);
  return step;
}

type Review = {
  state: 'approved' | 'changes_requested' | 'rejected';
  auto: boolean;
  feedback: Feedback | undefined;
  now: number;
};

async function closeVersion(tx: Tx, step: StepRow, review: Review): Promise<void> {
  const { state, auto, feedback, now } = review;
  const newest = await findNewestVersion(tx, step);
  if (newest?.state !== 'submitted') throw new DomainError('conflict', 'review.notInReview');
  const earlier = JSON.parse(newest.feedback_json) as Feedback[];
  await tx
    .updateTable('submissions')
    .set({
      state,
      reviewed_at: now,
      auto: auto ? 1 : 0,
      feedback_json: JSON.stringify(feedback ? [...earlier, feedback] : earlier),
    })
    .where('id', '=', newest.id)
    .execute();
}
