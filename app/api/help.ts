import useSWR, { useSWRConfig } from 'swr';
import type { Contact, Contacted, Dispute, Faq } from '../../contract/schemas/help.ts';
import { post } from './client.ts';
import { jobKey } from './jobs.ts';

/** Reads all questions and answers; the app searches them itself, so that search works offline. */
export function useFaq() {
  return useSWR<Faq>('/api/faq');
}

/** Sends a message to support. Rejects with 422 and errors by field. */
export function contactUs(message: Contact): Promise<Contacted> {
  return post<Contacted>('/api/contactus', message);
}

/** Returns a function that opens a case about a decision on a job, then reloads what shows it. Rejects with 409 if it is not possible. */
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
