import { expect, test } from 'vitest';
import { getEndOfNextMonth, getWeek } from './aheadDays.ts';

test.each([
  ['2026-11-26T10:00:00', '2026-12-31'],
  ['2026-12-31T23:00:00', '2027-01-31'],
  // The next month is shorter.
  ['2027-01-31T10:00:00', '2027-02-28'],
])('on %s, the default day is %s', (now, day) => {
  expect(getEndOfNextMonth(new Date(now).getTime())).toBe(day);
});

test('weeks are from Monday to Sunday', () => {
  for (const day of ['2026-11-30', '2026-12-02', '2026-12-06']) {
    expect(getWeek(day)).toEqual({ start: '2026-11-30', end: '2026-12-06' });
  }
});
