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

/** Reads the user's work for a job: tasks, checks and all versions. Fails with 403 unless the user is accepted. */
export function useSubmission(id: string) {
  return useSWR<SubmissionView>(submissionKey(id), { keepPreviousData: false });
}

/** Saves a draft on the server. Rejects with 409 if another device has saved since. */
export function saveDraft(id: string, draft: Autosave): Promise<Autosaved> {
  return post<Autosaved>(submissionKey(id), draft);
}

/** Returns a function that submits the work of one step, then reloads the job and the history. */
export function useSubmitTask(id: string) {
  const { mutate } = useSWRConfig();
  return async (work: SubmitTask): Promise<SubmittedTask> => {
    const submitted = await post<SubmittedTask>(`${jobKey(id)}/submit/task`, work);
    await mutate(
      (key) =>
        typeof key === 'string' &&
        (key.startsWith(jobKey(id)) || key.startsWith('/api/job/history')),
    );
    return submitted;
  };
}
