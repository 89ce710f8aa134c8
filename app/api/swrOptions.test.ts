import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from './ApiError.ts';
import { swrOptions } from './swrOptions.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** After how many milliseconds a read is tried again; null where it is not. */
function pauseAfter(error: unknown, retryCount = 1): number | null {
  const revalidate = vi.fn(async () => true);
  const started = Date.now();
  const config = {} as Parameters<NonNullable<typeof swrOptions.onErrorRetry>>[2];
  swrOptions.onErrorRetry?.(error, '/api/jobs', config, revalidate, { retryCount, dedupe: true });
  vi.runAllTimers();
  if (revalidate.mock.calls.length === 0) return null;
  expect(revalidate).toHaveBeenCalledExactlyOnceWith({ retryCount });
  return Date.now() - started;
}

test.each([400, 401, 403, 404, 409, 422, 429])(
  'a read that answers %d is not tried again',
  (status) => expect(pauseAfter(new ApiError(status, {}))).toBeNull(),
);

test.each([0, 500, 502, 503])('a read that answers %d is', (status) =>
  expect(pauseAfter(new ApiError(status, {}))).toBe(4_000),
);

test('the pauses double up to a minute', () => {
  const error = new ApiError(503, {});
  const pauses = [1, 2, 3, 4, 5, 6, 20].map((count) => pauseAfter(error, count));
  expect(pauses).toEqual([4_000, 8_000, 16_000, 32_000, 60_000, 60_000, 60_000]);
});

test('many readers do not come back at the same moment', () => {
  const error = new ApiError(503, {});
  vi.mocked(Math.random).mockReturnValue(0);
  expect(pauseAfter(error)).toBe(3_000);
  vi.mocked(Math.random).mockReturnValue(0.999);
  expect(pauseAfter(error)).toBeGreaterThan(4_900);
});

test('old data stays on screen while new is on its way', () => {
  expect(swrOptions.keepPreviousData).toBe(true);
});
