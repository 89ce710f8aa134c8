import {
  requestHeaders,
  serverTimeHeader,
  storedHeader,
  userHeader,
} from '../../contract/rules/requestHeaders.ts';
import {
  toUrl,
  type BodyOf,
  type Endpoint,
  type LastArgument,
  type ParamsOf,
  type QueryOf,
  type ReadEndpoint,
  type ResponseOf,
  type WriteEndpoint,
} from '../../contract/api.ts';
import { config } from '../config.ts';
import { ApiError, noResponse } from './ApiError.ts';
import { getCurrentUser, userKey } from './currentUser.ts';
import { takeEarlyResponse } from './earlyResponses.ts';
import { setReachable } from './reachability.ts';
import { syncServerTime } from './serverTime.ts';
import { emitUnauthorized } from './unauthorizedEvents.ts';

const timeoutMs = 15_000;

/** Returns the JSON object of a response; undefined if the body is anything else. */
async function parseBody(response: Response): Promise<object | undefined> {
  if (!response.headers.get('Content-Type')?.includes('json')) return undefined;
  try {
    const body: unknown = await response.json();
    return typeof body === 'object' && body !== null ? body : undefined;
  } catch {
    return undefined;
  }
}

function parseRetryAfter(response: Response): number | null {
  const seconds = Number(response.headers.get('Retry-After'));
  return seconds > 0 ? seconds : null;
}

/** Sends a request with the headers of the specification; a POST also with the id of the user for whom the page was loaded. */
function request(path: string, init: RequestInit): Promise<Response> {
  const user = init.method === 'POST' ? getCurrentUser() : null;
  return fetch(`${config.apiHost}${path}`, {
    credentials: config.apiHost ? 'include' : 'same-origin',
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
    ...init,
    headers: {
      Accept: 'application/json',
      'Accept-Language': document.documentElement.lang,
      ...requestHeaders,
      ...(user && { [userHeader]: user }),
      ...init.headers,
    },
  });
}

/** Calls the API; rejects with an ApiError if there is no response or the status is an error. */
async function call<Body>(path: string, init: RequestInit): Promise<Body> {
  let response: Response;
  try {
    const early = init.method === 'GET' ? takeEarlyResponse(path) : undefined;
    response = await (early ?? request(path, init));
  } catch {
    throw new ApiError(noResponse, {});
  }
  // A response from the cache of the service worker does not prove that the server is reachable.
  setReachable(!response.headers.has(storedHeader));
  syncServerTime(response.headers.get(serverTimeHeader));
  const [user, owner] = [getCurrentUser(), response.headers.get(userHeader)];
  // Another tab has signed in to another account, or this request has. The subscribers load the new user, and the previous one's pages,
  // which are still open, do not get data of the new one.
  if (user && owner && user !== owner && path !== userKey) {
    emitUnauthorized(path);
    if (init.method === 'GET') throw new ApiError(401, {});
  }
  const body = await parseBody(response);
  if (!response.ok) {
    if (response.status === 401) emitUnauthorized(path);
    throw new ApiError(response.status, body ?? {}, parseRetryAfter(response));
  }
  // Captive-portal HTML or a truncated body counts as no response.
  if (!body) throw new ApiError(noResponse, {});
  return body as Body;
}

/** Sends a GET request to a path. Rejects with an ApiError. */
export function get<Body>(path: string): Promise<Body> {
  return call<Body>(path, { method: 'GET' });
}

/** Reads an endpoint; the values are the parameters of its path and its query. Rejects with an ApiError. */
export function read<E extends ReadEndpoint<unknown>>(
  endpoint: E,
  ...values: LastArgument<ParamsOf<E> & QueryOf<E>>
): Promise<ResponseOf<E>> {
  return get<ResponseOf<E>>(toUrl<E>(endpoint, ...values));
}

/**
 * Sends a JSON body to an endpoint; the values are the parameters of its path, and a `signal` that replaces the timeout of 15 s. Rejects
 * with an ApiError.
 */
export function send<E extends WriteEndpoint<unknown>>(
  endpoint: E,
  body: BodyOf<E>,
  ...[values]: LastArgument<ParamsOf<E> & { signal?: AbortSignal | undefined }>
): Promise<ResponseOf<E>> {
  const { signal, ...params } = { signal: undefined, ...values };
  return call<ResponseOf<E>>(toUrl<Endpoint>(endpoint, params), {
    ...(signal && { signal }),
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
}
