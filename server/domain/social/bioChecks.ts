import { randomInt } from 'node:crypto';
import type { Platform } from '../../contract/shared.ts';
import type { Manual } from '../../contract/social.ts';
import { inTransaction } from '../../database/transaction.ts';
import { newId } from '../identifiers.ts';
import { platformNames } from '../jobs/requirements.ts';
import { takeHit } from '../rateLimit.ts';
import { invalidField, Refusal } from '../domainError.ts';
import type { Services } from '../services.ts';
import { claimIdentity, lockAccount } from './identities.ts';
import { profileAddress, type ManualPlatform } from './profileAddress.ts';

const day = 86_400_000;
const hour = 3_600_000;
const checksPerHour = 20;

// Without letters and digits that look alike.
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** Reads a page where a code may stand; injected, so that the demo has bios of its own. */
export type ReadBio = (account: { handle: string; profileUrl: string }) => Promise<string>;

/** Names an account and gives the code that belongs into its bio, good for a day. */
export async function beginBioCheck(
  { db, clock }: Services,
  accountId: string,
  provider: ManualPlatform,
  manual: Manual,
): Promise<{ code: string; expiresAt: number }> {
  const handle = manual.handle.replace(/^@/, '');
  const address = profileAddress(provider, handle, manual.profile_url);
  if (!address) throw invalidField('profile_url', 'rule.regex');
  const now = clock.now();
  const code = Array.from({ length: 6 }, () => letters[randomInt(letters.length)]).join('');
  const expiresAt = now + day;
  await inTransaction(db, async (tx) => {
    await lockAccount(tx, accountId);
    const row = {
      ...{ status: 'pending_verification' as const, handle, profile_url: address },
      ...{ followers: manual.followers ?? null, engagement: null, avatar_url: null },
      ...{ verified_by: 'bio_code' as const, connected_at: now, synced_at: null, problem: null },
    };
    const kept = await tx
      .insertInto('social_accounts')
      .values({ ...row, id: newId(), account_id: accountId, provider })
      .onConflict((conflict) =>
        conflict
          .columns(['account_id', 'provider'])
          .doUpdateSet(row)
          .where('social_accounts.status', '!=', 'connected'),
      )
      .returning('id')
      .executeTakeFirst();
    if (!kept) {
      const values = { provider: platformNames[provider] };
      throw new Refusal('conflict', 'social.alreadyConnected', { values });
    }
    const check = { code, expires_at: expiresAt };
    await tx
      .insertInto('bio_checks')
      .values({ ...check, id: newId(), account_id: accountId, provider })
      .onConflict((conflict) => conflict.columns(['account_id', 'provider']).doUpdateSet(check))
      .execute();
  });
  return { code, expiresAt };
}

/** Looks for the code in the bio and connects the account where it stands there. */
export async function finishBioCheck(
  services: Services,
  accountId: string,
  provider: Platform,
  readBio: ReadBio,
): Promise<void> {
  const { db, clock } = services;
  const values = { provider: platformNames[provider] };
  const limit = { name: 'bio-check', subject: accountId, max: checksPerHour, window: hour };
  await takeHit(db, limit, clock.machineNow());
  const account = await db
    .selectFrom('social_accounts')
    .innerJoin('bio_checks', (join) =>
      join
        .onRef('bio_checks.account_id', '=', 'social_accounts.account_id')
        .onRef('bio_checks.provider', '=', 'social_accounts.provider'),
    )
    .select(['handle', 'profile_url', 'code', 'expires_at'])
    .where('social_accounts.account_id', '=', accountId)
    .where('social_accounts.provider', '=', provider)
    .where('status', '=', 'pending_verification')
    .executeTakeFirst();
  if (!account) throw new Refusal('notFound', 'social.notConnected');
  if (account.expires_at <= clock.now()) throw new Refusal('invalid', 'social.codeExpired');
  const { handle, profile_url: profileUrl, code } = account;
  const bio = await readBio({ handle, profileUrl }).catch(() => {
    throw new Refusal('invalid', 'social.bioUnreadable', { values });
  });
  if (!new RegExp(`(?<![A-Za-z0-9])${code}(?![A-Za-z0-9])`).test(bio)) {
    throw new Refusal('invalid', 'social.codeNotFound');
  }
  await inTransaction(db, async (tx) => {
    const now = clock.now();
    const subject = profileUrl.toLowerCase();
    if (!(await claimIdentity(tx, accountId, provider, subject, now))) {
      throw new Refusal('conflict', 'social.taken', { values });
    }
    await tx
      .updateTable('social_accounts')
      .set({ status: 'connected', connected_at: now, synced_at: now })
      .where('account_id', '=', accountId)
      .where('provider', '=', provider)
      .where('profile_url', '=', profileUrl)
      .execute();
    await tx
      .deleteFrom('bio_checks')
      .where('account_id', '=', accountId)
      .where('provider', '=', provider)
      .execute();
  });
}
