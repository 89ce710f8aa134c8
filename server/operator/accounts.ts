import { decideAccount, type AccountDecision } from '../domain/accounts/decideAccount.ts';
import { hasEmailOrId } from '../domain/email.ts';
import { toIso, toIsoOrNull } from '../domain/dates.ts';
import type { Services } from '../domain/services.ts';
import { joinReason, OperatorError, type Command } from './command.ts';

/** Reviewing accounts and inspecting their connections. */
export const accountCommands: Record<string, Command> = {
  waiting: {
    usage: '',
    about: 'List the accounts in review, oldest first.',
    minArgs: 0,
    run: listWaiting,
  },
  approve: decision(
    'approve',
    'EMAIL|ID',
    'Approve an account in review or one that was rejected, or lift a suspension.',
  ),
  reject: decision('reject', 'EMAIL|ID REASON…', 'Reject an account in review.'),
  suspend: decision('suspend', 'EMAIL|ID REASON…', 'Suspend an approved account.'),
  'needs-changes': decision(
    'needs_changes',
    'EMAIL|ID REASON…',
    'Return a profile to be completed.',
  ),
  connections: {
    usage: 'EMAIL|ID',
    about: 'Show how an account signs in, and its connected accounts.',
    minArgs: 1,
    run: (services, [emailOrId = '']) => showConnections(services, emailOrId),
  },
};

/** Creates the command for a decision about an account. */
function decision(name: AccountDecision, usage: string, about: string): Command {
  return {
    usage,
    about,
    minArgs: usage.includes('REASON') ? 2 : 1,
    async run(services, [emailOrId = '', ...reason]) {
      const text = reason.length > 0 ? joinReason(reason) : null;
      const state = await decideAccount(services, emailOrId, name, text);
      return `${emailOrId} is now ${state}.`;
    },
  };
}

async function listWaiting({ db }: Services): Promise<string> {
  const rows = await db
    .selectFrom('accounts')
    .select(['id', 'email', 'name', 'review_submitted_at'])
    .where('state', '=', 'in_review')
    .orderBy('review_submitted_at')
    .execute();
  if (rows.length === 0) return 'No account is in review.';
  return rows
    .map(
      (row) =>
        `${toIsoOrNull(row.review_submitted_at) ?? '-'}  ${row.email ?? row.id}  ${row.name}`,
    )
    .join('\n');
}

async function showConnections({ db }: Services, emailOrId: string): Promise<string> {
  const account = await db
    .selectFrom('accounts')
    .select(['id', 'name', 'email', 'state'])
    .where(hasEmailOrId(emailOrId))
    .executeTakeFirst();
  if (!account) throw new OperatorError(`There is no account ${emailOrId}.`);
  const identities = await db
    .selectFrom('social_identities')
    .select(['provider', 'subject'])
    .where('account_id', '=', account.id)
    .orderBy('provider')
    .execute();
  const connections = await db
    .selectFrom('social_accounts')
    .leftJoin('social_grants', 'social_grants.social_account_id', 'social_accounts.id')
    .select(['provider', 'status', 'handle', 'connected_at', 'expires_at'])
    .where('account_id', '=', account.id)
    .orderBy('provider')
    .execute();
  const until = (at: number | null) => (at === null ? '' : `, until ${toIso(at)}`);
  return [
    `${account.name} (${account.id}), ${account.email ?? 'no email address'}, ${account.state}`,
    ...identities.map(({ provider, subject }) => `  signs in with ${provider}: ${subject}`),
    ...connections.map(
      ({ provider, status, handle, connected_at: since, expires_at: expiresAt }) =>
        `  ${provider} ${handle}: ${status} since ${toIso(since)}${until(expiresAt)}`,
    ),
  ].join('\n');
}
