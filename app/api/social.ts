import type {
  RoundTrip,
  SignProvider,
  SocialAccount,
  TripAnswer,
} from '../../server/contract/social.ts';
import type { User } from '../../server/contract/user.ts';
import { post } from './client.ts';

/** What a provider sent back with the browser. */
export type OAuthResponse = { code: string; state: string } | { error: string; state: string };

/** Begins a round trip and answers where to send the browser. Rejects with 404 (not offered) or 429. */
export async function startOAuth(type: RoundTrip, provider: SignProvider): Promise<string> {
  const { redirect_url: address } = await post<{ redirect_url: string }>(
    `/api/${type}/${provider}`,
  );
  return address;
}

/** Finishes signing in or joining. Rejects with 404, 409 or 422 and the reason in words. */
export async function completeSignin(
  type: 'signin' | 'signup',
  provider: SignProvider,
  returned: OAuthResponse,
): Promise<User> {
  const answer = await post<Extract<TripAnswer, { user: User }>>(
    `/api/${type}/${provider}`,
    returned,
  );
  return answer.user;
}

/** Finishes connecting. Rejects with 409 or 422 and the reason in words. */
export async function completeConnection(
  provider: SignProvider,
  returned: OAuthResponse,
): Promise<SocialAccount> {
  const { account } = await post<{ account: SocialAccount }>(`/api/connect/${provider}`, returned);
  return account;
}
