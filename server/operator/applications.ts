import { accept, decline, view } from '../domain/applications/decide.ts';
import type { Services } from '../domain/services.ts';
import { normalizeEmail } from '../domain/session/signIn.ts';
import { OperatorError, type Command } from './command.ts';

/** Decisions of a brand about an application. */
export const applicationCommands: Record<string, Command> = {
  decide: {
    usage: 'EMAIL JOB view|accept|decline [REASON…]',
    about: 'Decide an application as its brand would.',
    needs: 3,
    async run(services, [email = '', jobId = '', what, ...reason]) {
      const { id } = await findApplication(services, email, jobId);
      const { state } = await decide(services, id, what ?? '', reason.join(' '));
      return `The application of ${email} to ${jobId} is now ${state}.`;
    },
  },
};

/** Finds the application of an account to a job, for any command that names both. */
export async function findApplication({ db }: Services, email: string, jobId: string) {
  const found = await db
    .selectFrom('applications')
    .innerJoin('accounts', 'accounts.id', 'applications.account_id')
    .select(['applications.id', 'applications.state'])
    .where('accounts.email', '=', normalizeEmail(email))
    .where('job_id', '=', jobId)
    .executeTakeFirst();
  if (!found) throw new OperatorError(`${email} has no application to ${jobId}.`);
  return found;
}

function decide(services: Services, id: string, what: string, reason: string) {
  switch (what) {
    case 'view':
      return view(services, id);
    case 'accept':
      return accept(services, id);
    case 'decline':
      if (!reason) throw new OperatorError('A decline needs a reason.');
      return decline(services, id, { code: 'other', text: reason });
    default:
      throw new OperatorError(`"${what}" is none of view, accept, decline.`);
  }
}
