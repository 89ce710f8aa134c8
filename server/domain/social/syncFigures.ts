import { inTransaction } from '../../database/transaction.ts';
import type { Database } from '../../database/schema.ts';
import type { SignInProvider } from '../../../contract/rules/platforms.ts';
import { hour } from '../../durations.ts';
import { DomainError } from '../domainError.ts';
import { purposes } from '../encryptedTexts.ts';
import { decrypt } from '../encryption.ts';
import { consumeRateLimit } from '../rateLimit.ts';
import type { Services } from '../services.ts';
import { expireConnection, findFigures, saveConnection } from './connections.ts';
import { lockAccount } from './identities.ts';
import type { OAuthGrant, OAuthProvider } from '../socialProviders.ts';

const syncsPerHour = 20;

/**
 * Fetches the figures of a connected account with its stored grant. If the provider no longer accepts the grant, marks the connection as
 * expired. Throws a DomainError if the account is not connected or the provider does not respond.
 */
export async function syncFigures(
  services: Services,
  accountId: string,
  provider: OAuthProvider,
): Promise<void> {
  const { db, clock } = services;
  const limit = { name: 'social-sync', subject: accountId, max: syncsPerHour, window: hour };
  await consumeRateLimit(db, limit, clock.machineNow());
  const row = await findConnected(db, accountId, provider.name);
  if (!row) throw new DomainError('notFound', 'social.notConnected');
  const grant = readGrant(services, row);
  const account = grant && (await provider.fetchAgain(grant, clock.now()));
  await inTransaction(db, async (tx) => {
    await lockAccount(tx, accountId);
    const current = await findConnected(tx, accountId, provider.name);
    // Another request has connected or disconnected the account meanwhile.
    if (current?.access_token !== row.access_token) return;
    // A grant of another person at the provider would give their figures to this account.
    const isSame = row.subject === null || account?.profile.subject === row.subject;
    if (!account || !isSame) return expireConnection(tx, row.id);
    const figures = await findFigures(tx, accountId, provider.name, account.profile);
    const kept = { ...figures, connected_at: row.connected_at };
    await saveConnection(tx, services, accountId, provider.name, { ...account, kept });
  });
}

function findConnected(db: Database, accountId: string, provider: SignInProvider) {
  return db
    .selectFrom('social_accounts')
    .leftJoin('social_grants', 'social_grants.social_account_id', 'social_accounts.id')
    .leftJoin('social_identities', (join) =>
      join
        .onRef('social_identities.account_id', '=', 'social_accounts.account_id')
        .onRef('social_identities.provider', '=', 'social_accounts.provider'),
    )
    .select(['social_accounts.id', 'connected_at', 'subject'])
    .select(['access_token', 'refresh_token', 'expires_at'])
    .where('social_accounts.account_id', '=', accountId)
    .where('social_accounts.provider', '=', provider)
    .where('status', '=', 'connected')
    .executeTakeFirst();
}

type ConnectedRow = NonNullable<Awaited<ReturnType<typeof findConnected>>>;

function readGrant(
  { config: { encryption } }: Services,
  { access_token: access, refresh_token: refresh, expires_at: expiresAt }: ConnectedRow,
): OAuthGrant | null {
  if (access === null) return null;
  return {
    accessToken: decrypt(encryption, purposes.access, access),
    refreshToken: refresh && decrypt(encryption, purposes.refresh, refresh),
    expiresAt,
  };
}
