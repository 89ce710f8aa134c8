import { useSWRConfig } from 'swr';
import type { Contacted, Dispute } from '../../contract/schemas/help.ts';
import { post } from './client.ts';
import { jobKey } from './jobs.ts';

/** Returns a function that opens a case about a decision on a job, then reloads the job and payments. Rejects with 409 if the user cannot object. */
export function useDispute(jobId: string): (dispute: Dispute) => Promise<Contacted> {
  const { mutate } = useSWRConfig();
  return async (dispute) => {
    try {
      return await post<Contacted>('/api/contactus', dispute);
    } finally {
      // After an error too: the response may have been lost, or the decision may have changed.
      await mutate(jobKey(jobId));
      void mutate((key) => typeof key === 'string' && key.startsWith('/api/payment'));
    }
  };
}
