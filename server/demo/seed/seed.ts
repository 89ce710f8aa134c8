import type { Insertable } from 'kysely';
import type { SignInProvider } from '../../../contract/rules/platforms.ts';
import type { Services } from '../../domain/services.ts';
import { hashPassword } from '../../domain/session/passwords.ts';
import type { Schema, Tx } from '../../database/schema.ts';
import { inTransaction, isLockTimeout } from '../../database/transaction.ts';
import { day } from '../../durations.ts';
import {
  accountRows,
  demoPassword,
  getDemoId,
  payoutRow,
  socialRows,
  type DemoName,
} from './accounts.ts';
import { writeApplicationsAndInvitations } from './applicationsAndInvitations.ts';
import { brands } from './brands.ts';
import { writeCurrentWork } from './currentWork.ts';
import { writeDiscussion } from './discussions.ts';
import { writeJobs } from './jobs.ts';
import { writeOtherCurrencies } from './otherCurrencies.ts';
import { clearingDays, creditPastJob, pastJobs, writePastJob } from './pastWork.ts';
import { writeProblems } from './problems.ts';
import { profileRows } from './profiles.ts';
import { pastWithdrawals, writePastWithdrawal } from './pastWithdrawals.ts';
import { writeReferenceRates } from './referenceRates.ts';
import { writeSocialGrants } from './socialGrants.ts';

const seededKey = 'seeded_at';

/** Returns whether the database contains demo accounts, whose password is public. */
export async function hasDemoAccounts(db: Services['db']): Promise<boolean> {
  const ids = accountRows(0, '').map(({ id }) => id);
  const row = await db
    .selectFrom('accounts')
    .select('id')
    .where('id', 'in', ids)
    .executeTakeFirst();
  return row !== undefined || hasDemoData(db);
}

/** Returns whether the database was seeded with demo data. */
export async function hasDemoData(db: Services['db']): Promise<boolean> {
  const row = await db
    .selectFrom('settings')
    .select('value')
    .where('key', '=', seededKey)
    .executeTakeFirst();
  return row !== undefined;
}

const signinProviders: Partial<Record<DemoName, SignInProvider[]>> = {
  approved: ['facebook', 'instagram', 'youtube', 'tiktok'],
  fresh: ['instagram', 'tiktok'],
  pending: ['tiktok'],
  review: ['tiktok'],
  rejected: ['tiktok'],
  suspended: ['tiktok'],
  arabic: ['instagram', 'tiktok'],
};

/** Creates the identities of the demo accounts at the fake providers. */
function identityRows(now: number): Insertable<Schema['social_identities']>[] {
  return (Object.keys(signinProviders) as DemoName[]).flatMap((name) =>
    (signinProviders[name] ?? []).map((provider) => ({
      id: `identity-${name}-${provider}`,
      account_id: getDemoId(name),
      provider,
      subject: `demo-${name}`,
      created_at: now - 3 * day,
    })),
  );
}

/**
 * Seeds a database once with demo accounts, jobs and their history, with dates relative to now. Returns whether this
 * call did it.
 */
export async function seedDemo(services: Services): Promise<boolean> {
  const { db, clock, config } = services;
  const now = clock.now();
  if (await hasDemoData(db)) return false;
  const hash = await hashPassword(demoPassword);
  const seeding = inTransaction(db, async (tx) => {
    const claimed = await tx
      .insertInto('settings')
      .values({ key: seededKey, value: String(now) })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .returning('key')
      .executeTakeFirst();
    if (!claimed) return false;
    await tx.insertInto('accounts').values(accountRows(now, hash)).execute();
    await tx.insertInto('social_accounts').values(socialRows(now)).execute();
    await tx.insertInto('social_identities').values(identityRows(now)).execute();
    await writeSocialGrants(tx, services);
    await tx.insertInto('profiles').values(profileRows()).execute();
    await tx
      .insertInto('payout_methods')
      .values(payoutRow('approved', config.encryption))
      .execute();
    await writeReferenceRates(tx, now);
    await writeJobs(tx, now, config.marketplace, await writeBrands(tx));
    await writeMoney(tx, now, config);
    await writeOtherCurrencies(tx, now, { config });
    await writeCurrentWork(tx, now);
    await writeApplicationsAndInvitations(tx, now);
    await writeProblems(tx, now);
    await writeDiscussion(tx, now);
    return true;
  });
  return seeding.catch((error: unknown) => {
    // Another process is seeding, which takes longer on a busy machine than a statement waits.
    if (isLockTimeout(error)) return seedDemo(services);
    throw error;
  });
}

async function writeBrands(tx: Tx): Promise<Map<string, string>> {
  const rows = Object.entries(brands).map(([key, [name, verified, replyHours, payDays, jobs]]) => ({
    id: `brand-${key}`,
    name,
    logo_url: null,
    verified: verified ? 1 : 0,
    reply_hours_median: replyHours,
    pay_days_median: payDays,
    jobs_completed: jobs,
  }));
  await tx.insertInto('brands').values(rows).execute();
  return new Map(rows.map(({ id, name }) => [name, id]));
}

// Credits and withdrawals are posted in the order of their dates, so that running balances are right.
async function writeMoney(tx: Tx, now: number, config: Services['config']) {
  const method = payoutRow('approved', config.encryption);
  for (const past of pastJobs) await writePastJob(tx, past, now);
  const credits = pastJobs.map((past) => ({
    ago: past.approvedAgo - clearingDays,
    run: () => creditPastJob(tx, past, now),
  }));
  const withdrawals = pastWithdrawals.map((past) => ({
    ago: past.ago,
    run: () => writePastWithdrawal(tx, past, { method, currency: 'USD' }, { now, config }),
  }));
  for (const { run } of [...credits, ...withdrawals].sort((a, b) => b.ago - a.ago)) await run();
}
