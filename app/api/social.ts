import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { api, toUrl } from '../../contract/api.ts';
import type { OAuthFlowType, Platform, SignInProvider } from '../../contract/rules/platforms.ts';
import type { ManualConnection, SocialAccount } from '../../contract/schemas/social.ts';
import type { User } from '../../contract/schemas/user.ts';
import { send } from './client.ts';
import { userKey } from './currentUser.ts';
import { useRead } from './useRead.ts';

const connectedKey = toUrl(api.connectedAccounts);

const flows = {
  signin: api.signinWithProvider,
  signup: api.signupWithProvider,
  connect: api.connect,
};

type ValueOf<Union, Name extends PropertyKey> =
  Union extends Record<Name, infer Value> ? Value : never;

/** Returns a property that one of several possible responses has: the one that belongs to the request. */
function pick<Union extends object, Name extends string>(
  response: Union,
  name: Name,
): ValueOf<Union, Name> {
  return (response as Record<Name, ValueOf<Union, Name>>)[name];
}

/** The parameters with which a provider redirects back. */
export type OAuthResponse = { code: string; state: string } | { error: string; state: string };

/** Starts an OAuth flow and returns the provider's URL. Rejects with 404 (provider not offered) or 429. */
export async function startOAuth(type: OAuthFlowType, provider: SignInProvider): Promise<string> {
  const started = await send(flows[type], {}, { provider });
  return pick(started, 'redirect_url');
}

/** Completes signing in or signing up; a new account gets the time zone. Rejects with 404, 409 or 422 and a text for the user. */
export async function completeSignin(
  type: 'signin' | 'signup',
  provider: SignInProvider,
  response: OAuthResponse & { timezone?: string | undefined },
): Promise<User> {
  return pick(await send(flows[type], response, { provider }), 'user');
}

/** Completes connecting an account. Rejects with 409 or 422 and a text for the user. */
export async function completeConnection(
  provider: SignInProvider,
  response: OAuthResponse,
): Promise<SocialAccount> {
  return pick(await send(api.connect, response, { provider }), 'account');
}

/** Reads the user's connected accounts. */
export function useConnectedAccounts() {
  return useRead(api.connectedAccounts, {});
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
  return pick(await send(api.connect, manual, { provider }), 'account');
}

/** Checks the bio for the code. Rejects with 422 while the code is missing. */
export function verifyBio(provider: Platform): Promise<object> {
  return send(api.connect, { verify: true }, { provider });
}

/**
 * Fetches the figures of a connected account and returns it; its status is `expired` if the permission has ended. Rejects with 404, 422 or
 * 429 and a text for the user.
 */
export async function syncFigures(provider: Platform): Promise<SocialAccount> {
  return pick(await send(api.connect, { sync: true }, { provider }), 'account');
}

/** Disconnects an account. Rejects with 409 if an active job needs it or it is the only way to sign in. */
export function disconnect(provider: Platform): Promise<object> {
  return send(api.connect, { disconnect: true }, { provider });
}
