import { useState } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import type { Applied, Apply } from '../../server/contract/application.ts';
import type { History, HistoryGroup } from '../../server/contract/history.ts';
import type { JobDetail } from '../../server/contract/jobDetail.ts';
import type { Jobs, JobSort, JobSummary } from '../../server/contract/jobs.ts';
import { post, withQuery } from './client.ts';

/** Query of the job list; the server's defaults apply to what is left out. */
export type JobsFilter = {
  q?: string;
  platform?: string;
  sort?: JobSort;
  eligible?: 1;
  hide_applied?: 1;
  page?: number;
  per_page?: number;
};

type HistoryFilter = {
  group?: HistoryGroup;
  q?: string;
  sort?: 'due' | 'newest';
  page?: number;
  per_page?: number;
};

const listPath = '/api/jobs';

/** Returns the API path of a job, which is also its cache key. */
export function jobKey(id: string): string {
  return `/api/job/${encodeURIComponent(id)}`;
}

/** Reads one page of jobs. */
export function useJobs(filter: JobsFilter) {
  return useSWR<Jobs>(withQuery(listPath, filter));
}

const pollIntervalMs = 15_000;
const pendingStates = ['applied', 'viewed', 'accepted'];

function getPollInterval(job: JobDetail | undefined): number {
  return pendingStates.includes(job?.application?.state ?? '') ? pollIntervalMs : 0;
}

/** Reads one job, and polls it while the brand may act on the user's application. */
export function useJob(id: string) {
  // SWR calls an interval function only once, before there is data; it does follow a changed number.
  const [interval, setPollInterval] = useState(0);
  const query = useSWR<JobDetail>(jobKey(id), {
    keepPreviousData: false,
    refreshInterval: interval,
  });
  const nextInterval = getPollInterval(query.data);
  if (nextInterval !== interval) setPollInterval(nextInterval);
  return query;
}

/** Returns the job's summary from a list in the cache, to show before the job itself has loaded. */
export function useCachedJob(id: string): JobSummary | undefined {
  const { cache } = useSWRConfig();
  for (const key of cache.keys()) {
    if (!key.startsWith(listPath)) continue;
    const found = (cache.get(key)?.data as Jobs | undefined)?.data.find((job) => job.id === id);
    if (found) return found;
  }
  return undefined;
}

/** Returns a function that applies, withdraws or drops out, then reloads all jobs. */
export function useUpdateApplication(id: string) {
  const { mutate } = useSWRConfig();
  return async (change: Apply): Promise<Applied> => {
    const applied = await post<Applied>(`${jobKey(id)}/apply`, change);
    await mutate((key) => typeof key === 'string' && /^\/api\/jobs?\b/.test(key));
    return applied;
  };
}

/** Reads one page of one group of the jobs that the user applied for or was invited to. */
export function useJobHistory(filter: HistoryFilter) {
  return useSWR<History>(withQuery('/api/job/history', filter));
}
