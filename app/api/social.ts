import type {
  OAuthFlowType,
  SignInProvider,
  SocialAccount,
  OAuthFlowResponse,
} from '../../server/contract/social.ts';
import type { User } from '../../server/contract/user.ts';
import { post } from './client.ts';

/** What a provider sent back with the browser. */
export type Returned = { code: string; state: string } | { error: string; state: string };

/** Begins a round trip and answers where to send the browser. Rejects with 404 (not offered) or 429. */
export async function beginTrip(type: OAuthFlowType, provider: SignInProvider): Promise<string> {
  const { redirect_url: address } = await post<{ redirect_url: string }>(
    `/api/${type}/${provider}`,
  );
  return address;
}

/** Finishes signing in or joining. Rejects with 404, 409 or 422 and the reason in words. */
export async function finishEntering(
  type: 'signin' | 'signup',
  provider: SignInProvider,
  returned: Returned,
): Promise<User> {
  const answer = await post<Extract<OAuthFlowResponse, { user: User }>>(
    `/api/${type}/${provider}`,
    returned,
  );
  return answer.user;
}

/** Finishes connecting. Rejects with 409 or 422 and the reason in words. */
export async function finishConnecting(
  provider: SignInProvider,
  returned: Returned,
): Promise<SocialAccount> {
  const { account } = await post<{ account: SocialAccount }>(`/api/connect/${provider}`, returned);
  return account;
}
