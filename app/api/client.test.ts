import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { api } from '../../contract/api.ts';
import { userHeader } from '../../contract/rules/requestHeaders.ts';
import { ApiError } from './ApiError.ts';
import { get, send } from './client.ts';
import { setCurrentUser } from './currentUser.ts';
import { serverNow } from './serverTime.ts';
import { onUnauthorized } from './unauthorizedEvents.ts';

const fetchMock = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.stubGlobal('fetch', fetchMock);
  fetchMock.mockResolvedValue(Response.json({ id: 1 }));
  document.documentElement.lang = 'zh-Hans';
});
afterEach(() => {
  vi.unstubAllGlobals();
  fetchMock.mockReset();
});

/** Returns the first request of a test. */
function getRequest(): { url: string; init: RequestInit; headers: Headers } {
  const [url, init = {}] = fetchMock.mock.calls[0] ?? [''];
  return { url: url as string, init, headers: new Headers(init.headers) };
}

/** Returns the ApiError with which a call rejects. */
async function catchError(call: Promise<unknown>): Promise<ApiError> {
  const reason: unknown = await call.then(
    () => null,
    (error: unknown) => error,
  );
  if (!(reason instanceof ApiError)) throw new Error('The call did not reject with an ApiError.');
  return reason;
}

test('a response that belongs to another user is not used, and reloads the user', async () => {
  const paths: string[] = [];
  const unsubscribe = onUnauthorized((path) => paths.push(path));
  setCurrentUser('maya');
  fetchMock.mockResolvedValue(Response.json({ id: 1 }, { headers: { [userHeader]: 'jonas' } }));
  expect((await catchError(get('/api/jobs'))).status).toBe(401);
  expect(paths).toEqual(['/api/jobs']);
  // Resetting a password signs in as its owner.
  fetchMock.mockResolvedValue(Response.json({ id: 2 }, { headers: { [userHeader]: 'jonas' } }));
  expect(await send(api.logout, {})).toEqual({ id: 2 });
  // This response shows who is signed in now.
  fetchMock.mockResolvedValue(Response.json({ id: 2 }, { headers: { [userHeader]: 'jonas' } }));
  expect(await get('/api/user')).toEqual({ id: 2 });
  setCurrentUser(null);
  unsubscribe();
});

describe('every call', () => {
  test('sends the headers of the specification, with the current language', async () => {
    await get('/api/user');
    const { headers } = getRequest();
    expect(headers.get('X-Requested-With')).toBe('XMLHttpRequest');
    expect(headers.get('X-App')).toBe('publisher-web');
    expect(headers.get('Accept-Language')).toBe('zh-Hans');
    expect(headers.get('Accept')).toBe('application/json');
  });

  test('sends cookies only to the origin of the page, and follows no redirects', async () => {
    await get('/api/user');
    expect(getRequest().init).toMatchObject({ credentials: 'same-origin', redirect: 'error' });
  });
});

test('GET requests have no body', async () => {
  expect(await get('/api/jobs?page=2')).toEqual({ id: 1 });
  expect(getRequest()).toMatchObject({ url: '/api/jobs?page=2', init: { method: 'GET' } });
  expect(getRequest().init.body).toBeUndefined();
});

test('POST requests have a JSON body, and in their path its parameters', async () => {
  await send(api.submitTask, { action: 'submit' } as never, { id: 'tea & cake' });
  expect(getRequest()).toMatchObject({
    url: '/api/job/tea%20%26%20cake/submit/task',
    init: { method: 'POST', body: '{"action":"submit"}' },
  });
  expect(getRequest().headers.get('Content-Type')).toBe('application/json');
});

describe('a failed call', () => {
  test('rejects with the status and body of the response', async () => {
    const body = { error: 'Wrong.', errors: { email: 'Email is not valid.' } };
    fetchMock.mockResolvedValue(Response.json(body, { status: 422 }));
    const error = await catchError(send(api.signin, { email: '', password: '' }));
    expect(error).toMatchObject({ status: 422, body, retryAfter: null, text: 'Wrong.' });
  });

  test('has the text of `error` as its message, else of `message`, else none', () => {
    expect(new ApiError(409, { error: 'E', message: 'M' }).text).toBe('E');
    expect(new ApiError(409, { message: 'M' }).text).toBe('M');
    expect(new ApiError(409, {}).text).toBe('');
  });

  test('has the seconds to wait from Retry-After, but null if the header is a date', async () => {
    const throttled = (value: string) =>
      Response.json({}, { status: 429, headers: { 'Retry-After': value } });
    fetchMock.mockResolvedValueOnce(throttled('30'));
    expect((await catchError(get('/api/jobs'))).retryAfter).toBe(30);
    fetchMock.mockResolvedValueOnce(throttled('Wed, 21 Oct 2026 07:28:00 GMT'));
    expect((await catchError(get('/api/jobs'))).retryAfter).toBeNull();
  });

  test('has an empty body if the response is not JSON', async () => {
    fetchMock.mockResolvedValue(new Response('<h1>Bad gateway</h1>', { status: 502 }));
    expect(await catchError(get('/api/jobs'))).toMatchObject({ status: 502, body: {} });
  });

  test('has the status 0 without a response', async () => {
    fetchMock.mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await catchError(get('/api/jobs'))).toMatchObject({ status: 0, body: {} });
  });

  test.each([
    ['HTML instead of JSON', new Response('<h1>Pay for the network</h1>', { status: 200 })],
    ['truncated JSON', new Response('{"id":', { headers: { 'Content-Type': 'application/json' } })],
  ])('has the status 0 for a response of %s', async (_what, response) => {
    fetchMock.mockResolvedValue(response);
    expect(await catchError(get('/api/jobs'))).toMatchObject({ status: 0 });
  });

  test('times out after fifteen seconds', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    await get('/api/jobs');
    expect(timeout).toHaveBeenCalledWith(15_000);
    expect(getRequest().init.signal).toBe(timeout.mock.results[0]?.value);
    fetchMock.mockRejectedValue(new DOMException('signal timed out', 'TimeoutError'));
    expect(await catchError(get('/api/jobs'))).toMatchObject({ status: 0 });
  });
});

test('serverNow follows the latest valid X-Server-Time', async () => {
  const time = '2031-05-01T10:00:00.000Z';
  vi.useFakeTimers({ toFake: ['Date'] });
  fetchMock.mockResolvedValue(Response.json({}, { headers: { 'X-Server-Time': time } }));
  await get('/api/user');
  expect(serverNow()).toBe(Date.parse(time));
  fetchMock.mockResolvedValue(Response.json({}, { headers: { 'X-Server-Time': 'soon' } }));
  await get('/api/user');
  expect(serverNow()).toBe(Date.parse(time));
  vi.useRealTimers();
});

test('a response that the page requested before the app ran is used once', async () => {
  window.earlyResponses = { '/api/user': Promise.resolve(Response.json({ id: 'early' })) };
  expect(await get('/api/user')).toEqual({ id: 'early' });
  expect(fetchMock).not.toHaveBeenCalled();
  expect(await get('/api/user')).toEqual({ id: 1 });
});

test('a request that failed before the app ran is a network error', async () => {
  window.earlyResponses = { '/api/user': Promise.reject(new TypeError('offline')) };
  expect((await catchError(get('/api/user'))).status).toBe(0);
});
