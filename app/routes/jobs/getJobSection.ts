import type { JobSummary } from '../../../contract/schemas/jobs.ts';

/** Returns the item of the menu to which a job belongs: a job of the user, applied for or invited to, is in the list of these. */
export function getJobSection({ my }: JobSummary): 'jobHistory' | 'jobs' {
  return my.application || my.invitation ? 'jobHistory' : 'jobs';
}
