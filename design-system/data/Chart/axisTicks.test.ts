import { expect, test } from 'vitest';
import { getAxisTicks } from './axisTicks.ts';

const toPoints = (values: readonly number[]) =>
  values.map((value, index) => ({ x: String(index), values: { one: value } }));

test.each([
  [
    [0, 1400],
    [0, 500, 1000, 1500],
  ],
  [
    [3, 13],
    [0, 5, 10, 15],
  ],
  [[1], [0, 1]],
  [[7], [0, 2, 4, 6, 8]],
  [[], [0, 1]],
  [
    [0, 0],
    [0, 1],
  ],
  [
    [-200, 600],
    [-200, 0, 200, 400, 600],
  ],
  [[-3], [-3, -2, -1, 0]],
  [[19_990_001], [0, 5_000_000, 10_000_000, 15_000_000, 20_000_000]],
])('for %j the ticks are %j', (values, ticks) => {
  expect(getAxisTicks(toPoints(values), ['one'], 1)).toEqual(ticks);
});

test('no step is smaller than a whole unit, such as 100 cents', () => {
  expect(getAxisTicks(toPoints([150]), ['one'], 100)).toEqual([0, 100, 200]);
});

test('series without a figure have no influence on the ticks', () => {
  expect(getAxisTicks(toPoints([2]), ['one', 'other'], 1)).toEqual([0, 1, 2]);
});

test.each([NaN, Infinity, -Infinity])('the figure %f has no influence on the ticks', (figure) => {
  expect(getAxisTicks(toPoints([figure, 2]), ['one'], 1)).toEqual([0, 1, 2]);
});
