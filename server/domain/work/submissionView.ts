import type { CheckRule, SubmissionView } from '../../contract/submission.ts';
import type { Database } from '../../database/schema.ts';
import type { Language } from '../../i18n/language.ts';
import { presentApplication } from '../applications/applicationView.ts';
import { platformLimits } from './platformLimits.ts';
import { readWork } from './taskViews.ts';
import { findMyWork } from './workAccess.ts';

/** Reads all that the submission screen needs; refuses a job that I was not accepted for. */
export async function readSubmissionView(
  db: Database,
  accountId: string,
  jobId: string,
  language: Language,
): Promise<SubmissionView> {
  const { job, application } = await findMyWork(db, accountId, jobId);
  const { tasks, submissions } = await readWork(db, application);
  return {
    application: presentApplication(application, job.currency),
    tasks,
    rules: [...(JSON.parse(job.rules_json) as CheckRule[]), ...platformLimits(tasks, language)],
    history: submissions,
  };
}
