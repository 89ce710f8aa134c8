import { randomInt } from 'node:crypto';
import { profileLinks, type ManualPlatform } from '../../../contract/rules/profileLinks.ts';
import { platformNames } from '../../../contract/rules/platforms.ts';
import type { ManualConnection } from '../../../contract/schemas/social.ts';
import { inTransaction } from '../../database/transaction.ts';
import { day, hour } from '../../durations.ts';
import { DomainError, invalidField } from '../domainError.ts';
import { newId } from '../identifiers.ts';
import { consumeRateLimit } from '../rateLimit.ts';
import type { Services } from '../services.ts';
import { claimIdentity, lockAccount } from './identities.ts';

const codeLifetime = day;
const checksPerHour = 20;
const codeCharacters = 6;

// Excludes letters and digits that look alike.
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** Stores an account as pending and returns the code that the user puts into its bio, valid for a day. */
export async function startBioCheck(
  { db, clock }: Services,
  accountId: string,
  platform: ManualPlatform,
  { handle: givenHandle, profile_url: givenUrl, followers }: ManualConnection,
): Promise<{ code: string; expiresAt: number }> {
  const handle = givenHandle.replace(/^@/, '');
  const profileUrl = normalizeProfileUrl(platform, handle, givenUrl);
  if (!profileUrl) throw invalidField('profile_url', 'rule.regex');
  const now = clock.now();
  const code = Array.from(
    { length: codeCharacters },
    () => alphabet[randomInt(alphabet.length)],
  ).join('');
  const expiresAt = now + codeLifetime;
  await inTransaction(db, async (tx) => {
    await lockAccount(tx, accountId);
    const row = {
      status: 'pending_verification' as const,
      handle,
      profile_url: profileUrl,
      followers: followers ?? null,
      engagement: null,
      avatar_url: null,
      verified_by: 'bio_code' as const,
      connected_at: now,
      synced_at: null,
      problem: null,
    };
    const saved = await tx
      .insertInto('social_accounts')
      .values({ ...row, id: newId(), account_id: accountId, provider: platform })
      .onConflict((conflict) =>
        conflict
          .columns(['account_id', 'provider'])
          .doUpdateSet(row)
          .where('social_accounts.status', '!=', 'connected'),
      )
      .returning('id')
      .executeTakeFirst();
    if (!saved) {
      const values = { provider: platformNames[platform] };
      throw new DomainError('conflict', 'social.alreadyConnected', { values });
    }
    const check = { code, expires_at: expiresAt };
    await tx
      .insertInto('bio_checks')
      .values({ ...check, id: newId(), account_id: accountId, provider: platform })
      .onConflict((conflict) => conflict.columns(['account_id', 'provider']).doUpdateSet(check))
      .execute();
  });
  return { code, expiresAt };
}

/** Connects the pending account if its bio contains the code; throws a DomainError otherwise. */
export async function finishBioCheck(
  services: Services,
  accountId: string,
  platform: ManualPlatform,
): Promise<void> {
  const { db, clock, providers } = services;
  const values = { provider: platformNames[platform] };
  const limit = { name: 'bio-check', subject: accountId, max: checksPerHour, window: hour };
  await consumeRateLimit(db, limit, clock.machineNow());
  const check = await db
    .selectFrom('social_accounts')
    .leftJoin('bio_checks', (join) =>
      join
        .onRef('bio_checks.account_id', '=', 'social_accounts.account_id')
        .onRef('bio_checks.provider', '=', 'social_accounts.provider'),
    )
    .select(['status', 'handle', 'profile_url', 'code', 'expires_at'])
    .where('social_accounts.account_id', '=', accountId)
    .where('social_accounts.provider', '=', platform)
    .executeTakeFirst();
  // The request is repeated because its response was lost, or another tab has sent it too.
  if (check?.status === 'connected') return;
  if (check?.status !== 'pending_verification') {
    throw new DomainError('notFound', 'social.notConnected');
  }
  const { handle, profile_url: profileUrl, code, expires_at: expiresAt } = check;
  // The cleanup deletes codes that have expired.
  if (code === null || expiresAt === null || expiresAt <= clock.now()) {
    throw new DomainError('invalid', 'social.codeExpired');
  }
  const bio = await providers.fetchBio({ platform, handle, profileUrl }).catch(() => {
    throw new DomainError('invalid', 'social.bioUnreadable', { values });
  });
  // Does not match within a longer word.
  if (!new RegExp(`(?<![A-Za-z0-9])${code}(?![A-Za-z0-9])`).test(bio)) {
    throw new DomainError('invalid', 'social.codeNotFound');
  }
  await inTransaction(db, async (tx) => {
    const now = clock.now();
    // Connects only the profile whose bio was checked, because the user can have entered another one meanwhile.
    const connected = await tx
      .updateTable('social_accounts')
      .set({ status: 'connected', connected_at: now, synced_at: now })
      .where('account_id', '=', accountId)
      .where('provider', '=', platform)
      .where('profile_url', '=', profileUrl)
      .returning('id')
      .executeTakeFirst();
    if (!connected) throw new DomainError('conflict', 'social.notConnected');
    const subject = getSubject(platform, handle, profileUrl);
    if (!(await claimIdentity(tx, accountId, platform, subject, now))) {
      throw new DomainError('conflict', 'social.taken', { values });
    }
    await tx
      .deleteFrom('bio_checks')
      .where('account_id', '=', accountId)
      .where('provider', '=', platform)
      .execute();
  });
}

// Lemon8's addresses show the same profile with and without `@`.
function getSubject(platform: ManualPlatform, handle: string, profileUrl: string): string {
  const address = platform === 'lemon8' ? `${profileLinks.lemon8.origin}/@${handle}` : profileUrl;
  return address.toLowerCase();
}

/**
 * Normalises the address of a profile page; null if it is not on the platform or not of this handle. The server
 * requests this address (SSRF), so it consists of our origin and of a plain path.
 */
function normalizeProfileUrl(platform: ManualPlatform, handle: string, url: string): string | null {
  const { origin, pattern } = profileLinks[platform];
  const [, path = '', owner = handle] = pattern.exec(url) ?? [];
  if (owner.toLowerCase() !== handle.toLowerCase()) return null;
  // An empty path does not match, and a path of dots would lead to another page.
  return path !== '' && new URL(path, origin).pathname === path ? origin + path : null;
}
