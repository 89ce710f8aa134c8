import { expect, test } from 'vitest';
import { createBackOff } from './usePolled.ts';

test('the wait between two polls doubles while nothing changes, up to a minute', () => {
  const backOff = createBackOff(5_000);
  const [first, second] = [{}, {}];
  expect([backOff(first), backOff(first), backOff(first)]).toEqual([5_000, 10_000, 20_000]);
  expect(backOff(second)).toBe(5_000);
  for (let count = 0; count < 20; count += 1) backOff(second);
  expect(backOff(second)).toBe(60_000);
});
