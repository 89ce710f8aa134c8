import useSWR, { useSWRConfig } from 'swr';
import type { CloseAccount, Closing, ClosingPlan } from '../../contract/schemas/closing.ts';
import { post } from './client.ts';
import { userKey } from './currentUser.ts';

const closingKey = '/api/user/closing';

/** Reads what closing the account ends, and what prevents it. */
export function useClosingPlan() {
  // Money and jobs can have changed since the page was last open.
  return useSWR<ClosingPlan>(closingKey, { revalidateOnMount: true });
}

/** Closes the account with the consequences that the user has seen; rejects with 409 if these have changed. */
export async function closeAccount({ ends, gives_up }: ClosingPlan): Promise<void> {
  const body: CloseAccount = {
    action: 'close',
    ends: ends.map(({ job_id: id }) => id),
    gives_up,
  };
  await post<Closing>(closingKey, body);
}

/** Returns a function that stops the closing of the account, then reloads the user. */
export function useKeepAccount(): () => Promise<void> {
  const { mutate } = useSWRConfig();
  return async () => {
    await post<Closing>(closingKey, { action: 'keep' } satisfies CloseAccount);
    await mutate(userKey);
  };
}
