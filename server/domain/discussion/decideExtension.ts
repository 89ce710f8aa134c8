import { minStepTime } from '../../../contract/rules/expectedDates.ts';
import { dueStatuses } from '../../../contract/rules/states.ts';
import type { Tx } from '../../database/schema.ts';
import { inTransaction } from '../../database/transaction.ts';
import { hour } from '../../durations.ts';
import type { MessageKey } from '../../i18n/catalogue.ts';
import { DomainError } from '../domainError.ts';
import { findJob } from '../jobs/jobRows.ts';
import type { Services } from '../services.ts';
import { extensionStates } from '../transitions/extensionStates.ts';
import { stepStates } from '../transitions/stepStates.ts';
import { lockApplication } from '../steps/progress.ts';
import { getDueDateChange } from '../steps/steps.ts';
import { mailAbout } from './newsMail.ts';
import { appendMessage, findParticipation } from './threads.ts';

/**
 * Grants or refuses an extension request, with the brand's text. Granting moves the due dates of the step and of later steps, and reopens a
 * missed step. Throws a DomainError if the requested date has passed.
 */
export function decideExtension(
  services: Services,
  id: string,
  decision: 'grant' | 'refuse',
  body: string,
): Promise<void> {
  return inTransaction(services.db, async (tx) => {
    const now = services.clock.now();
    const request = await extensionStates.move(tx, decision, id, { decided_at: now });
    if (decision === 'grant' && request.until <= now) {
      throw new DomainError('conflict', 'extension.dateOver');
    }
    const application = await lockApplication(tx, request.application_id);
    if (decision === 'grant') {
      await extendStep(tx, request, { jobId: application.job_id, now });
    }
    const thread = { accountId: application.account_id, jobId: application.job_id };
    const { brand } = await findParticipation(tx, thread);
    const row = await appendMessage(tx, thread, {
      kind: 'extension_reply',
      author: 'brand',
      body,
      extension_id: id,
      created_at: now,
    });
    const key: MessageKey =
      decision === 'grant' ? 'mail.extensionGranted' : 'mail.extensionRefused';
    await mailAbout(tx, services, row, (language) => language.translate(key, { brand, body }));
  });
}

/** Closes the open requests of an application that has ended, or of a step that was submitted. */
export async function lapseExtensions(
  tx: Tx,
  scope: { applicationId: string; stepId?: string },
  now: number,
): Promise<void> {
  let open = tx
    .selectFrom('extension_requests')
    .select('id')
    .where('application_id', '=', scope.applicationId)
    .where('state', '=', 'requested');
  if (scope.stepId !== undefined) open = open.where('step_id', '=', scope.stepId);
  const ids = (await open.execute()).map(({ id }) => id);
  await extensionStates.moveEach(tx, 'lapse', ids, { decided_at: now });
}

/**
 * Moves the due date of a step. Later steps of its task move only as far as needed: each keeps at least `minStepTime` after the review of
 * the previous step.
 */
async function extendStep(
  tx: Tx,
  { step_id: stepId, until }: { step_id: string; until: number },
  { jobId, now }: { jobId: string; now: number },
): Promise<void> {
  await stepStates.moveEach(tx, 'extend', [stepId], { changed_at: now });
  const { review_hours: reviewHours } = await findJob(tx, jobId);
  const extended = await tx
    .selectFrom('application_steps')
    .select(['application_id', 'task_id', 'position'])
    .where('id', '=', stepId)
    .executeTakeFirstOrThrow();
  const steps = await tx
    .selectFrom('application_steps')
    .selectAll()
    .where('application_id', '=', extended.application_id)
    .where('task_id', '=', extended.task_id)
    .where('position', '>=', extended.position)
    .where('status', 'in', dueStatuses)
    .orderBy('position')
    .execute();
  let earliest = until;
  for (const step of steps) {
    const dueAt = Math.max(step.due_at, earliest);
    earliest = dueAt + reviewHours * hour + minStepTime;
    if (dueAt === step.due_at) continue;
    await tx
      .updateTable('application_steps')
      .set(getDueDateChange(step, dueAt, 'extension'))
      .where('id', '=', step.id)
      .execute();
  }
}
