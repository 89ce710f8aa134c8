import { config } from '../config.ts';
import { ApiError, noResponse } from './ApiError.ts';
import { emitUnauthorized } from './unauthorizedEvents.ts';
import { syncServerTime } from './serverTime.ts';

const timeLimit = 15_000;

type Query = Record<string, string | number | boolean | undefined>;

/** `/api/jobs` and its query, as one address; what is undefined or empty is left out. */
export function withQuery(path: string, query: Query): string {
  const entries = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  const search = new URLSearchParams(entries.map(([key, value]) => [key, String(value)]));
  return search.size > 0 ? `${path}?${search}` : path;
}

// Undefined where the answer holds no object that can be read.
async function readBody(response: Response): Promise<object | undefined> {
  if (!response.headers.get('Content-Type')?.includes('json')) return undefined;
  try {
    const body: unknown = await response.json();
    return typeof body === 'object' && body !== null ? body : undefined;
  } catch {
    return undefined;
  }
}

function retryAfter(response: Response): number | null {
  const seconds = Number(response.headers.get('Retry-After'));
  return seconds > 0 ? seconds : null;
}

async function call<Answer>(path: string, init: RequestInit): Promise<Answer> {
  let response: Response;
  try {
    response = await fetch(`${config.apiHost}${path}`, {
      credentials: config.apiHost ? 'include' : 'same-origin',
      redirect: 'error',
      signal: AbortSignal.timeout(timeLimit),
      ...init,
      headers: {
        Accept: 'application/json',
        'Accept-Language': document.documentElement.lang,
        'X-Requested-With': 'XMLHttpRequest',
        'X-App': 'publisher-web',
        ...init.headers,
      },
    });
  } catch {
    throw new ApiError(noResponse, {});
  }
  syncServerTime(response.headers.get('X-Server-Time'));
  const body = await readBody(response);
  if (!response.ok) {
    if (response.status === 401) emitUnauthorized(path);
    throw new ApiError(response.status, body ?? {}, retryAfter(response));
  }
  // A page of the network's own in place of JSON, or half of an answer, is none of ours.
  if (!body) throw new ApiError(noResponse, {});
  return body as Answer;
}

/** Reads. Rejects with an ApiError that holds the status and the answer's body. */
export function get<Answer>(address: string): Promise<Answer> {
  return call<Answer>(address, { method: 'GET' });
}

/** Changes. Rejects with an ApiError that holds the status and the answer's body. */
export function post<Answer>(path: string, body: object = {}): Promise<Answer> {
  return call<Answer>(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
}
