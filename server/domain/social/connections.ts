import {
  platformNames,
  signInProviders,
  type Platform,
  type SignInProvider,
} from '../../../contract/rules/platforms.ts';
import type { Selectable } from 'kysely';
import type { Schema, Tx } from '../../database/schema.ts';
import { inTransaction } from '../../database/transaction.ts';
import { notifyOwner } from '../notifyOwner.ts';
import { createUndoLink, undoHours } from '../accounts/undoLink.ts';
import { DomainError } from '../domainError.ts';
import { purposes } from '../encryptedTexts.ts';
import { encrypt } from '../encryption.ts';
import { newId } from '../identifiers.ts';
import type { Services } from '../services.ts';
import { findActiveJobs } from './activeJobs.ts';
import { claimIdentity, deleteConnection, findIdentity, lockAccount } from './identities.ts';
import type { ProviderAccount, SocialProfile } from '../socialProviders.ts';

/** Connects an account at a provider; throws a DomainError if another user has connected it, or a job needs the previous one. */
export function saveProviderAccount(
  services: Services,
  accountId: string,
  provider: SignInProvider,
  account: ProviderAccount,
): Promise<void> {
  const { db, clock } = services;
  const { subject } = account.profile;
  return inTransaction(db, async (tx) => {
    await lockAccount(tx, accountId);
    const isSame = await assertReplaceable(tx, accountId, provider, subject);
    const isNew = (await findIdentity(tx, provider, subject)) === null;
    if (isNew)
      await notifyConnected(tx, services, accountId, { provider, profile: account.profile });
    if (!(await claimIdentity(tx, accountId, provider, subject, clock.now()))) {
      const values = { provider: platformNames[provider] };
      throw new DomainError('conflict', 'social.taken', { values });
    }
    const kept = isSame ? await findFigures(tx, accountId, provider, account.profile) : {};
    await saveConnection(tx, services, accountId, provider, { ...account, kept });
  });
}

/** The figures of an earlier connection of the same account, and when they were read. */
type Figures = Pick<
  Selectable<Schema['social_accounts']>,
  'followers' | 'engagement' | 'synced_at'
>;

/** What stays of an earlier connection: figures that the provider does not share any more, or the time since when it is connected. */
type Kept = Partial<Figures & Pick<Selectable<Schema['social_accounts']>, 'connected_at'>>;

/** Returns the last known figures with their date if the provider has stopped sharing them. */
export async function findFigures(
  tx: Tx,
  accountId: string,
  provider: SignInProvider,
  { followers }: SocialProfile,
): Promise<Partial<Figures>> {
  if (followers !== null) return {};
  const previous = await tx
    .selectFrom('social_accounts')
    .select(['followers', 'engagement', 'synced_at'])
    .where('account_id', '=', accountId)
    .where('provider', '=', provider)
    .executeTakeFirst();
  return previous?.followers == null ? {} : previous;
}

// An identity is a way to sign in, so the owner must be able to remove one that someone else connected.
async function notifyConnected(
  tx: Tx,
  services: Services,
  accountId: string,
  { provider, profile }: { provider: SignInProvider; profile: SocialProfile },
): Promise<void> {
  const owner = await tx
    .selectFrom('accounts')
    .selectAll()
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  if (owner.email === null) return;
  const address = await createUndoLink(tx, services, owner);
  const { handle } = profile;
  await notifyOwner(tx, services, owner, {
    subject: 'mail.connected.subject',
    body: 'mail.connected',
    values: { provider: platformNames[provider], handle, address, undoHours },
  });
}

/**
 * Stores a connection with its encrypted tokens, replacing the previous one at the same provider, of which `kept` stays.
 */
export async function saveConnection(
  tx: Tx,
  { clock, config }: Services,
  accountId: string,
  provider: Platform,
  { profile, grant, kept = {} }: ProviderAccount & { kept?: Kept },
): Promise<void> {
  const id = await upsertAccount(tx, accountId, provider, { profile, kept }, clock.now());
  const refresh = grant.refreshToken;
  await tx.deleteFrom('social_grants').where('social_account_id', '=', id).execute();
  await tx
    .insertInto('social_grants')
    .values({
      social_account_id: id,
      access_token: encrypt(config.encryption, purposes.access, grant.accessToken),
      refresh_token: refresh && encrypt(config.encryption, purposes.refresh, refresh),
      expires_at: grant.expiresAt,
    })
    .execute();
}

/** Marks a connection whose permission at the provider has ended. */
export async function expireConnection(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable('social_accounts')
    .set({ status: 'expired', problem: 'lapsed' })
    .where('id', '=', id)
    .where('status', '=', 'connected')
    .execute();
}

/** Deletes a connection with its tokens and identity; throws a DomainError if a job needs it or it is the only way to sign in. */
export function disconnect({ db }: Services, accountId: string, provider: Platform): Promise<void> {
  const values = { provider: platformNames[provider] };
  return inTransaction(db, async (tx) => {
    await lockAccount(tx, accountId);
    const titles = (await findActiveJobs(tx, accountId)).get(provider) ?? [];
    if (titles.length > 0) {
      const jobs = { ...values, jobs: titles.join(', ') };
      throw new DomainError('conflict', 'social.inUse', { values: jobs });
    }
    if (await isOnlySignInMethod(tx, accountId, provider)) {
      throw new DomainError('conflict', 'social.onlyWayIn', { values });
    }
    await deleteConnection(tx, accountId, provider);
  });
}

async function upsertAccount(
  tx: Tx,
  accountId: string,
  provider: Platform,
  { profile, kept }: { profile: SocialProfile; kept: Kept },
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
    ...kept,
  };
  const { id } = await tx
    .insertInto('social_accounts')
    .values({ ...row, id: newId(), account_id: accountId, provider })
    .onConflict((conflict) => conflict.columns(['account_id', 'provider']).doUpdateSet(row))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * Throws a DomainError if another account would replace one that a running job needs: the brand chose its audience. Returns whether the
 * connected account stays the same.
 */
async function assertReplaceable(
  tx: Tx,
  accountId: string,
  provider: Platform,
  subject: string,
): Promise<boolean> {
  const identity = await tx
    .selectFrom('social_identities')
    .select('subject')
    .where('account_id', '=', accountId)
    .where('provider', '=', provider)
    .executeTakeFirst();
  if (identity?.subject === subject) return true;
  if (!identity) return false;
  const titles = (await findActiveJobs(tx, accountId)).get(provider) ?? [];
  if (titles.length === 0) return false;
  throw new DomainError('conflict', 'social.otherInUse', {
    values: { provider: platformNames[provider], jobs: titles.join(', ') },
  });
}

async function isOnlySignInMethod(tx: Tx, accountId: string, provider: Platform): Promise<boolean> {
  const { email } = await tx
    .selectFrom('accounts')
    .select('email')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  // With an email address, the user can sign in by an emailed code, even without a password.
  if (email !== null) return false;
  const identities = await tx
    .selectFrom('social_identities')
    .select('provider')
    .where('account_id', '=', accountId)
    .where('provider', 'in', signInProviders)
    .execute();
  return identities.length === 1 && identities[0]?.provider === provider;
}
