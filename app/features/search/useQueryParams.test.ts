import { expect, test } from 'vitest';
import { getDay } from './useQueryParams.ts';

test.each([
  ['2026-12-31', '2026-12-31'],
  ['2028-02-29', '2028-02-29'],
  ['2026-02-29', null],
  ['2026-04-31', null],
  ['2026-13-01', null],
  ['2026-1-1', null],
  ['soon', null],
  ['', null],
])('the day %s of a query is %s', (text, day) => {
  expect(getDay(new URLSearchParams({ day: text }), 'day')).toBe(day);
});

test('a day that a query lacks is null', () => {
  expect(getDay(new URLSearchParams(), 'day')).toBeNull();
});
