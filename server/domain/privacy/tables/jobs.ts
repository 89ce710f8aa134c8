import type { JobTables } from '../../../database/schema/jobs.ts';
import {
  column,
  currencyOf,
  erased,
  key,
  accountColumn,
  statistic,
  type PersonalTables,
} from '../personalTable.ts';

const { text, time, amount } = column;

/** Personal data in jobs and invitations. */
export const personalJobs: PersonalTables<JobTables> = {
  brands: { notPersonal: 'data of brands' },
  job_versions: { notPersonal: 'a random number, new at each change of the jobs' },
  jobs: { notPersonal: 'data of brands' },
  job_texts: { notPersonal: 'data of brands' },
  job_platforms: { notPersonal: 'data of brands' },
  job_categories: { notPersonal: 'data of brands' },
  new_jobs: { notPersonal: 'data of brands' },
  job_matches: {
    about: 'New jobs that match the job alerts and were not mailed yet.',
    section: 'job_matches',
    belongsTo: accountColumn(),
    erasure: 'delete',
    columns: { account_id: text(), job_id: text(), matched_at: time() },
  },
  tasks: { notPersonal: 'data of brands' },
  task_steps: { notPersonal: 'data of brands' },
  invitations: {
    about: 'Invitations of brands, and the reason why one was declined.',
    section: 'invitations',
    belongsTo: accountColumn(),
    currency: currencyOf('invitations.job_id'),
    erasure: 'change',
    columns: {
      id: text(key),
      account_id: text(key),
      job_id: text(key),
      state: text(statistic),
      message: text(erased('')),
      offer: amount(statistic),
      sent_at: time(statistic),
      expires_at: time(statistic),
      reason: text(erased(null)),
      ended_at: time(statistic),
    },
  },
};
