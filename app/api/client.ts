import {
  requestHeaders,
  serverTimeHeader,
  storedHeader,
  userHeader,
} from '../../contract/rules/requestHeaders.ts';
import { config } from '../config.ts';
import { ApiError, noResponse } from './ApiError.ts';
import { getCurrentUser, userKey } from './currentUser.ts';
import { takeEarlyResponse } from './earlyResponses.ts';
import { setReachable } from './reachability.ts';
import { syncServerTime } from './serverTime.ts';
import { emitUnauthorized } from './unauthorizedEvents.ts';

const timeoutMs = 15_000;

type Query = Record<string, string | number | boolean | undefined>;

/** Appends a query to a path; undefined and empty values are left out. */
export function withQuery(path: string, query: Query): string {
  const entries = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  const search = String(new URLSearchParams(entries.map(([key, value]) => [key, String(value)])));
  return search ? `${path}?${search}` : path;
}

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
function send(path: string, init: RequestInit): Promise<Response> {
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
    response = await (early ?? send(path, init));
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

/** Sends a GET request. Rejects with an ApiError. */
export function get<Body>(path: string): Promise<Body> {
  return call<Body>(path, { method: 'GET' });
}

/** Sends a POST request with a JSON body; `signal` replaces the timeout of 15 s. Rejects with an ApiError. */
export function post<Body>(path: string, body: object = {}, signal?: AbortSignal): Promise<Body> {
  return call<Body>(path, {
    ...(signal && { signal }),
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
}
