import { minStepTime } from '../../../contract/rules/expectedDates.ts';
import { rejectedReason } from '../../../contract/rules/cases.ts';
import type { Submission } from '../../../contract/schemas/submission.ts';
import type { Tx } from '../../database/schema.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { ApplicationRow } from '../transitions/applicationStates.ts';
import { removeIn } from '../applications/decide.ts';
import { announce, type NewsKey } from '../discussion/news.ts';
import { DomainError } from '../domainError.ts';
import { readBrandName } from '../jobs/jobRows.ts';
import type { Services } from '../services.ts';
import { stepStates } from '../transitions/stepStates.ts';
import { submissionStates } from '../transitions/submissionStates.ts';
import { completeIfDone, lockApplication, openNextStep } from '../steps/progress.ts';
import { getDueDateChange, type StepRow } from '../steps/steps.ts';
import { findNewestVersion } from './versions.ts';

/** Feedback of a reviewer on a version. */
export type Feedback = Submission['feedback'][number];

/** Approves the version in review, which is final; opens the next step, or completes the application. */
export function approveStep(
  services: Services,
  stepId: string,
  { auto, feedback }: { auto: boolean; feedback?: Feedback },
): Promise<void> {
  return inTransaction(services.db, async (tx) => {
    const now = services.clock.now();
    const review = await leaveReview(tx, stepId, 'approve', { auto, feedback, now });
    await openNextStep(tx, review.step, now);
    await completeIfDone(tx, review.step.application_id, now);
    // The email contains the dates, which the completion changes.
    await reportReview(tx, services, review, auto ? 'news.autoApproved' : 'news.approved');
  });
}

/** Sends the version in review back; throws a DomainError if no included revisions are left. */
export function requestChanges(
  services: Services,
  stepId: string,
  feedback: Feedback,
): Promise<void> {
  return inTransaction(services.db, async (tx) => {
    const now = services.clock.now();
    const review = await leaveReview(tx, stepId, 'requestChanges', { auto: false, feedback, now });
    const { step } = review;
    // Checked after the move, which locks the step; the error rolls it back.
    if (step.revisions_left <= 0) throw new DomainError('conflict', 'review.noRevisions');
    await tx
      .updateTable('application_steps')
      .set({
        revisions_left: step.revisions_left - 1,
        ...getDueDateChange(step, Math.max(step.due_at, now + minStepTime), 'changes_requested'),
      })
      .where('id', '=', step.id)
      .execute();
    await reportReview(tx, services, review, 'news.changesRequested');
  });
}

/**
 * Rejects the version in review and ends the application; throws a DomainError while included revisions are left.
 * Approved tasks are still paid.
 */
export function rejectStep(services: Services, stepId: string, feedback: Feedback): Promise<void> {
  return inTransaction(services.db, async (tx) => {
    const now = services.clock.now();
    const { step } = await leaveReview(tx, stepId, 'reject', { auto: false, feedback, now });
    if (step.revisions_left > 0) throw new DomainError('conflict', 'review.revisionsLeft');
    const reason = { code: rejectedReason, text: feedback.text };
    await removeIn(tx, services, step.application_id, reason);
  });
}

type Review = { step: StepRow; version: number; application: ApplicationRow };
type Decision = { auto: boolean; feedback: Feedback | undefined; now: number };

/** Ends the review of a step and of its newest version, and adds the feedback to the version. */
async function leaveReview(
  tx: Tx,
  stepId: string,
  action: 'approve' | 'requestChanges' | 'reject',
  { auto, feedback, now }: Decision,
): Promise<Review> {
  const change = { auto_approve_at: null, changed_at: now };
  const step = await stepStates.move(tx, action, stepId, change);
  const application = await lockApplication(tx, step.application_id);
  const newest = await findNewestVersion(tx, step);
  if (!newest) throw new DomainError('conflict', 'review.notInReview');
  const earlier = JSON.parse(newest.feedback_json) as Feedback[];
  await submissionStates.move(tx, action, newest.id, {
    reviewed_at: now,
    auto: auto ? 1 : 0,
    feedback_json: JSON.stringify(feedback ? [...earlier, feedback] : earlier),
  });
  return { step, version: newest.version, application };
}

/** Announces the result of a review to the publisher, once for each version and status. */
async function reportReview(
  tx: Tx,
  services: Services,
  { step, version, application }: Review,
  key: NewsKey,
): Promise<void> {
  const { account_id: accountId, job_id: jobId } = application;
  const values = { ...(await describeStep(tx, step)), brand: await readBrandName(tx, jobId) };
  const event = `step:${step.id}:${version}:${step.status}`;
  await announce(tx, services, { accountId, jobId }, { key, event, values });
}

/** Returns the values that name a step in a message. */
export async function describeStep(tx: Tx, step: Pick<StepRow, 'task_id' | 'key'>) {
  const { title } = await tx
    .selectFrom('tasks')
    .select('title')
    .where('id', '=', step.task_id)
    .executeTakeFirstOrThrow();
  return { task: title, step: step.key };
}
