import { expect, test } from 'vitest';
import { readSegments } from './dateText.ts';

function segments(year: number | null, month: number | null, day: number | null) {
  return Object.entries({ year, month, day }).map(([type, value]) => ({
    type: type as 'year' | 'month' | 'day',
    value,
    isPlaceholder: value === null,
  }));
}

test.each([
  [[null, null, null], null],
  [[2026, 3, 5], '2026-03-05'],
  [[2, 3, 5], '5/3/2'],
  [[2024, 2, 29], '2024-02-29'],
  [[2026, 2, 29], '29/2/2026'],
  [[2026, null, 5], '5/?/2026'],
  [[null, null, 5], '5/?/?'],
] as const)('%o becomes %o', (given, text) => {
  const [year, month, day] = given;
  expect(readSegments(segments(year, month, day))).toBe(text);
});
