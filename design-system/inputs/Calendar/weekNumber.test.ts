import { parseDate } from '@internationalized/date';
import { expect, test } from 'vitest';
import { getWeekNumber } from './weekNumber.ts';

test.each([
  // ISO 8601: the first week has the first Thursday of the year.
  ['2024-01-01', true, 1],
  ['2024-12-30', true, 1],
  ['2026-12-28', true, 53],
  ['2027-01-04', true, 1],
  ['2020-12-28', true, 53],
  ['2021-01-04', true, 1],
  // Otherwise the first week has 1 January.
  ['2025-12-28', false, 1],
  ['2026-01-04', false, 2],
  ['2023-01-01', false, 1],
  ['2022-12-25', false, 53],
  ['2022-12-24', false, 52],
  ['2022-12-31', false, 1],
])(
  'the week that starts on %s (weeks start on Monday: %s) is %d',
  (start, startsOnMonday, week) => {
    expect(getWeekNumber(parseDate(start), startsOnMonday)).toBe(week);
  },
);
