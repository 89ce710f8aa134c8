import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { api, isRequestTo, toUrl, type QueryOf } from '../../contract/api.ts';
import { activeStates } from '../../contract/rules/states.ts';
import type {
  Applied,
  Apply,
  InvitationReplied,
  InvitationReply,
} from '../../contract/schemas/application.ts';
import type { JobDetail } from '../../contract/schemas/jobDetail.ts';
import type { Jobs, JobSummary } from '../../contract/schemas/jobs.ts';
import { send } from './client.ts';
import { usePolled } from './usePolled.ts';
import { useRead, useReload, type ReadValues } from './useRead.ts';

/** Query of the job list; the server's defaults apply to what is left out. Pay is in minor units, `closes_before` a day of the account. */
export type JobsFilter = QueryOf<typeof api.jobs>;

/** The endpoints whose responses contain jobs. */
const jobEndpoints = [
  api.jobs,
  api.job,
  api.jobHistory,
  api.invitation,
  api.discussion,
  api.submission,
];

/** Returns the cache key of a job. */
export function jobKey(id: string): string {
  return toUrl(api.job, { id });
}

/** Reads one page of jobs, or several. */
export function useJobs(filter: ReadValues<typeof api.jobs>) {
  return useRead(api.jobs, filter);
}

function isPending({ application, invitation }: JobDetail): boolean {
  return (
    (application !== null && activeStates.includes(application.state)) ||
    invitation?.state === 'sent'
  );
}

/** Reads one job, and polls while the brand may act on the user's application or invitation. */
export function useJob(id: string) {
  return usePolled(api.job, { id }, isPending);
}

/** Returns the job's summary from a list in the cache, to show before the job itself has loaded. */
export function useCachedJob(id: string): JobSummary | undefined {
  const { cache } = useSWRConfig();
  for (const key of cache.keys()) {
    if (!isRequestTo([api.jobs], key)) continue;
    const summary = (cache.get(key)?.data as Jobs | undefined)?.data.find((job) => job.id === id);
    if (summary) return summary;
  }
  return undefined;
}

/**
 * Returns a function that applies or changes the user's application, then reloads all jobs. They are reloaded after an error too, because
 * the response may have been lost.
 */
export function useUpdateApplication(id: string) {
  const { mutate } = useSWRConfig();
  const reload = useReload();
  return async (change: Apply): Promise<Applied> => {
    try {
      const applied = await send(api.changeApplication, change, { id });
      await mutate<JobDetail>(jobKey(id), (job) => job && { ...job, ...applied }, {
        revalidate: false,
      });
      return applied;
    } finally {
      void reload(...jobEndpoints);
    }
  };
}

/**
 * Returns a function that accepts or declines an invitation, then reloads all jobs. They are reloaded after an error
 * too: the response may have been lost, or the invitation may have ended meanwhile.
 */
export function useReplyToInvitation(id: string) {
  const { mutate } = useSWRConfig();
  const reload = useReload();
  return async (reply: InvitationReply): Promise<InvitationReplied> => {
    try {
      const replied = await send(api.replyToInvitation, reply, { id });
      const { invitation, application } = replied;
      await mutate<JobDetail>(
        jobKey(id),
        (job) => job && { ...job, invitation, application: application ?? job.application },
        { revalidate: false },
      );
      return replied;
    } finally {
      void reload(...jobEndpoints);
    }
  };
}

/** Reads pages of one group of the jobs that the user applied for or was invited to. */
export function useJobHistory(filter: ReadValues<typeof api.jobHistory>) {
  return useRead(api.jobHistory, filter);
}

/** Returns a function that reloads the lists of the user's jobs, which show unread counts. */
export function useReloadUnread(): () => Promise<unknown> {
  const reload = useReload();
  return useCallback(() => reload(api.jobHistory), [reload]);
}
