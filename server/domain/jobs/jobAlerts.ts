import { pages } from '../../../contract/rules/pages.ts';
import { newestJobsPage } from '../../../contract/rules/linkedPages.ts';
import type { Database, Tx } from '../../database/schema.ts';
import { inTransactions } from '../../database/transaction.ts';
import { day } from '../../durations.ts';
import { getLanguage } from '../../i18n/language.ts';
import { notifyOwner } from '../notifyOwner.ts';
import { describeCategory } from '../profile/options.ts';
import { readJobAlerts } from '../profile/readProfile.ts';
import type { Services } from '../services.ts';
import { readJobPlatforms } from './jobRows.ts';
import { evaluateRequirements } from './requirements.ts';

/** The maximum number of jobs in one email. */
const maxListedJobs = 20;
/** The number of rows per statement, limited because a statement has a limited number of parameters. */
const rowsPerInsert = 500;

/**
 * Finds the accounts to email about each new job: approved accounts with an alert for one of its categories that meet its requirements. One
 * process compares each job once. Returns the number of jobs.
 */
export async function matchNewJobs({ db, clock }: Services): Promise<number> {
  const added = await db.selectFrom('new_jobs').selectAll().execute();
  return inTransactions(db, added, (tx, { job_id: id }) => matchJob(tx, id, clock.now()));
}

async function matchJob(tx: Tx, jobId: string, now: number): Promise<boolean> {
  const claimed = await tx
    .deleteFrom('new_jobs')
    .where('job_id', '=', jobId)
    .returning('job_id')
    .executeTakeFirst();
  if (!claimed) return false;
  const accounts = await findQualified(tx, jobId);
  for (let start = 0; start < accounts.length; start += rowsPerInsert) {
    const rows = accounts
      .slice(start, start + rowsPerInsert)
      .map((account_id) => ({ account_id, job_id: jobId, matched_at: now }));
    await tx.insertInto('job_matches').values(rows).execute();
  }
  return true;
}

async function findQualified(tx: Tx, jobId: string): Promise<string[]> {
  const { country } = await tx
    .selectFrom('jobs')
    .select('country')
    .where('id', '=', jobId)
    .executeTakeFirstOrThrow();
  const requirements = { country, platforms: await readJobPlatforms(tx, jobId) };
  const subscribers = selectSubscribers(tx, jobId);
  const accounts = await subscribers.select(['accounts.id', 'accounts.country']).execute();
  const socials = await tx
    .selectFrom('social_accounts')
    .selectAll()
    .where('account_id', 'in', subscribers.select('accounts.id'))
    .execute();
  const byAccount = Map.groupBy(socials, ({ account_id: id }) => id);
  return accounts
    .filter((account) => {
      const connected = (byAccount.get(account.id) ?? []).map(
        (row) => [row.provider, row] as const,
      );
      const applicant = {
        accountId: account.id,
        country: account.country,
        socials: new Map(connected),
      };
      return evaluateRequirements(requirements, applicant).every(({ met }) => met);
    })
    .map(({ id }) => id);
}

function selectSubscribers(db: Database, jobId: string) {
  return db
    .selectFrom('accounts')
    .innerJoin('profiles', 'profiles.account_id', 'accounts.id')
    .where('accounts.state', '=', 'approved')
    .where('profiles.email_updates', '!=', 'off')
    .where('accounts.id', 'in', (row) =>
      row
        .selectFrom('job_alerts')
        .innerJoin('job_categories', 'job_categories.category', 'job_alerts.category')
        .select('job_alerts.account_id')
        .where('job_categories.job_id', '=', jobId),
    );
}

/**
 * Emails the matches of `matchNewJobs`: at once, or a day after the first match to accounts that prefer one email a day. Returns the number
 * of emails.
 */
export async function sendJobAlerts(services: Services): Promise<number> {
  const { db, clock } = services;
  const due = await db
    .selectFrom('job_matches')
    .innerJoin('profiles', 'profiles.account_id', 'job_matches.account_id')
    .select('job_matches.account_id')
    .groupBy(['job_matches.account_id', 'email_updates'])
    .having((row) =>
      row.or([
        row('email_updates', '!=', 'daily'),
        row(row.fn.min('job_matches.matched_at'), '<=', clock.now() - day),
      ]),
    )
    .execute();
  return inTransactions(db, due, (tx, { account_id: id }) => sendJobAlert(tx, services, id));
}

async function sendJobAlert(tx: Tx, services: Services, accountId: string): Promise<boolean> {
  // Another process may have mailed these jobs meanwhile.
  const claimed = await tx
    .deleteFrom('job_matches')
    .where('account_id', '=', accountId)
    .returning('job_id')
    .execute();
  const ids = claimed.map(({ job_id: id }) => id);
  const jobs = ids.length > 0 ? await findWanted(tx, accountId, ids) : [];
  const owner = await tx
    .selectFrom('accounts')
    .innerJoin('profiles', 'profiles.account_id', 'accounts.id')
    .select(['name', 'email', 'locale'])
    .where('id', '=', accountId)
    .where('state', '=', 'approved')
    .where('email_updates', '!=', 'off')
    .executeTakeFirst();
  if (jobs.length === 0 || !owner?.email) return false;
  const { origin } = services.config.server;
  const language = getLanguage(owner.locale);
  const categories = await readJobAlerts(tx, accountId);
  const lines = jobs.map(
    ({ id, title, brand }) => `${title} (${brand}): ${origin}${pages.job(id)}`,
  );
  await notifyOwner(tx, services, owner, {
    subject: 'mail.jobAlert.subject',
    body: 'mail.jobAlert',
    subscription: { accountId, kind: 'alerts' },
    values: {
      list: lines.join('\n'),
      categories: language.formatList(categories.map((name) => describeCategory(name, language))),
      jobs: origin + newestJobsPage,
      preferences: origin + pages.profileSection('preferences'),
    },
  });
  return true;
}

// Since the match, the job may have closed, and the user may have applied or removed the alert.
function findWanted(tx: Tx, accountId: string, ids: string[]) {
  return tx
    .selectFrom('jobs')
    .innerJoin('brands', 'brands.id', 'jobs.brand_id')
    .select(['jobs.id', 'jobs.title', 'brands.name as brand'])
    .where('jobs.id', 'in', ids)
    .where('jobs.state', '=', 'open')
    .where('jobs.id', 'in', (row) =>
      row
        .selectFrom('job_categories')
        .innerJoin('job_alerts', 'job_alerts.category', 'job_categories.category')
        .select('job_categories.job_id')
        .where('job_alerts.account_id', '=', accountId),
    )
    .where('jobs.id', 'not in', (row) =>
      row.selectFrom('applications').select('job_id').where('account_id', '=', accountId),
    )
    .orderBy('jobs.posted_at', 'desc')
    .orderBy('jobs.id')
    .limit(maxListedJobs)
    .execute();
}
