import { isWho } from '../domain/accounts/who.ts';
import { iso, isoOrNull } from '../domain/dates.ts';
import type { Services } from '../domain/services.ts';
import { OperatorError, type Command } from './command.ts';

/** Who waits for a decision, and what people have connected. */
export const socialCommands: Record<string, Command> = {
  waiting: {
    usage: '',
    about: 'List the accounts in review, longest waiting first, by address or id.',
    needs: 0,
    run: listWaiting,
  },
  connections: {
    usage: 'EMAIL|ID',
    about: 'Show how somebody can sign in, and the connected accounts.',
    needs: 1,
    run: (services, [who = '']) => showConnections(services, who),
  },
};

async function listWaiting({ db }: Services): Promise<string> {
  const rows = await db
    .selectFrom('accounts')
    .select(['id', 'email', 'name', 'review_submitted_at'])
    .where('state', '=', 'in_review')
    .orderBy('review_submitted_at')
    .execute();
  if (rows.length === 0) return 'Nobody is waiting.';
  return rows
    .map(
      (row) => `${isoOrNull(row.review_submitted_at) ?? '-'}  ${row.email ?? row.id}  ${row.name}`,
    )
    .join('\n');
}

async function showConnections({ db }: Services, who: string): Promise<string> {
  const account = await db
    .selectFrom('accounts')
    .select(['id', 'name', 'email', 'state'])
    .where(isWho(who))
    .executeTakeFirst();
  if (!account) throw new OperatorError(`There is no account ${who}.`);
  const identities = await db
    .selectFrom('social_identities')
    .select(['provider', 'subject'])
    .where('account_id', '=', account.id)
    .orderBy('provider')
    .execute();
  const connected = await db
    .selectFrom('social_accounts')
    .leftJoin('social_grants', 'social_grants.social_account_id', 'social_accounts.id')
    .select(['provider', 'status', 'handle', 'connected_at', 'expires_at'])
    .where('account_id', '=', account.id)
    .orderBy('provider')
    .execute();
  const lapse = (at: number | null) => (at === null ? '' : `, until ${iso(at)}`);
  return [
    `${account.name} (${account.id}), ${account.email ?? 'no address'}, ${account.state}`,
    ...identities.map(({ provider, subject }) => `  signs in by ${provider}: ${subject}`),
    ...connected.map(
      ({ provider, status, handle, connected_at: since, expires_at: until }) =>
        `  ${provider} ${handle}: ${status} since ${iso(since)}${lapse(until)}`,
    ),
  ].join('\n');
}
