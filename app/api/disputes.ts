import { useSWRConfig } from 'swr';
import type { Contacted, Dispute } from '../../contract/schemas/help.ts';
import { post } from './client.ts';
import { jobKey } from './jobs.ts';

/**
 * Returns a function that opens a case about a decision on a job, then reloads the job and its payment. Rejects with 409 if the user
 * cannot object to the decision.
 */
export function useDispute(jobId: string): (dispute: Dispute) => Promise<Contacted> {
  const { mutate } = useSWRConfig();
  return async (dispute) => {
    try {
      return await post<Contacted>('/api/contactus', dispute);
    } finally {
      // Reloads after an error too, because the response may have been lost, or the decision may have changed.
      await mutate(jobKey(jobId));
      void mutate((key) => typeof key === 'string' && key.startsWith('/api/payment'));
    }
  };
}
