import { hasEmailOrId } from '../domain/email.ts';
import { invite, revokeInvitation } from '../domain/applications/invitations.ts';
import { decideExtension } from '../domain/discussion/decideExtension.ts';
import { sendBrandMessage } from '../domain/discussion/sendMessage.ts';
import type { Services } from '../domain/services.ts';
import { joinText, OperatorError, type Command } from './command.ts';

/** Commands for invitations, messages and extension requests, on behalf of a brand. */
export const discussionCommands: Record<string, Command> = {
  invite: {
    usage: 'EMAIL JOB TEXT…',
    about: 'Invite a publisher to a job on behalf of its brand.',
    minArgs: 3,
    async run(services, [email = '', jobId = '', ...text]) {
      const accountId = await findAccountId(services, email);
      await invite(services, accountId, jobId, { message: joinText(text), offer: null });
      return `${email} is invited to ${jobId}.`;
    },
  },
  'revoke-invitation': {
    usage: 'EMAIL JOB',
    about: 'Revoke an invitation that has not been answered.',
    minArgs: 2,
    async run(services, [email = '', jobId = '']) {
      const invitation = await services.db
        .selectFrom('invitations')
        .select('id')
        .where('account_id', '=', await findAccountId(services, email))
        .where('job_id', '=', jobId)
        .executeTakeFirst();
      if (!invitation) throw new OperatorError(`${email} has no invitation to ${jobId}.`);
      await revokeInvitation(services, invitation.id);
      return `The invitation for ${email} to ${jobId} was revoked.`;
    },
  },
  write: {
    usage: 'EMAIL JOB TEXT…',
    about: 'Write to a publisher in the discussion of a job, on behalf of its brand.',
    minArgs: 3,
    async run(services, [email = '', jobId = '', ...text]) {
      const accountId = await findAccountId(services, email);
      await sendBrandMessage(services, { accountId, jobId }, joinText(text));
      return `The message to ${email} was sent.`;
    },
  },
  extension: {
    usage: 'EMAIL JOB grant|refuse TEXT…',
    about: "Reply to a publisher's request for more time.",
    minArgs: 4,
    async run(services, [email = '', jobId = '', decision = '', ...text]) {
      if (decision !== 'grant' && decision !== 'refuse') {
        throw new OperatorError(`The decision must be grant or refuse, not "${decision}".`);
      }
      const request = await findExtensionRequest(
        services,
        await findAccountId(services, email),
        jobId,
      );
      if (!request) throw new OperatorError(`${email} has no open request on ${jobId}.`);
      await decideExtension(services, request.id, decision, joinText(text));
      return `The request of ${email} for more time on ${jobId} was ${decision === 'grant' ? 'granted' : 'refused'}.`;
    },
  },
};

async function findAccountId({ db }: Services, emailOrId: string): Promise<string> {
  const account = await db
    .selectFrom('accounts')
    .select('id')
    .where(hasEmailOrId(emailOrId))
    .executeTakeFirst();
  if (!account) throw new OperatorError(`There is no account ${emailOrId}.`);
  return account.id;
}

function findExtensionRequest({ db }: Services, accountId: string, jobId: string) {
  return db
    .selectFrom('extension_requests')
    .innerJoin('applications', 'applications.id', 'extension_requests.application_id')
    .select('extension_requests.id')
    .where('account_id', '=', accountId)
    .where('job_id', '=', jobId)
    .where('extension_requests.state', '=', 'requested')
    .executeTakeFirst();
}
