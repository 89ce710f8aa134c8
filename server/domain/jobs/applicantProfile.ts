import type { Selectable } from 'kysely';
import type { Platform } from '../../../contract/rules/platforms.ts';
import type { Database, Schema } from '../../database/schema.ts';
import type { Language } from '../../i18n/language.ts';
import { readComparison, type Comparison } from '../money/referenceRates.ts';
import type { DateContext } from './jobDates.ts';

/** A row of the connected accounts. */
export type SocialRow = Selectable<Schema['social_accounts']>;

/** What the requirements of a job are evaluated against: country and connected accounts. */
export type ApplicantProfile = {
  accountId: string;
  country: string | null;
  socials: ReadonlyMap<Platform, SocialRow>;
};

/** An applicant with the currency in which the pay of jobs is compared. */
export type Searcher = ApplicantProfile & { comparison: Comparison };

/** Who views a job: the applicant, the language of the response, the business time, and what else dates depend on. */
export type JobViewer = DateContext & { applicant: Searcher; language: Language };

/** Reads the country and connected accounts of an account. */
export async function readApplicantProfile(
  db: Database,
  account: { id: string; country: string | null },
): Promise<ApplicantProfile> {
  const rows = await db
    .selectFrom('social_accounts')
    .selectAll()
    .where('account_id', '=', account.id)
    .execute();
  return {
    accountId: account.id,
    country: account.country,
    socials: new Map(rows.map((row) => [row.provider, row])),
  };
}

/** Reads an applicant with the reference rates for the currency of the account. */
export async function readSearcher(
  db: Database,
  account: { id: string; country: string | null; currency: string },
): Promise<Searcher> {
  const applicant = await readApplicantProfile(db, account);
  return { ...applicant, comparison: await readComparison(db, account.currency) };
}
