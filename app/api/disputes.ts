import { useSWRConfig } from 'swr';
import { api, toUrl } from '../../contract/api.ts';
import type { Contacted, Dispute } from '../../contract/schemas/help.ts';
import { send } from './client.ts';
import { useReload } from './useRead.ts';

/**
 * Returns a function that opens a case about a decision on a job, then reloads the job and its payment. Rejects with 409 if the user
 * cannot object to the decision.
 */
export function useDispute(jobId: string): (dispute: Dispute) => Promise<Contacted> {
  const { mutate } = useSWRConfig();
  const reload = useReload();
  return async (dispute) => {
    try {
      return await send(api.contact, dispute);
    } finally {
      // Reloads after an error too, because the response may have been lost, or the decision may have changed.
      await mutate(toUrl(api.job, { id: jobId }));
      void reload(api.payments, api.transactions, api.withdrawals);
    }
  };
}
