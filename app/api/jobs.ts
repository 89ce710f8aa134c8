import { useState } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import type { Applied, Apply } from '../../server/contract/application.ts';
import type { JobDetail } from '../../server/contract/jobDetail.ts';
import type { Jobs, JobSort, JobSummary } from '../../server/contract/jobs.ts';
import { post, withQuery } from './client.ts';

/** What the job list can be asked for; the server's defaults hold for what is left out. */
export type JobsFilter = {
  q?: string | undefined;
  platform?: string | undefined;
  sort?: JobSort | undefined;
  eligible?: 1 | undefined;
  hide_applied?: 1 | undefined;
  page?: number | undefined;
  per_page?: number | undefined;
};

const listPath = '/api/jobs';

/** The address of one job. */
export function jobKey(id: string): string {
  return `/api/job/${encodeURIComponent(id)}`;
}

/** One page of jobs. */
export function useJobs(filter: JobsFilter) {
  return useSWR<Jobs>(withQuery(listPath, filter));
}

const watchPause = 15_000;
const pendingStates = ['applied', 'viewed', 'accepted'];

// While the other side may act; a hidden or offline page asks nothing.
function pauseOf(job: JobDetail | undefined): number {
  return pendingStates.includes(job?.application?.state ?? '') ? watchPause : 0;
}

/** One job with everything that is known of it; it is read again by itself while something is pending. */
export function useJob(id: string) {
  // SWR asks a function for the pause only once, before there is data; a number it follows.
  const [pause, setPause] = useState(0);
  const read = useSWR<JobDetail>(jobKey(id), { keepPreviousData: false, refreshInterval: pause });
  const wanted = pauseOf(read.data);
  if (wanted !== pause) setPause(wanted);
  return read;
}

/** What a list has already told of a job, for the header while the whole of it is under way. */
export function useCachedJob(id: string): JobSummary | undefined {
  const { cache } = useSWRConfig();
  for (const key of cache.keys()) {
    if (!key.startsWith(listPath)) continue;
    const found = (cache.get(key)?.data as Jobs | undefined)?.data.find((job) => job.id === id);
    if (found) return found;
  }
  return undefined;
}

/** The changes that I can make to my application. */
export function useUpdateApplication(id: string) {
  const { mutate } = useSWRConfig();
  return async (change: Apply): Promise<Applied> => {
    const answer = await post<Applied>(`${jobKey(id)}/apply`, change);
    await mutate((key) => typeof key === 'string' && /^\/api\/jobs?\b/.test(key));
    return answer;
  };
}
