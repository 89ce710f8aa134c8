import type { Database } from '../../database/schema.ts';
import type { Language } from '../../i18n/language.ts';
import { readApplicantProfile, type ApplicantProfile } from '../jobs/applicantProfile.ts';
import type { DateContext } from '../expectedDates/dateFacts.ts';
import { readComparison, type Comparison } from '../money/referenceRates.ts';

/** An applicant, and the reference rates for comparing pay in the account's currency. */
export type ApplicantWithRates = ApplicantProfile & { comparison: Comparison };

/** The viewer of a job: the applicant, the language of the response, the business time, and the configuration on which dates depend. */
export type JobViewer = DateContext & { applicant: ApplicantWithRates; language: Language };

/** Reads an applicant, and the reference rates for the account's currency. */
export async function readApplicantWithRates(
  db: Database,
  account: { id: string; country: string | null; currency: string },
): Promise<ApplicantWithRates> {
  const applicant = await readApplicantProfile(db, account);
  return { ...applicant, comparison: await readComparison(db, account.currency) };
}
