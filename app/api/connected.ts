import { useCallback } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import type { Platform } from '../../server/contract/shared.ts';
import type { Connected, ManualConnection, SocialAccount } from '../../server/contract/social.ts';
import { post } from './client.ts';
import { userKey } from './user.ts';

const connectedKey = '/api/profile/connected/social';

/** My connected accounts. */
export function useConnected() {
  return useSWR<Connected>(connectedKey);
}

/** Reads again what changes with a connection: the accounts, and the checklist of the user. */
export function useConnectionsChanged(): () => Promise<unknown> {
  const { mutate } = useSWRConfig();
  return useCallback(() => Promise.all([mutate(connectedKey), mutate(userKey)]), [mutate]);
}

/** Names an account to be proven by a code in its bio. Rejects with 422 where an input is wrong. */
export async function nameAccount(
  provider: Platform,
  manual: ManualConnection,
): Promise<SocialAccount> {
  const { account } = await post<{ account: SocialAccount }>(`/api/connect/${provider}`, manual);
  return account;
}

/** Looks for the code in the bio. Rejects with 422 while it does not stand there. */
export function checkBio(provider: Platform): Promise<object> {
  return post(`/api/connect/${provider}`, { verify: true });
}

/** Ends a connection. Rejects with 409 while a job needs it or nothing else signs in. */
export function disconnect(provider: Platform): Promise<object> {
  return post(`/api/connect/${provider}`, { disconnect: true });
}
