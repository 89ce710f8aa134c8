import type { OAuthFlowType, SignInProvider } from '../../../contract/rules/platforms.ts';
import type { SocialAccount } from '../../../contract/schemas/social.ts';
import type { User } from '../../../contract/schemas/user.ts';
import { ApiError } from '../../api/ApiError.ts';
import { completeConnection, completeSignin, type OAuthResponse } from '../../api/social.ts';
import { getDeviceTimeZone } from '../../device/deviceTimeZone.ts';
import { oauthCallbackParams } from '../../session/oauthCallbackParams.ts';

/** The result of an OAuth flow. */
export type OAuthResult =
  | { kind: 'user'; user: User }
  | { kind: 'connected'; account: SocialAccount }
  | { kind: 'failed'; error: ApiError };

// A code can be exchanged only once, but StrictMode and Back run the effect again.
const exchangesByState = new Map<string, Promise<OAuthResult>>();

/** Exchanges the provider's code on a callback path, once per `state`; null if there are no parameters. */
export function exchangeCode(
  path: string,
  type: OAuthFlowType,
  provider: SignInProvider,
): Promise<OAuthResult> | null {
  const response = parseResponse(oauthCallbackParams.get(path));
  if (!response) return null;
  const pending = exchangesByState.get(response.state);
  if (pending) return pending;
  const exchange = complete(type, provider, response);
  exchangesByState.set(response.state, exchange);
  return exchange;
}

/** Returns the response of an OAuth provider; null if the parameters are not a response. */
function parseResponse(params: URLSearchParams | null): OAuthResponse | null {
  const state = params?.get('state');
  const code = params?.get('code');
  const error = params?.get('error');
  if (!state) return null;
  if (error) return { error, state };
  return code ? { code, state } : null;
}

function withTimeZone(response: OAuthResponse) {
  return 'code' in response ? { ...response, timezone: getDeviceTimeZone() } : response;
}

/** Completes the OAuth flow on the server. */
async function complete(
  type: OAuthFlowType,
  provider: SignInProvider,
  response: OAuthResponse,
): Promise<OAuthResult> {
  try {
    if (type === 'connect') {
      return { kind: 'connected', account: await completeConnection(provider, response) };
    }
    return { kind: 'user', user: await completeSignin(type, provider, withTimeZone(response)) };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { kind: 'failed', error };
  }
}
