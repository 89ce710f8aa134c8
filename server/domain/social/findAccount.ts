import {
  platformNames,
  type Platform,
  type SignInProvider,
} from '../../../contract/rules/platforms.ts';
import type { Tx } from '../../database/schema.ts';
import { inTransaction } from '../../database/transaction.ts';
import { isUniqueViolation } from '../../database/uniqueViolation.ts';
import type { Language } from '../../i18n/language.ts';
import { createAccount } from '../accounts/createAccount.ts';
import { normalizeEmail } from '../email.ts';
import { notifyOwner } from '../notifyOwner.ts';
import { DomainError } from '../domainError.ts';
import type { Services } from '../services.ts';
import { saveConnection } from './connections.ts';
import { claimIdentity, findIdentity } from './identities.ts';
import type { ProviderAccount, SocialProfile } from '../socialProviders.ts';

/** Thrown when the same person signed up in another tab at the same time. */
class IdentityTakenError extends Error {}

type ProviderUser = {
  provider: SignInProvider;
  account: ProviderAccount;
  language: Language;
  /** The time zone of the browser, for a new account. */
  timezone?: string | undefined;
};

/** Finds the account of a known identity or links one by a verified address; throws a DomainError if there is none. */
export async function findAccountForSignIn(
  services: Services,
  user: ProviderUser,
): Promise<string> {
  const id = await findExistingAccount(services, user);
  if (id) return id;
  throw new DomainError('notFound', 'social.noAccount', {
    values: { provider: platformNames[user.provider] },
  });
}

/** Finds the account of a known identity, links one by a verified address, or creates an account. */
export async function findAccountForSignUp(
  services: Services,
  user: ProviderUser,
): Promise<string> {
  for (let attempt = 1; ; attempt += 1) {
    const id = await findExistingAccount(services, user);
    if (id) return id;
    try {
      return await createSocialAccount(services, user);
    } catch (error) {
      // Somebody else may have taken the address meanwhile: then there is an account to link, or to sign in to.
      const isTaken = error instanceof IdentityTakenError || isUniqueViolation(error);
      if (!isTaken || attempt > 1) throw error;
    }
  }
}

async function findExistingAccount(services: Services, user: ProviderUser): Promise<string | null> {
  const { subject } = user.account.profile;
  const id = await findIdentity(services.db, user.provider, subject);
  return id ?? linkByEmail(services, user);
}

function createSocialAccount(
  services: Services,
  { provider, account, language, timezone }: ProviderUser,
): Promise<string> {
  const { profile } = account;
  return inTransaction(services.db, async (tx) => {
    const id = await createAccount(tx, services, {
      name: profile.name || platformNames[provider],
      email: null,
      passwordHash: null,
      locale: language.locale,
      timezone,
    });
    const now = services.clock.now();
    const isClaimed = await claimIdentity(tx, id, provider, profile.subject, now);
    if (!isClaimed) throw new IdentityTakenError();
    await saveVerifiedEmail(tx, id, profile);
    await saveConnection(tx, services, id, provider, account);
    return id;
  });
}

// An unverified address is not saved: otherwise users could claim the address of others.
async function saveVerifiedEmail(
  tx: Tx,
  id: string,
  { email, isEmailVerified }: SocialProfile,
): Promise<void> {
  if (!email || !isEmailVerified) return;
  await tx
    .updateTable('accounts')
    .set({ email: normalizeEmail(email), email_verified: 1 })
    .where('id', '=', id)
    .execute();
}

/**
 * Links an unknown identity to the account with its address, and emails the owner. Throws a DomainError unless both
 * the provider and we have verified that address; the user then signs in and connects instead.
 */
async function linkByEmail(
  services: Services,
  { provider, account: { profile } }: ProviderUser,
): Promise<string | null> {
  const { email, isEmailVerified, subject } = profile;
  if (!email) return null;
  const values = { provider: platformNames[provider] };
  return inTransaction(services.db, async (tx) => {
    const account = await tx
      .selectFrom('accounts')
      .select(['id', 'email', 'email_verified', 'locale', 'name'])
      .where('email', '=', normalizeEmail(email))
      .executeTakeFirst();
    if (!account) return null;
    // Another tab may have signed up since the identity was looked up.
    if ((await findIdentity(tx, provider, subject)) === account.id) return account.id;
    const hasOther = await hasIdentity(tx, account.id, provider);
    if (!isEmailVerified || account.email_verified !== 1 || hasOther) {
      throw new DomainError('conflict', 'social.linkFirst', { values });
    }
    if (!(await claimIdentity(tx, account.id, provider, subject, services.clock.now()))) {
      throw new DomainError('conflict', 'social.taken', { values });
    }
    const mail = { subject: 'mail.linkedSubject', body: 'mail.linked', values } as const;
    await notifyOwner(tx, services, account, mail);
    return account.id;
  });
}

async function hasIdentity(tx: Tx, accountId: string, provider: Platform): Promise<boolean> {
  const row = await tx
    .selectFrom('social_identities')
    .select('id')
    .where('account_id', '=', accountId)
    .where('provider', '=', provider)
    .executeTakeFirst();
  return row !== undefined;
}
