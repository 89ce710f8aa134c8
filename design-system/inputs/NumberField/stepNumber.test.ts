import { expect, test } from 'vitest';
import { stepNumber } from './stepNumber.ts';

const unbounded = { min: undefined, max: undefined, step: 1 };

test.each([
  [0, 1, unbounded, 1],
  [0, -1, unbounded, -1],
  [null, 1, unbounded, 0],
  [null, 1, { ...unbounded, min: 3 }, 3],
  [null, 1, { ...unbounded, max: -2 }, -2],
  [9, 10, { ...unbounded, max: 12 }, 12],
  [4, -10, { ...unbounded, min: 1 }, 1],
  [100, 1, { ...unbounded, max: 12 }, 12],
  [0.2, 1, { ...unbounded, step: 0.1 }, 0.3],
  [0.3, 1, { ...unbounded, step: 0.1 }, 0.4],
  [0.3, -1, { ...unbounded, step: 0.1 }, 0.2],
  [3, 1, { ...unbounded, step: 5 }, 5],
  [3, -1, { ...unbounded, step: 5 }, 0],
  [4, 1, { min: 1, max: undefined, step: 2 }, 5],
])('from %s, %s steps with %o lead to %s', (from, steps, options, to) => {
  expect(stepNumber(from, steps, options)).toBe(to);
});
