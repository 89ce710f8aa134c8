import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { api, isRequestTo, toUrl } from '../../contract/api.ts';
import type {
  Autosave,
  Autosaved,
  SubmissionView,
  SubmitTask,
  SubmittedTask,
} from '../../contract/schemas/submission.ts';
import { read, send } from './client.ts';
import { usePolled } from './usePolled.ts';
import { withTimeout } from './withTimeout.ts';

// The work can change on the server while a task is unfinished: the brand reviews or extends a step, or its due date passes.
function mayChange({ application, tasks }: SubmissionView): boolean {
  return application.state === 'accepted' && tasks.some(({ status }) => status !== 'completed');
}

/**
 * Reads the user's work for a job: tasks, checks and all versions; polls it while the brand may act. Fails with 403
 * unless the user is accepted.
 */
export function useSubmission(id: string) {
  return usePolled(api.submission, { id }, mayChange);
}

/**
 * Returns a function that reloads the user's work and returns it. It fetches explicitly, because `mutate(key)` alone returns the
 * cached value once no component uses the key.
 */
export function useReloadSubmission(id: string): () => Promise<SubmissionView | undefined> {
  const { mutate } = useSWRConfig();
  return useCallback(() => {
    return mutate(toUrl(api.submission, { id }), read(api.submission, { id }), {
      revalidate: false,
    });
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
  return send(api.saveDraft, draft, { id, signal: timeout });
}

/** Returns a function that submits the work of one step, then reloads the job and the history. */
export function useSubmitTask(id: string) {
  const { mutate } = useSWRConfig();
  return async (work: SubmitTask): Promise<SubmittedTask> => {
    const submitted = await send(api.submitTask, work, { id });
    const ofJob = [api.job, api.submission, api.discussion, api.invitation];
    const keys: unknown[] = ofJob.map((endpoint) => toUrl(endpoint, { id }));
    await mutate((key) => keys.includes(key) || isRequestTo([api.jobHistory], key));
    return submitted;
  };
}
