import { useCallback } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import type { OAuthFlowType, Platform, SignInProvider } from '../../contract/rules/platforms.ts';
import type {
  Connected,
  ManualConnection,
  SocialAccount,
  OAuthFlowResponse,
} from '../../contract/schemas/social.ts';
import type { User } from '../../contract/schemas/user.ts';
import { post } from './client.ts';
import { userKey } from './currentUser.ts';

const connectedKey = '/api/profile/connected/social';

/** The parameters with which a provider redirects back. */
export type OAuthResponse = { code: string; state: string } | { error: string; state: string };

/** Starts an OAuth flow and returns the provider's URL. Rejects with 404 (provider not offered) or 429. */
export async function startOAuth(type: OAuthFlowType, provider: SignInProvider): Promise<string> {
  const { redirect_url: url } = await post<{ redirect_url: string }>(`/api/${type}/${provider}`);
  return url;
}

/** Completes signing in or signing up; a new account gets the time zone. Rejects with 404, 409 or 422 and a text for the user. */
export async function completeSignin(
  type: 'signin' | 'signup',
  provider: SignInProvider,
  response: OAuthResponse & { timezone?: string | undefined },
): Promise<User> {
  const { user } = await post<Extract<OAuthFlowResponse, { user: User }>>(
    `/api/${type}/${provider}`,
    response,
  );
  return user;
}

/** Completes connecting an account. Rejects with 409 or 422 and a text for the user. */
export async function completeConnection(
  provider: SignInProvider,
  response: OAuthResponse,
): Promise<SocialAccount> {
  const { account } = await post<{ account: SocialAccount }>(`/api/connect/${provider}`, response);
  return account;
}

/** Reads the user's connected accounts. */
export function useConnectedAccounts() {
  return useSWR<Connected>(connectedKey);
}

/** Returns a function that reloads what a connection changes: the accounts and the user's checklist. */
export function useRefreshConnections(): () => Promise<unknown> {
  const { mutate } = useSWRConfig();
  return useCallback(() => Promise.all([mutate(connectedKey), mutate(userKey)]), [mutate]);
}

/** Registers an account that a code in its bio will verify. Rejects with 422 and errors by field. */
export async function connectByBio(
  provider: Platform,
  manual: ManualConnection,
): Promise<SocialAccount> {
  const { account } = await post<{ account: SocialAccount }>(`/api/connect/${provider}`, manual);
  return account;
}

/** Checks the bio for the code. Rejects with 422 while the code is missing. */
export function verifyBio(provider: Platform): Promise<object> {
  return post(`/api/connect/${provider}`, { verify: true });
}

/**
 * Fetches the figures of a connected account and returns it; its status is `expired` if the permission has ended. Rejects with 404, 422 or
 * 429 and a text for the user.
 */
export async function syncFigures(provider: Platform): Promise<SocialAccount> {
  const { account } = await post<{ account: SocialAccount }>(`/api/connect/${provider}`, {
    sync: true,
  });
  return account;
}

/** Disconnects an account. Rejects with 409 if an active job needs it or it is the only way to sign in. */
export function disconnect(provider: Platform): Promise<object> {
  return post(`/api/connect/${provider}`, { disconnect: true });
}
