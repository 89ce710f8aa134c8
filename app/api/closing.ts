import { useSWRConfig } from 'swr';
import { api } from '../../contract/api.ts';
import type { ClosingPlan } from '../../contract/schemas/closing.ts';
import { send } from './client.ts';
import { userKey } from './currentUser.ts';
import { useRead } from './useRead.ts';

/** Reads what closing the account ends, and what prevents it. */
export function useClosingPlan() {
  // Money and jobs can have changed since the page was last open.
  return useRead(api.closingPlan, {}, { revalidateOnMount: true });
}

/** Closes the account with the consequences that the user has seen; rejects with 409 if these have changed. */
export async function closeAccount({ ends, gives_up }: ClosingPlan): Promise<void> {
  await send(api.closeAccount, {
    action: 'close',
    ends: ends.map(({ job_id: id }) => id),
    gives_up,
  });
}

/** Returns a function that stops the closing of the account, then reloads the user. */
export function useKeepAccount(): () => Promise<void> {
  const { mutate } = useSWRConfig();
  return async () => {
    await send(api.closeAccount, { action: 'keep' });
    await mutate(userKey);
  };
}
