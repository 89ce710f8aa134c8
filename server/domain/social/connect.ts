import type { Platform } from '../../contract/shared.ts';
import type { SignProvider } from '../../contract/social.ts';
import type { Tx } from '../../database/schema.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { Visitor } from '../../providers/profile.ts';
import { platformNames } from '../jobs/requirements.ts';
import { Refusal } from '../domainError.ts';
import type { Services } from '../services.ts';
import { activeJobs } from './activeJobs.ts';
import { saveConnection } from './connections.ts';
import { claimIdentity, lockAccount } from './identities.ts';

/** Connects what a provider granted to an account; refuses an identity that is another's. */
export function connect(
  services: Services,
  accountId: string,
  provider: SignProvider,
  visitor: Visitor,
): Promise<void> {
  const { db, clock } = services;
  const { subject } = visitor.profile;
  const values = { provider: platformNames[provider] };
  return inTransaction(db, async (tx) => {
    await lockAccount(tx, accountId);
    await refuseSwap(tx, accountId, provider, subject);
    if (!(await claimIdentity(tx, accountId, provider, subject, clock.now()))) {
      throw new Refusal('conflict', 'social.taken', { values });
    }
    await saveConnection(tx, services, accountId, provider, visitor);
  });
}

/** Ends a connection: tokens, proof and identity go; refused while a job needs it, or nothing else opens the account. */
export function disconnect({ db }: Services, accountId: string, provider: Platform): Promise<void> {
  const values = { provider: platformNames[provider] };
  return inTransaction(db, async (tx) => {
    await lockAccount(tx, accountId);
    const titles = (await activeJobs(tx, accountId)).get(provider) ?? [];
    if (titles.length > 0) {
      const jobs = { ...values, jobs: titles.join(', ') };
      throw new Refusal('conflict', 'social.inUse', { values: jobs });
    }
    if (await isOnlyWayIn(tx, accountId, provider)) {
      throw new Refusal('conflict', 'social.onlyWayIn', { values });
    }
    for (const table of ['social_accounts', 'social_identities', 'bio_checks'] as const) {
      await tx
        .deleteFrom(table)
        .where('account_id', '=', accountId)
        .where('provider', '=', provider)
        .execute();
    }
  });
}

// The audience that a brand has chosen must not become another one behind its back.
async function refuseSwap(tx: Tx, accountId: string, provider: Platform, subject: string) {
  const mine = await tx
    .selectFrom('social_identities')
    .select('subject')
    .where('account_id', '=', accountId)
    .where('provider', '=', provider)
    .executeTakeFirst();
  if (!mine || mine.subject === subject) return;
  const titles = (await activeJobs(tx, accountId)).get(provider) ?? [];
  if (titles.length === 0) return;
  throw new Refusal('conflict', 'social.otherInUse', {
    values: { provider: platformNames[provider], jobs: titles.join(', ') },
  });
}

async function isOnlyWayIn(tx: Tx, accountId: string, provider: Platform): Promise<boolean> {
  const { email } = await tx
    .selectFrom('accounts')
    .select('email')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  // With an address a code opens the account, whether there is a password or not.
  if (email !== null) return false;
  const ways = await tx
    .selectFrom('social_identities')
    .select('provider')
    .where('account_id', '=', accountId)
    .where('provider', 'in', ['facebook', 'instagram', 'youtube', 'tiktok'])
    .execute();
  return ways.length === 1 && ways[0]?.provider === provider;
}
