import { platformNames } from '../../../contract/rules/platforms.ts';
import type { Database } from '../../database/schema.ts';
import { readJobPlatforms } from './jobRows.ts';

/** Returns the work of a job and where it is published, in the language of the job: `One reel of 30 to 60 seconds, Instagram`. */
export async function describeWork(db: Database, jobId: string): Promise<string> {
  const tasks = await db
    .selectFrom('tasks')
    .select(['title', 'content_type'])
    .where('job_id', '=', jobId)
    .orderBy('position')
    .execute();
  const titles = tasks.map(({ title }) => title);
  // Files that are not posted have no platform.
  if (tasks.every(({ content_type: kind }) => kind === 'content_only')) return titles.join(', ');
  const platforms = await readJobPlatforms(db, jobId);
  return [...titles, ...platforms.map(({ platform }) => platformNames[platform])].join(', ');
}
