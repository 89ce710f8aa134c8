import type { SubmittedTask, SubmitTask } from '../../contract/submission.ts';
import type { Tx } from '../../database/schema.ts';
import { hour } from '../../durations.ts';
import { DomainError } from '../domainError.ts';
import { runOnce } from '../idempotency.ts';
import { findPayment } from '../money/listPayments.ts';
import type { Services } from '../services.ts';
import { assertNoMedia } from './autosave.ts';
import { checkWork } from './checkWork.ts';
import type { StepRow } from './steps.ts';
import { readWork, toSubmission, type SubmissionRow } from './taskViews.ts';
import { findNewestVersion, writeDraft } from './versions.ts';
import { findOpenStep, findWork, type AcceptedWork } from './workAccess.ts';

/** Submits the work of one step for review, once per idempotency key; the version is immutable from then on. */
export function submitTask(
  { db, clock }: Services,
  accountId: string,
  jobId: string,
  body: SubmitTask,
): Promise<SubmittedTask> {
  const now = clock.now();
  const { client_ref: key, ...payload } = body;
  const request = {
    accountId,
    operation: 'submit',
    key,
    payload: { jobId, ...payload },
    now: clock.machineNow(),
  };
  return runOnce(db, request, async (tx) => {
    const work = await findWork(tx, accountId, jobId);
    const step = await findOpenStep(tx, work.application, body, now);
    assertNoMedia(body.media);
    await checkWork(tx, work, step, body);
    await sendToReview(tx, work, step, now);
    const submission = await submitVersion(tx, step, body, now);
    const { tasks } = await readWork(tx, work.application);
    const task = tasks.find(({ id }) => id === body.task_id);
    const payment = await findPayment(tx, work.application.id, now);
    if (!task || !payment) throw new Error(`Application ${work.application.id} is incomplete.`);
    return { task, submission: toSubmission(submission), payment };
  });
}

async function sendToReview(
  tx: Tx,
  { job }: AcceptedWork,
  step: StepRow,
  now: number,
): Promise<void> {
  const sent = await tx
    .updateTable('application_steps')
    .set({
      status: 'in_review',
      auto_approve_at: now + job.review_hours * hour,
      changed_at: now,
    })
    .where('id', '=', step.id)
    .where('status', '=', step.status)
    .executeTakeFirst();
  if (sent.numUpdatedRows === 0n) throw new DomainError('conflict', 'step.notOpen');
}

async function submitVersion(
  tx: Tx,
  step: StepRow,
  body: SubmitTask,
  now: number,
): Promise<SubmissionRow> {
  const draft = await writeDraft(tx, step, await findNewestVersion(tx, step), body, now);
  if (!draft) throw new DomainError('conflict', 'draft.newer');
  return tx
    .updateTable('submissions')
    .set({ state: 'submitted', submitted_at: now })
    .where('id', '=', draft.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}
