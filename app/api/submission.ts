import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import type {
  Autosave,
  Autosaved,
  SubmissionView,
  SubmitTask,
  SubmittedTask,
} from '../../contract/schemas/submission.ts';
import { get, post } from './client.ts';
import { isHistoryKey, jobKey } from './jobs.ts';
import { usePolled } from './usePolled.ts';
import { withTimeout } from './withTimeout.ts';

function submissionKey(id: string): string {
  return `${jobKey(id)}/submission`;
}

// The work can change on the server while a task is unfinished: the brand reviews or extends a step, or its due date passes.
function mayChange({ application, tasks }: SubmissionView): boolean {
  return application.state === 'accepted' && tasks.some(({ status }) => status !== 'completed');
}

/**
 * Reads the user's work for a job: tasks, checks and all versions; polls it while the brand may act. Fails with 403
 * unless the user is accepted.
 */
export function useSubmission(id: string) {
  return usePolled<SubmissionView>(submissionKey(id), mayChange);
}

/**
 * Returns a function that reloads the user's work and returns it. It fetches explicitly, because `mutate(key)` alone returns the
 * cached value once no component uses the key.
 */
export function useReloadSubmission(id: string): () => Promise<SubmissionView | undefined> {
  const { mutate } = useSWRConfig();
  return useCallback(() => {
    const key = submissionKey(id);
    return mutate(key, get<SubmissionView>(key), { revalidate: false });
  }, [id, mutate]);
}

// A large picture takes long on a slow network.
const uploadTimeoutMs = 120_000;

/**
 * Saves a draft on the server; `signal` cancels the upload of a new picture. Rejects with 409 if another device
 * has saved since.
 */
export function saveDraft(id: string, draft: Autosave, signal?: AbortSignal): Promise<Autosaved> {
  const timeout = signal && withTimeout(signal, uploadTimeoutMs);
  return post<Autosaved>(submissionKey(id), draft, timeout);
}

/** Returns a function that submits the work of one step, then reloads the job and the history. */
export function useSubmitTask(id: string) {
  const { mutate } = useSWRConfig();
  return async (work: SubmitTask): Promise<SubmittedTask> => {
    const submitted = await post<SubmittedTask>(`${jobKey(id)}/submit/task`, work);
    await mutate(
      (key) => (typeof key === 'string' && key.startsWith(jobKey(id))) || isHistoryKey(key),
    );
    return submitted;
  };
}
