import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withTimeout } from './withTimeout.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('the signal is aborted when the other signal is, with the same reason', () => {
  const controller = new AbortController();
  const signal = withTimeout(controller.signal, 1000);
  expect(signal.aborted).toBe(false);
  controller.abort('replaced');
  expect(signal.reason).toBe('replaced');
  expect(vi.getTimerCount()).toBe(0);
});

test('the signal is aborted after the given time', () => {
  const signal = withTimeout(new AbortController().signal, 1000);
  vi.advanceTimersByTime(999);
  expect(signal.aborted).toBe(false);
  vi.advanceTimersByTime(1);
  expect(signal.reason).toMatchObject({ name: 'TimeoutError' });
});

test('the signal is aborted at once if the other signal already is', () => {
  expect(withTimeout(AbortSignal.abort('late'), 1000).reason).toBe('late');
});
