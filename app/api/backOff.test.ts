import { expect, test } from 'vitest';
import { createBackOff } from './backOff.ts';

test('waits longer while there is no news, up to a minute', () => {
  const backOff = createBackOff();
  const [first, second] = [{}, {}];
  expect([backOff(first), backOff(first), backOff(first)]).toEqual([5_000, 7_500, 11_250]);
  expect(backOff(second)).toBe(5_000);
  for (let count = 0; count < 20; count += 1) backOff(second);
  expect(backOff(second)).toBe(60_000);
});
