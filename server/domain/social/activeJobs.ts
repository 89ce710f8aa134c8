import type { Platform } from '../../../contract/rules/platforms.ts';
import { activeStates } from '../../../contract/rules/states.ts';
import type { Database } from '../../database/schema.ts';

/** Lists the titles of the jobs that an account works on or has applied to, by platform. */
export async function findActiveJobs(
  db: Database,
  accountId: string,
): Promise<ReadonlyMap<Platform, string[]>> {
  const rows = await db
    .selectFrom('applications')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .select(['applications.platform', 'jobs.title'])
    .where('applications.account_id', '=', accountId)
    .where('applications.state', 'in', activeStates)
    .orderBy('jobs.title')
    .execute();
  const jobs = new Map<Platform, string[]>();
  for (const { platform, title } of rows) {
    jobs.set(platform, [...(jobs.get(platform) ?? []), title]);
  }
  return jobs;
}
