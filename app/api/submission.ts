import useSWR, { useSWRConfig } from 'swr';
import type {
  Autosave,
  Autosaved,
  SubmissionView,
  SubmitTask,
  SubmittedTask,
} from '../../server/contract/submission.ts';
import { post } from './client.ts';
import { jobKey } from './jobs.ts';

function submissionKey(id: string): string {
  return `${jobKey(id)}/submission`;
}

/** My work for a job: tasks, checks, every version. 403 where I am not accepted. */
export function useSubmission(id: string) {
  return useSWR<SubmissionView>(submissionKey(id), { keepPreviousData: false });
}

/** Keeps a draft on the server. Rejects with 409 when another device has saved since. */
export function saveDraft(id: string, draft: Autosave): Promise<Autosaved> {
  return post<Autosaved>(submissionKey(id), draft);
}

/** Sends the work of one step to the brand. */
export function useSubmitTask(id: string) {
  const { mutate } = useSWRConfig();
  return async (work: SubmitTask): Promise<SubmittedTask> => {
    const answer = await post<SubmittedTask>(`${jobKey(id)}/submit/task`, work);
    await mutate(
      (key) =>
        typeof key === 'string' &&
        (key.startsWith(jobKey(id)) || key.startsWith('/api/job/history')),
    );
    return answer;
  };
}
