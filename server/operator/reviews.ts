import { iso } from '../domain/dates.ts';
import type { Services } from '../domain/services.ts';
import { approveStep, rejectStep, requestChanges, type Feedback } from '../domain/work/review.ts';
import { findApplication } from './applications.ts';
import { OperatorError, type Command } from './command.ts';

/** Reviews of submitted work. */
export const reviewCommands: Record<string, Command> = {
  review: {
    usage: 'EMAIL JOB approve|changes|reject [TEXT…]',
    about: 'Review the oldest submitted work of an account on a job.',
    needs: 3,
    async run(services, [email = '', jobId = '', what = '', ...text]) {
      const { id } = await findApplication(services, email, jobId);
      const step = await findStepInReview(services, id);
      const feedback = makeFeedback(services, what, text.join(' '));
      await review(services, step.id, what, feedback);
      return `The ${step.key} of ${email} on ${jobId}: ${what}.`;
    },
  },
};

async function findStepInReview({ db }: Services, applicationId: string) {
  const step = await db
    .selectFrom('application_steps')
    .select(['id', 'key'])
    .where('application_id', '=', applicationId)
    .where('status', '=', 'in_review')
    .orderBy('changed_at')
    .executeTakeFirst();
  if (!step) throw new OperatorError('Nothing of this application is in review.');
  return step;
}

function makeFeedback({ clock }: Services, what: string, text: string): Feedback {
  const kind = what === 'approve' ? 'note' : 'edit';
  return { at: iso(clock.now()), by: 'Staff', text, kind };
}

async function review(services: Services, stepId: string, what: string, feedback: Feedback) {
  if (what === 'approve') {
    return approveStep(services, stepId, { auto: false, ...(feedback.text && { feedback }) });
  }
  if (what !== 'changes' && what !== 'reject') {
    throw new OperatorError(`"${what}" is none of approve, changes, reject.`);
  }
  if (!feedback.text) throw new OperatorError('Say what has to change, or why it is rejected.');
  if (what === 'changes') return requestChanges(services, stepId, feedback);
  return rejectStep(services, stepId, feedback);
}
