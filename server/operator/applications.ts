import { normalizeEmail } from '../domain/email.ts';
import { accept, decline, remove, view } from '../domain/applications/decide.ts';
import { toIso } from '../domain/dates.ts';
import type { Services } from '../domain/services.ts';
import { findSharedPosts, findUnattributedPosts } from '../domain/work/posts.ts';
import { approveStep, rejectStep, requestChanges, type Feedback } from '../domain/work/review.ts';
import { joinReason, joinText, OperatorError, type Command } from './command.ts';

/** The brand's decisions about applications and submitted work. */
export const applicationCommands: Record<string, Command> = {
  decide: {
    usage: 'EMAIL JOB view|accept|decline|remove [REASON…]',
    about: 'Decide an application on behalf of its brand.',
    minArgs: 3,
    async run(services, [email = '', jobId = '', decision = '', ...reason]) {
      const { id } = await findApplication(services, email, jobId);
      const { state } = await decide(services, id, decision, reason);
      return `The application of ${email} to ${jobId} is now ${state}.`;
    },
  },
  review: {
    usage: 'EMAIL JOB approve|changes|reject [TEXT…]',
    about: 'Review the oldest submitted work of an account on a job.',
    minArgs: 3,
    async run(services, [email = '', jobId = '', decision = '', ...text]) {
      const { id } = await findApplication(services, email, jobId);
      const step = await findStepInReview(services, id);
      await review(services, step.id, decision, joinText(text));
      const place = { application_id: id, task_id: step.task_id };
      // Only live links are posts.
      const shared = step.key === 'live' ? await findSharedPosts(services.db, place) : [];
      return [
        `The ${step.key} of ${email} on ${jobId}: ${decision}.`,
        ...shared.map(describeSharedPost),
      ].join('\n');
    },
  },
  'shared-posts': {
    usage: '',
    about: 'List the posts that several accounts have submitted.',
    minArgs: 0,
    async run({ db }) {
      const posts = await findSharedPosts(db);
      return posts.map(describeSharedPost).join('\n') || 'No post was submitted by two accounts.';
    },
  },
  'unattributed-posts': {
    usage: '',
    about: 'List the posts in review whose address does not show the account that published them.',
    minArgs: 0,
    async run({ db }) {
      const posts = await findUnattributedPosts(db);
      const lines = posts.map(
        ({ platform, post_id: post, email, account_id: id, job_id: job, submitted_at: at }) =>
          `${toIso(at)}  ${platform} ${post}  ${email ?? id}  ${job}`,
      );
      return lines.join('\n') || 'The address of every post in review shows its account.';
    },
  },
};

type SharedPost = Awaited<ReturnType<typeof findSharedPosts>>[number];

function describeSharedPost({ post, submissions }: SharedPost): string {
  const lines = submissions.map(
    ({ email, account_id: id, job_id: job, submitted_at: at }) =>
      `  ${toIso(at)}  ${email ?? id}  ${job}`,
  );
  return [`${post} was submitted by several accounts:`, ...lines].join('\n');
}

/** Finds the application of an account to a job; throws an OperatorError if there is none. */
export async function findApplication({ db }: Services, email: string, jobId: string) {
  const application = await db
    .selectFrom('applications')
    .innerJoin('accounts', 'accounts.id', 'applications.account_id')
    .select('applications.id')
    .where('accounts.email', '=', normalizeEmail(email))
    .where('job_id', '=', jobId)
    .executeTakeFirst();
  if (!application) throw new OperatorError(`${email} has no application to ${jobId}.`);
  return application;
}

function decide(services: Services, id: string, decision: string, words: string[]) {
  switch (decision) {
    case 'view':
      return view(services, id);
    case 'accept':
      return accept(services, id);
    case 'decline':
      if (words.length === 0) throw new OperatorError('A decline needs a reason.');
      return decline(services, id, { code: 'other', text: joinReason(words) });
    case 'remove':
      if (words.length === 0) throw new OperatorError('Removing someone needs a reason.');
      return remove(services, id, { code: 'other', text: joinReason(words) });
    default:
      throw new OperatorError(`"${decision}" is none of view, accept, decline, remove.`);
  }
}

async function findStepInReview({ db }: Services, applicationId: string) {
  const step = await db
    .selectFrom('application_steps')
    .select(['id', 'key', 'task_id'])
    .where('application_id', '=', applicationId)
    .where('status', '=', 'in_review')
    .orderBy('changed_at')
    .executeTakeFirst();
  if (!step) throw new OperatorError('No step of this application is in review.');
  return step;
}

function review(services: Services, stepId: string, decision: string, text: string) {
  const kind = decision === 'approve' ? 'note' : 'edit';
  const feedback: Feedback = { at: toIso(services.clock.now()), by: 'Staff', text, kind };
  if (decision === 'approve') {
    return approveStep(services, stepId, { auto: false, ...(text && { feedback }) });
  }
  if (decision !== 'changes' && decision !== 'reject') {
    throw new OperatorError(`"${decision}" is none of approve, changes, reject.`);
  }
  if (!text) throw new OperatorError('Enter what has to change, or why the work is rejected.');
  return decision === 'changes'
    ? requestChanges(services, stepId, feedback)
    : rejectStep(services, stepId, feedback);
}
