import type { RoundTrip, SignProvider, SocialAccount } from '../../../server/contract/social.ts';
import type { User } from '../../../server/contract/user.ts';
import { ApiError } from '../../api/ApiError.ts';
import { completeConnection, completeSignin, type OAuthResponse } from '../../api/social.ts';
import { oauthCallbackParams } from '../../session/oauthCallbackParams.ts';

/** How a round trip ended. */
export type OAuthResult =
  | { kind: 'user'; user: User }
  | { kind: 'connected'; account: SocialAccount }
  | { kind: 'failed'; failure: ApiError };

// For as long as this page lives: whoever asks again for a state gets the same exchange.
const exchanges = new Map<string, Promise<OAuthResult>>();

/** Finishes what came back to a path, once for each state; null where nothing came back. */
export function exchangeCode(
  path: string,
  type: RoundTrip,
  provider: SignProvider,
): Promise<OAuthResult> | null {
  const back = readReturned(oauthCallbackParams.get(path));
  if (!back) return null;
  const known = exchanges.get(back.state);
  if (known) return known;
  const exchange = finish(type, provider, back);
  exchanges.set(back.state, exchange);
  return exchange;
}

function readReturned(search: URLSearchParams | null): OAuthResponse | null {
  const state = search?.get('state');
  const code = search?.get('code');
  const error = search?.get('error');
  if (!state) return null;
  if (error) return { error, state };
  return code ? { code, state } : null;
}

async function finish(
  type: RoundTrip,
  provider: SignProvider,
  back: OAuthResponse,
): Promise<OAuthResult> {
  try {
    if (type === 'connect') {
      return { kind: 'connected', account: await completeConnection(provider, back) };
    }
    return { kind: 'user', user: await completeSignin(type, provider, back) };
  } catch (failure) {
    if (!(failure instanceof ApiError)) throw failure;
    return { kind: 'failed', failure };
  }
}
