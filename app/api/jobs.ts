import { useCallback } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import type { JobSort, PayType } from '../../contract/rules/jobSearch.ts';
import { activeStates } from '../../contract/rules/states.ts';
import type {
  Applied,
  Apply,
  InvitationReplied,
  InvitationReply,
} from '../../contract/schemas/application.ts';
import type { History, HistoryGroup, HistoryQuery } from '../../contract/schemas/history.ts';
import type { JobDetail } from '../../contract/schemas/jobDetail.ts';
import type { Jobs, JobSummary } from '../../contract/schemas/jobs.ts';
import { post, withQuery } from './client.ts';
import { usePolled } from './usePolled.ts';

/** Query of the job list; the server's defaults apply to what is left out. */
export type JobsFilter = {
  q?: string;
  platform?: string;
  category?: string;
  pay_type?: PayType;
  /** In minor units. */
  pay_min?: number;
  /** In minor units. */
  pay_max?: number;
  /** A day such as 2026-03-05, in the time zone of the account. */
  closes_before?: string;
  sort?: JobSort;
  eligible?: 1;
  hide_applied?: 1;
  invited?: 1;
  page?: number;
  per_page?: number;
};

/** Order of the jobs that the user applied for or was invited to. */
export type HistorySort = HistoryQuery['sort'];

type HistoryFilter = {
  group?: HistoryGroup;
  q?: string;
  unread?: 1;
  my_turn?: 1;
  sort?: HistorySort;
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

function isPending({ application, invitation }: JobDetail): boolean {
  return (
    (application !== null && activeStates.includes(application.state)) ||
    invitation?.state === 'sent'
  );
}

/** Reads one job, and polls while the brand may act on the user's application or invitation. */
export function useJob(id: string) {
  return usePolled<JobDetail>(jobKey(id), isPending);
}

/** Returns the job's summary from a list in the cache, to show before the job itself has loaded. */
export function useCachedJob(id: string): JobSummary | undefined {
  const { cache } = useSWRConfig();
  for (const key of cache.keys()) {
    if (!key.startsWith(listPath)) continue;
    const summary = (cache.get(key)?.data as Jobs | undefined)?.data.find((job) => job.id === id);
    if (summary) return summary;
  }
  return undefined;
}

/** Returns whether a cache key is one of the lists of the user's jobs. */
export function isHistoryKey(key: unknown): boolean {
  return typeof key === 'string' && key.startsWith('/api/job/history');
}

function isJobKey(key: unknown): boolean {
  return typeof key === 'string' && /^\/api\/jobs?\b/.test(key);
}

/**
 * Returns a function that applies or changes the user's application, then reloads all jobs. They are reloaded after an error too, because
 * the response may have been lost.
 */
export function useUpdateApplication(id: string) {
  const { mutate } = useSWRConfig();
  return async (change: Apply): Promise<Applied> => {
    try {
      const applied = await post<Applied>(`${jobKey(id)}/apply`, change);
      await mutate<JobDetail>(jobKey(id), (job) => job && { ...job, ...applied }, {
        revalidate: false,
      });
      return applied;
    } finally {
      void mutate(isJobKey);
    }
  };
}

/**
 * Returns a function that accepts or declines an invitation, then reloads all jobs. They are reloaded after an error
 * too: the response may have been lost, or the invitation may have ended meanwhile.
 */
export function useReplyToInvitation(id: string) {
  const { mutate } = useSWRConfig();
  return async (reply: InvitationReply): Promise<InvitationReplied> => {
    try {
      const replied = await post<InvitationReplied>(`${jobKey(id)}/invitation`, reply);
      const { invitation, application } = replied;
      await mutate<JobDetail>(
        jobKey(id),
        (job) => job && { ...job, invitation, application: application ?? job.application },
        { revalidate: false },
      );
      return replied;
    } finally {
      void mutate(isJobKey);
    }
  };
}

/** Reads one page of one group of the jobs that the user applied for or was invited to. */
export function useJobHistory(filter: HistoryFilter) {
  return useSWR<History>(withQuery('/api/job/history', filter));
}

/** Returns a function that reloads the lists of the user's jobs, which show unread counts. */
export function useReloadUnread(): () => Promise<unknown> {
  const { mutate } = useSWRConfig();
  return useCallback(() => mutate(isHistoryKey), [mutate]);
}
