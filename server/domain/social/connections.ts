import type { Platform } from '../../contract/shared.ts';
import type { SocialAccount } from '../../contract/social.ts';
import type { Tx } from '../../database/schema.ts';
import type { Language } from '../../i18n/language.ts';
import type { SocialProfile, Visitor } from '../../providers/profile.ts';
import { bioPath } from '../../demo/fakeProvider/bioPath.ts';
import { newId } from '../identifiers.ts';
import { platformNames } from '../jobs/requirements.ts';
import { iso, isoOrNull } from '../dates.ts';
import { Refusal } from '../domainError.ts';
import { seal } from '../encryption.ts';
import type { Services } from '../services.ts';
import { activeJobs } from './activeJobs.ts';

/** Purposes of the sealed tokens. */
const sealing = { access: 'access token', refresh: 'refresh token' };

/** Writes a connection that a provider has granted, its tokens sealed, in place of an older one. */
export async function saveConnection(
  tx: Tx,
  { clock, config }: Services,
  accountId: string,
  provider: Platform,
  { profile, grant }: Visitor,
): Promise<void> {
  const id = await upsertAccount(tx, accountId, provider, profile, clock.now());
  const refresh = grant.refreshToken;
  await tx.deleteFrom('social_grants').where('social_account_id', '=', id).execute();
  await tx
    .insertInto('social_grants')
    .values({
      social_account_id: id,
      access_token: seal(config.encryption, sealing.access, grant.accessToken),
      refresh_token: refresh && seal(config.encryption, sealing.refresh, refresh),
      expires_at: grant.expiresAt,
    })
    .execute();
}

async function upsertAccount(
  tx: Tx,
  accountId: string,
  provider: Platform,
  profile: SocialProfile,
  now: number,
): Promise<string> {
  const row = {
    status: 'connected' as const,
    handle: profile.handle,
    profile_url: profile.profileUrl,
    avatar_url: profile.avatarUrl,
    followers: profile.followers,
    engagement: profile.engagement,
    verified_by: 'oauth' as const,
    connected_at: now,
    synced_at: now,
    problem: null,
  };
  const { id } = await tx
    .insertInto('social_accounts')
    .values({ ...row, id: newId(), account_id: accountId, provider })
    .onConflict((conflict) => conflict.columns(['account_id', 'provider']).doUpdateSet(row))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Lists the connected accounts of an account, in words. */
export async function readConnections(
  { db, clock, config }: Services,
  accountId: string,
  language: Language,
): Promise<SocialAccount[]> {
  const jobs = await activeJobs(db, accountId);
  const rows = await db
    .selectFrom('social_accounts')
    .leftJoin('bio_checks', (join) =>
      join
        .onRef('bio_checks.account_id', '=', 'social_accounts.account_id')
        .onRef('bio_checks.provider', '=', 'social_accounts.provider')
        .on('bio_checks.expires_at', '>', clock.now()),
    )
    .selectAll('social_accounts')
    .select(['bio_checks.code', 'bio_checks.expires_at as code_expires_at'])
    .where('social_accounts.account_id', '=', accountId)
    .orderBy('connected_at')
    .execute();
  return rows.map((row) => {
    const titles = jobs.get(row.provider) ?? [];
    const isWaiting = row.status === 'pending_verification';
    return {
      provider: row.provider,
      status: row.status,
      handle: row.handle,
      profile_url: row.profile_url,
      avatar_url: row.avatar_url,
      followers: row.followers,
      engagement_rate: row.engagement === null ? null : row.engagement / 100,
      verified_by: row.verified_by,
      connected_at: iso(row.connected_at),
      synced_at: isoOrNull(row.synced_at),
      ...(row.problem && { problem: wordProblem(row.problem, row.provider, language) }),
      used_by_active_jobs: titles.length,
      active_jobs: titles,
      ...(isWaiting &&
        row.code &&
        row.code_expires_at && {
          verification: {
            code: row.code,
            expires_at: iso(row.code_expires_at),
            bio_url: config.isDemo ? bioPath(row.provider, row.handle) : row.profile_url,
          },
        }),
    };
  });
}

/** One connected account; refuses where there is none. */
export async function readConnection(
  services: Services,
  accountId: string,
  provider: Platform,
  language: Language,
): Promise<SocialAccount> {
  const all = await readConnections(services, accountId, language);
  const found = all.find((one) => one.provider === provider);
  if (!found) throw new Refusal('notFound', 'social.notConnected');
  return found;
}

function wordProblem(problem: string, provider: Platform, language: Language): string {
  const values = { provider: platformNames[provider] };
  return problem === 'lapsed' ? language.say('social.lapsed', values) : problem;
}
