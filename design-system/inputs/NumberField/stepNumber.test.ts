import { expect, test } from 'vitest';
import { stepNumber } from './stepNumber.ts';

const free = { min: undefined, max: undefined, step: 1 };

test.each([
  [0, 1, free, 1],
  [0, -1, free, -1],
  [null, 1, free, 0],
  [null, 1, { ...free, min: 3 }, 3],
  [null, 1, { ...free, max: -2 }, -2],
  [9, 10, { ...free, max: 12 }, 12],
  [4, -10, { ...free, min: 1 }, 1],
  [100, 1, { ...free, max: 12 }, 12],
  [0.2, 1, { ...free, step: 0.1 }, 0.3],
  [0.3, 1, { ...free, step: 0.1 }, 0.4],
  [0.3, -1, { ...free, step: 0.1 }, 0.2],
  [3, 1, { ...free, step: 5 }, 5],
  [3, -1, { ...free, step: 5 }, 0],
  [4, 1, { min: 1, max: undefined, step: 2 }, 5],
])('from %s, %s steps of %o lead to %s', (from, steps, ladder, to) => {
  expect(stepNumber(from, steps, ladder)).toBe(to);
});
