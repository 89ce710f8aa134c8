import type { Tx } from '../../database/schema.ts';
import { announce } from '../discussion/news.ts';
import { DomainError } from '../domainError.ts';
import type { Services } from '../services.ts';
import { stepStates } from '../transitions/stepStates.ts';
import { lockApplication } from '../steps/progress.ts';
import { describeStep } from './review.ts';

/** Marks a step as missed and reports it; more time can still be asked for. */
export async function missStep(
  tx: Tx,
  services: Services,
  stepId: string,
  now: number,
): Promise<void> {
  const step = await stepStates.move(tx, 'miss', stepId, { changed_at: now });
  // An extension may have moved the date after this step was found.
  if (step.due_at >= now) throw new DomainError('conflict', 'step.notOpen');
  const application = await lockApplication(tx, step.application_id);
  const thread = { accountId: application.account_id, jobId: application.job_id };
  // A step can be missed again after an extension.
  const event = `step:${step.id}:missed:${step.due_at}`;
  await announce(tx, services, thread, {
    key: 'news.missed',
    event,
    values: await describeStep(tx, step),
  });
}
