import { isManualPlatform } from '../../../contract/rules/profileLinks.ts';
import { platformNames, type Platform } from '../../../contract/rules/platforms.ts';
import type { SocialAccount } from '../../../contract/schemas/social.ts';
import type { Language } from '../../i18n/language.ts';
import { toIso, toIsoOrNull } from '../dates.ts';
import { DomainError } from '../domainError.ts';
import type { Services } from '../services.ts';
import { findActiveJobs } from './activeJobs.ts';

/** Lists the connected accounts of an account, oldest first. */
export async function readConnections(
  { db, clock, providers }: Services,
  accountId: string,
  language: Language,
): Promise<SocialAccount[]> {
  const jobs = await findActiveJobs(db, accountId);
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
    const { provider: platform, handle, profile_url: profileUrl, code } = row;
    const titles = jobs.get(platform) ?? [];
    const isPending = row.status === 'pending_verification' && isManualPlatform(platform);
    return {
      provider: platform,
      status: row.status,
      handle,
      profile_url: profileUrl,
      avatar_url: row.avatar_url,
      followers: row.followers,
      // Stored in hundredths of a percent, sent in percent.
      engagement_rate: row.engagement === null ? null : row.engagement / 100,
      verified_by: row.verified_by,
      connected_at: toIso(row.connected_at),
      synced_at: toIsoOrNull(row.synced_at),
      // The only problem is a lapsed permission.
      ...(row.problem && {
        problem: language.translate('social.lapsed', { provider: platformNames[platform] }),
      }),
      used_by_active_jobs: titles.length,
      active_jobs: titles,
      ...(isPending &&
        code &&
        row.code_expires_at && {
          verification: {
            code,
            expires_at: toIso(row.code_expires_at),
            bio_url: providers.getBioUrl({ platform, handle, profileUrl }),
          },
        }),
    };
  });
}

/** Reads one connected account; throws a DomainError if it is not connected. */
export async function readConnection(
  services: Services,
  accountId: string,
  platform: Platform,
  language: Language,
): Promise<SocialAccount> {
  const connections = await readConnections(services, accountId, language);
  const connection = connections.find(({ provider }) => provider === platform);
  if (!connection) throw new DomainError('notFound', 'social.notConnected');
  return connection;
}
