import type {
  OAuthFlowType,
  SignInProvider,
  SocialAccount,
} from '../../../server/contract/social.ts';
import type { User } from '../../../server/contract/user.ts';
import { ApiError } from '../../api/ApiError.ts';
import { finishConnecting, finishEntering, type Returned } from '../../api/social.ts';
import { returned } from '../../session/returned.ts';

/** How a round trip ended. */
export type Ending =
  | { kind: 'user'; user: User }
  | { kind: 'connected'; account: SocialAccount }
  | { kind: 'failed'; failure: ApiError };

// For as long as this page lives: whoever asks again for a state gets the same exchange.
const exchanges = new Map<string, Promise<Ending>>();

/** Finishes what came back to a path, once for each state; null where nothing came back. */
export function exchangeOf(
  path: string,
  type: OAuthFlowType,
  provider: SignInProvider,
): Promise<Ending> | null {
  const back = readReturned(returned.peek(path));
  if (!back) return null;
  const known = exchanges.get(back.state);
  if (known) return known;
  const exchange = finish(type, provider, back);
  exchanges.set(back.state, exchange);
  return exchange;
}

function readReturned(search: URLSearchParams | null): Returned | null {
  const state = search?.get('state');
  const code = search?.get('code');
  const error = search?.get('error');
  if (!state) return null;
  if (error) return { error, state };
  return code ? { code, state } : null;
}

async function finish(
  type: OAuthFlowType,
  provider: SignInProvider,
  back: Returned,
): Promise<Ending> {
  try {
    if (type === 'connect') {
      return { kind: 'connected', account: await finishConnecting(provider, back) };
    }
    return { kind: 'user', user: await finishEntering(type, provider, back) };
  } catch (failure) {
    if (!(failure instanceof ApiError)) throw failure;
    return { kind: 'failed', failure };
  }
}
