import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from './ApiError.ts';
import { get, post, withQuery } from './client.ts';
import { serverNow } from './serverTime.ts';

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

function sent(): { address: string; init: RequestInit; headers: Headers } {
  const [address, init = {}] = fetchMock.mock.calls[0] ?? [''];
  return { address: address as string, init, headers: new Headers(init.headers) };
}

async function failure(call: Promise<unknown>): Promise<ApiError> {
  const reason: unknown = await call.then(
    () => null,
    (error: unknown) => error,
  );
  if (!(reason instanceof ApiError)) throw new Error('It did not fail as a call does.');
  return reason;
}

describe('every call', () => {
  test('has the headers of the specification, in the language on screen', async () => {
    await get('/api/user');
    const { headers } = sent();
    expect(headers.get('X-Requested-With')).toBe('XMLHttpRequest');
    expect(headers.get('X-App')).toBe('publisher-web');
    expect(headers.get('Accept-Language')).toBe('zh-Hans');
    expect(headers.get('Accept')).toBe('application/json');
  });

  test('sends the cookie to our own origin only, and follows nobody elsewhere', async () => {
    await get('/api/user');
    expect(sent().init).toMatchObject({ credentials: 'same-origin', redirect: 'error' });
  });
});

test('reading has no body', async () => {
  expect(await get('/api/jobs?page=2')).toEqual({ id: 1 });
  expect(sent()).toMatchObject({ address: '/api/jobs?page=2', init: { method: 'GET' } });
  expect(sent().init.body).toBeUndefined();
});

test('changing sends JSON in the body, an empty object where there is nothing to say', async () => {
  await post('/api/logout');
  expect(sent()).toMatchObject({ address: '/api/logout', init: { method: 'POST', body: '{}' } });
  expect(sent().headers.get('Content-Type')).toBe('application/json');
});

test('a query is written once, without what is empty', () => {
  const query = { q: 'sun & sea', page: 1, eligible: undefined, platform: '', all: false };
  expect(withQuery('/api/jobs', query)).toBe('/api/jobs?q=sun+%26+sea&page=1&all=false');
  expect(withQuery('/api/jobs', { q: undefined })).toBe('/api/jobs');
});

describe('a failure', () => {
  test('rejects with the status and the body of the answer', async () => {
    const body = { error: 'Wrong.', errors: { email: 'Email is not valid.' } };
    fetchMock.mockResolvedValue(Response.json(body, { status: 422 }));
    const error = await failure(post('/api/signin', {}));
    expect(error).toMatchObject({ status: 422, body, retryAfter: null, text: 'Wrong.' });
  });

  test('says its error, otherwise its message, otherwise nothing', () => {
    expect(new ApiError(409, { error: 'E', message: 'M' }).text).toBe('E');
    expect(new ApiError(409, { message: 'M' }).text).toBe('M');
    expect(new ApiError(409, {}).text).toBe('');
  });

  test('says how long to wait', async () => {
    const late = (value: string) =>
      Response.json({}, { status: 429, headers: { 'Retry-After': value } });
    fetchMock.mockResolvedValueOnce(late('30'));
    expect((await failure(get('/api/jobs'))).retryAfter).toBe(30);
    fetchMock.mockResolvedValueOnce(late('Wed, 21 Oct 2026 07:28:00 GMT'));
    expect((await failure(get('/api/jobs'))).retryAfter).toBeNull();
  });

  test('has an empty body where the answer is no JSON', async () => {
    fetchMock.mockResolvedValue(new Response('<h1>Bad gateway</h1>', { status: 502 }));
    expect(await failure(get('/api/jobs'))).toMatchObject({ status: 502, body: {} });
  });

  test('without an answer has the status 0', async () => {
    fetchMock.mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await failure(get('/api/jobs'))).toMatchObject({ status: 0, body: {} });
  });

  test.each([
    ['a page in place of JSON', new Response('<h1>Pay for the network</h1>', { status: 200 })],
    [
      'JSON that breaks off',
      new Response('{"id":', { headers: { 'Content-Type': 'application/json' } }),
    ],
  ])('is %s, too: it is no answer of ours', async (_what, response) => {
    fetchMock.mockResolvedValue(response);
    expect(await failure(get('/api/jobs'))).toMatchObject({ status: 0 });
  });

  test('comes after fifteen seconds of silence', async () => {
    const limit = vi.spyOn(AbortSignal, 'timeout');
    await get('/api/jobs');
    expect(limit).toHaveBeenCalledWith(15_000);
    expect(sent().init.signal).toBe(limit.mock.results[0]?.value);
    fetchMock.mockRejectedValue(new DOMException('signal timed out', 'TimeoutError'));
    expect(await failure(get('/api/jobs'))).toMatchObject({ status: 0 });
  });
});

test('the time is the server’s, from its newest answer', async () => {
  const time = '2031-05-01T10:00:00.000Z';
  fetchMock.mockResolvedValue(Response.json({}, { headers: { 'X-Server-Time': time } }));
  await get('/api/user');
  expect(Math.abs(serverNow() - Date.parse(time))).toBeLessThan(5_000);
  fetchMock.mockResolvedValue(Response.json({}, { headers: { 'X-Server-Time': 'soon' } }));
  await get('/api/user');
  expect(Math.abs(serverNow() - Date.parse(time))).toBeLessThan(5_000);
});
