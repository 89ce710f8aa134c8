import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from './ApiError.ts';
import { swrOptions } from './swrOptions.ts';

beforeEach(() => {
  vi.useFakeTimers();
  // The middle of its range: the delay is neither longer nor shorter than without the random part.
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Returns the delay before the retry in milliseconds; null without a retry. */
function getRetryDelay(error: unknown, retryCount = 1): number | null {
  const revalidate = vi.fn(async () => true);
  const started = Date.now();
  const config = {} as Parameters<NonNullable<typeof swrOptions.onErrorRetry>>[2];
  swrOptions.onErrorRetry?.(error, '/api/jobs', config, revalidate, { retryCount, dedupe: true });
  vi.runAllTimers();
  if (revalidate.mock.calls.length === 0) return null;
  expect(revalidate).toHaveBeenCalledExactlyOnceWith({ retryCount });
  return Date.now() - started;
}

test.each([400, 401, 403, 404, 409, 422, 429])('does not retry after status %d', (status) =>
  expect(getRetryDelay(new ApiError(status, {}))).toBeNull(),
);

test.each([0, 500, 502, 503])('retries after status %d', (status) =>
  expect(getRetryDelay(new ApiError(status, {}))).toBe(4_000),
);

test('the delay before a retry doubles, up to a minute', () => {
  const error = new ApiError(503, {});
  const delays = [1, 2, 3, 4, 5, 6, 20].map((count) => getRetryDelay(error, count));
  expect(delays).toEqual([4_000, 8_000, 16_000, 32_000, 60_000, 60_000, 60_000]);
});

test('the delay has a random part, so that the retries of many clients are spread', () => {
  const error = new ApiError(503, {});
  vi.mocked(Math.random).mockReturnValue(0);
  expect(getRetryDelay(error)).toBe(3_000);
  vi.mocked(Math.random).mockReturnValue(0.999);
  expect(getRetryDelay(error)).toBeGreaterThan(4_900);
});

test('the previous data stays while new data loads', () => {
  expect(swrOptions.keepPreviousData).toBe(true);
});
