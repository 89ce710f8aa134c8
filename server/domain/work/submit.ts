import { findPost } from '../../../contract/rules/postLinks.ts';
import type {
  Submission,
  SubmittedTask,
  SubmitTask,
} from '../../../contract/schemas/submission.ts';
import type { Tx } from '../../database/schema.ts';
import { hour } from '../../durations.ts';
import { storeUploads, type AttachmentUse } from '../attachments/attachments.ts';
import { lapseExtensions } from '../discussion/decideExtension.ts';
import { DomainError } from '../domainError.ts';
import { findResult, runOnce } from '../idempotency.ts';
import { readApplicationDates, toDateSteps } from '../expectedDates/jobDates.ts';
import { findPayment } from '../wallet/listPayments.ts';
import type { Services } from '../services.ts';
import { stepStates } from '../transitions/stepStates.ts';
import { submissionStates } from '../transitions/submissionStates.ts';
import { checkWork, type PostingAccount } from './checkWork.ts';
import { recordPosts } from './posts.ts';
import { lockApplication } from '../steps/progress.ts';
import type { StepRow, TaskRow } from '../steps/steps.ts';
import { readSubmission, readWork } from './taskViews.ts';
import { findNewestVersion, writeDraft } from './versions.ts';
import { findOpenStep, findWork, type AcceptedWork } from './workAccess.ts';

/** Submits the work of one step for review, once per idempotency key; the version is immutable from then on. */
export async function submitTask(
  services: Services,
  accountId: string,
  jobId: string,
  body: SubmitTask,
): Promise<SubmittedTask> {
  const { db, clock } = services;
  const now = clock.now();
  const { client_ref: key, ...payload } = body;
  const request = {
    accountId,
    operation: 'submit',
    key,
    payload: { jobId, ...payload },
    now: clock.machineNow(),
  };
  const sent = await findResult<SubmittedTask>(db, request);
  if (sent) return sent;
  // Refuses the work before its pictures are stored; the transaction checks it again.
  try {
    const { application } = await findWork(db, accountId, jobId);
    await findOpenStep(db, application, body, now);
  } catch (error) {
    // An identical earlier request may have closed the step meanwhile.
    const first = await findResult<SubmittedTask>(db, request);
    if (first) return first;
    throw error;
  }
  const media = await storeUploads(services, accountId, body.media);
  return runOnce(db, request, async (tx) => {
    const work = await findWork(tx, accountId, jobId);
    await lockApplication(tx, work.application.id);
    const step = await findOpenStep(tx, work.application, body, now);
    const stored = await checkTask(tx, services, work, step, body);
    await sendToReview(tx, work, step, now);
    const submission = await submitVersion(tx, step, stored, media, now);
    const { tasks } = await readWork(tx, work.application);
    const task = tasks.find(({ id }) => id === body.task_id);
    const { id } = work.application;
    const context = { now, config: services.config };
    const dates = await readApplicationDates(tx, accountId, [id], context);
    const payment = await findPayment(tx, id, now, toDateSteps(dates.get(jobId) ?? []));
    if (!task) throw new Error(`Application ${id} is incomplete.`);
    return { task, submission, payment };
  });
}

// Checks the work. For a live step, also stores its posts, and returns the work with their canonical addresses as links.
async function checkTask(
  tx: Tx,
  services: Services,
  work: AcceptedWork,
  step: StepRow,
  body: SubmitTask,
): Promise<SubmitTask> {
  const task = await tx
    .selectFrom('tasks')
    .selectAll()
    .where('id', '=', step.task_id)
    .executeTakeFirstOrThrow();
  const account = await findPostingAccount(tx, work, task);
  checkWork(work, task, step, body, account);
  if (step.key !== 'live') return body;
  const posts = body.links.map((link) => findPost(task.platform, link));
  await recordPosts(tx, services, work, { task, account, posts });
  return { ...body, links: posts.map((post) => post?.url ?? '') };
}

function findPostingAccount(
  tx: Tx,
  { application }: AcceptedWork,
  { platform }: TaskRow,
): Promise<PostingAccount | undefined> {
  return tx
    .selectFrom('social_accounts')
    .select(['handle', 'profile_url'])
    .where('account_id', '=', application.account_id)
    .where('provider', '=', platform)
    .executeTakeFirst();
}

/** Moves a step to review, and ends open requests for more time. */
async function sendToReview(
  tx: Tx,
  { job, application }: AcceptedWork,
  step: StepRow,
  now: number,
): Promise<void> {
  await stepStates.move(tx, 'submit', step.id, {
    auto_approve_at: now + job.review_hours * hour,
    changed_at: now,
  });
  await lapseExtensions(tx, { applicationId: application.id, stepId: step.id }, now);
}

/** Stores the work as the newest version and submits it. */
async function submitVersion(
  tx: Tx,
  step: StepRow,
  body: SubmitTask,
  media: AttachmentUse[],
  now: number,
): Promise<Submission> {
  const base = await findNewestVersion(tx, step);
  const draft = await writeDraft(tx, step, base, { ...body, media }, now);
  if (!draft) throw new DomainError('conflict', 'draft.newer');
  const row = await submissionStates.move(tx, 'submit', draft.id, { submitted_at: now });
  return readSubmission(tx, row);
}
