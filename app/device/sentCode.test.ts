import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { RequestOtp } from '../../contract/schemas/codes.ts';
import { sendCode } from './sentCode.ts';

const fetchMock = vi.fn<typeof fetch>();
const request: RequestOtp = { purpose: 'signin', channel: 'email', to: 'mia@demo.test' };
const sent = { challenge_id: 'challenge-1', channel: 'email', resend_after_ms: 45_000 };

beforeEach(() => {
  vi.stubGlobal('fetch', fetchMock);
  fetchMock.mockImplementation(async () => Response.json(sent));
});
afterEach(() => {
  vi.unstubAllGlobals();
  fetchMock.mockReset();
  sessionStorage.clear();
});

/** Returns the idempotency keys of the requests so far. */
const listKeys = () =>
  fetchMock.mock.calls.map(
    ([, init]) => (JSON.parse(init?.body as string) as { client_ref: string }).client_ref,
  );

test('a retry after a lost response has the same key, and the next code has another', async () => {
  fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await expect(sendCode(request)).rejects.toMatchObject({ status: 0 });
  await sendCode(request);
  await sendCode(request);
  const [lost, retried, next] = listKeys();
  expect(retried).toBe(lost);
  expect(next).not.toBe(lost);
});

test('two presses at once send one request', async () => {
  const [first, second] = await Promise.all([sendCode(request), sendCode(request)]);
  expect(first).toBe(second);
  expect(listKeys()).toHaveLength(1);
});
