import type { Selectable } from 'kysely';
import type { Platform } from '../../../contract/rules/platforms.ts';
import type { Database, Schema } from '../../database/schema.ts';
import type { Language } from '../../i18n/language.ts';
import { readComparison, type Comparison } from '../money/referenceRates.ts';
import type { DateContext } from './jobDates.ts';

/** A row of the connected accounts. */
export type SocialRow = Selectable<Schema['social_accounts']>;

/** The facts for evaluating a job's requirements: country and connected accounts. */
export type ApplicantProfile = {
  accountId: string;
  country: string | null;
  socials: ReadonlyMap<Platform, SocialRow>;
};

/** An applicant, and the reference rates for comparing pay in the account's currency. */
export type ApplicantWithRates = ApplicantProfile & { comparison: Comparison };

/** The viewer of a job: the applicant, the language of the response, the business time, and the configuration on which dates depend. */
export type JobViewer = DateContext & { applicant: ApplicantWithRates; language: Language };

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

/** Reads an applicant, and the reference rates for the account's currency. */
export async function readApplicantWithRates(
  db: Database,
  account: { id: string; country: string | null; currency: string },
): Promise<ApplicantWithRates> {
  const applicant = await readApplicantProfile(db, account);
  return { ...applicant, comparison: await readComparison(db, account.currency) };
}
