import type { Platform } from '../../contract/shared.ts';
import type { SignProvider } from '../../contract/social.ts';
import type { Tx } from '../../database/schema.ts';
import { inTransaction } from '../../database/transaction.ts';
import { languageFor, type Language } from '../../i18n/language.ts';
import type { Visitor } from '../../providers/profile.ts';
import { createAccount } from '../accounts/createAccount.ts';
import { platformNames } from '../jobs/requirements.ts';
import { sendMail } from '../outbox.ts';
import { Refusal } from '../domainError.ts';
import type { Services } from '../services.ts';
import { normalizeEmail } from '../session/signIn.ts';
import { saveConnection } from './connections.ts';
import { claimIdentity, findIdentity } from './identities.ts';

class LostRace extends Error {}

type Arrival = { provider: SignProvider; visitor: Visitor; language: Language };

/** Whose account a known identity opens; an unknown one is refused, or linked by a proven address. */
export async function accountForSignin(services: Services, arrival: Arrival): Promise<string> {
  const { provider, visitor } = arrival;
  const known = await findIdentity(services.db, provider, visitor.profile.subject);
  const id = known ?? (await linkByAddress(services, arrival));
  if (id) return id;
  throw new Refusal('notFound', 'social.noAccount', {
    values: { provider: platformNames[provider] },
  });
}

/** Whose account a person joins with: a known identity signs in, an unknown one opens an account. */
export async function accountForSignup(services: Services, arrival: Arrival): Promise<string> {
  const { provider, visitor } = arrival;
  for (let attempt = 1; ; attempt += 1) {
    const known = await findIdentity(services.db, provider, visitor.profile.subject);
    const id = known ?? (await linkByAddress(services, arrival));
    if (id) return id;
    try {
      return await join(services, arrival);
    } catch (error) {
      // The same person joined in another tab meanwhile: that account is theirs.
      if (!(error instanceof LostRace) || attempt > 1) throw error;
    }
  }
}

function join(services: Services, { provider, visitor, language }: Arrival): Promise<string> {
  const { profile } = visitor;
  return inTransaction(services.db, async (tx) => {
    const id = await createAccount(tx, services.clock, {
      name: profile.name.trim().slice(0, 80) || platformNames[provider],
      email: null,
      emailVerified: false,
      passwordHash: null,
      locale: language.locale,
      avatarUrl: null,
    });
    const now = services.clock.now();
    const isOurs = await claimIdentity(tx, id, provider, profile.subject, now);
    if (!isOurs) throw new LostRace();
    await keepAddress(tx, id, visitor);
    await saveConnection(tx, services, id, provider, visitor);
    return id;
  });
}

// Only an address that the provider has proven: else anybody could take one that is not theirs.
async function keepAddress(tx: Tx, id: string, { profile }: Visitor): Promise<void> {
  const { email, isEmailVerified } = profile;
  if (!email || !isEmailVerified) return;
  await tx
    .updateTable('accounts')
    .set({ email: normalizeEmail(email), email_verified: 1 })
    .where('id', '=', id)
    .execute();
}

/**
 * An unknown identity whose address an account has: linked only where both the provider and we have proven
 * that address, and its owner is told by mail; otherwise the person is asked to sign in and connect.
 */
async function linkByAddress(
  { db, clock, config }: Services,
  { provider, visitor }: Arrival,
): Promise<string | null> {
  const { email, isEmailVerified, subject } = visitor.profile;
  if (!email) return null;
  const values = { provider: platformNames[provider], app: config.app.name };
  return inTransaction(db, async (tx) => {
    const account = await tx
      .selectFrom('accounts')
      .select(['id', 'email', 'email_verified', 'locale', 'name'])
      .where('email', '=', normalizeEmail(email))
      .executeTakeFirst();
    if (!account) return null;
    const isFree = !(await hasIdentity(tx, account.id, provider));
    if (!isEmailVerified || account.email_verified !== 1 || !isFree) {
      throw new Refusal('conflict', 'social.linkFirst', { values });
    }
    if (!(await claimIdentity(tx, account.id, provider, subject, clock.now()))) {
      throw new Refusal('conflict', 'social.taken', { values });
    }
    const language = languageFor(account.locale);
    await sendMail(tx, clock, {
      recipient: account.email ?? '',
      subject: language.say('mail.linkedSubject', values),
      body: language.say('mail.linked', { ...values, name: account.name }),
    });
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
