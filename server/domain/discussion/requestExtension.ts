import { extendableStatuses } from '../../../contract/rules/states.ts';
import type { DiscussionPost, DiscussionPosted } from '../../../contract/schemas/discussion.ts';
import type { Tx } from '../../database/schema.ts';
import { day } from '../../durations.ts';
import { DomainError, invalidField } from '../domainError.ts';
import { runOnce } from '../idempotency.ts';
import { newId } from '../identifiers.ts';
import type { Services } from '../services.ts';
import { lockApplication } from '../steps/progress.ts';
import type { StepRow } from '../steps/steps.ts';
import { findAcceptedJob } from '../steps/findAcceptedJob.ts';
import { toMessages } from './readDiscussion.ts';
import { readUnread } from './readMarks.ts';
import { appendMessage, findParticipation, type ThreadReader } from './threads.ts';

/** The longest extension, counted from the due date or from now. */
const maxExtension = 60 * day;

/** A publisher's extension request. */
export type ExtensionPost = Extract<DiscussionPost, { kind: 'extension_request' }>;

/**
 * Asks the brand to extend the due date of a task's unfinished step, once per idempotency key. Throws a DomainError if no step is
 * unfinished, another request is open, or the new date is not within 60 days after the due date (or after now, if that is later).
 */
export function requestExtension(
  { db, clock }: Services,
  reader: ThreadReader,
  post: ExtensionPost,
): Promise<DiscussionPosted> {
  const { accountId, jobId } = reader;
  const { client_ref: key, ...payload } = post;
  const request = {
    accountId,
    operation: 'message',
    key,
    payload: { jobId, ...payload },
    now: clock.machineNow(),
  };
  return runOnce(db, request, async (tx) => {
    const now = clock.now();
    const { brand } = await findParticipation(tx, reader);
    const { application } = await findAcceptedJob(tx, accountId, jobId);
    await lockApplication(tx, application.id);
    const step = await findUnfinishedStep(tx, application.id, post.task_id);
    const until = Date.parse(post.until);
    assertLater(until, step, now);
    const id = newId();
    const opened = await tx
      .insertInto('extension_requests')
      .values({
        id,
        application_id: application.id,
        step_id: step.id,
        state: 'requested',
        until,
        due_before: step.due_at,
        requested_at: now,
        decided_at: null,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!opened) throw new DomainError('conflict', 'extension.open');
    const row = await appendMessage(tx, reader, {
      kind: 'extension_request',
      author: 'publisher',
      body: post.body,
      client_ref: key,
      extension_id: id,
      created_at: now,
    });
    const [message] = await toMessages(tx, [row], reader, brand);
    return { ...(message && { message }), unread: await readUnread(tx, reader) };
  });
}

async function findUnfinishedStep(tx: Tx, applicationId: string, taskId: string): Promise<StepRow> {
  const steps = await tx
    .selectFrom('application_steps')
    .selectAll()
    .where('application_id', '=', applicationId)
    .where('task_id', '=', taskId)
    .orderBy('position')
    .execute();
  if (steps.length === 0) throw new DomainError('notFound', 'task.unknown');
  const step = steps.find(({ status }) => extendableStatuses.includes(status));
  if (!step) throw new DomainError('conflict', 'extension.nothingDue');
  return step;
}

function assertLater(until: number, step: StepRow, now: number): void {
  const start = Math.max(now, step.due_at);
  if (until <= start) throw invalidField('until', 'extension.tooEarly');
  if (until > start + maxExtension) throw invalidField('until', 'extension.tooLate');
}
