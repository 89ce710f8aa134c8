import { expect, test } from 'vitest';
import { getEndOfDay, getEndOfNextMonth, getWeek } from './aheadDays.ts';

test.each([
  ['2026-11-26T10:00:00', '2026-12-31'],
  ['2026-12-31T23:00:00', '2027-01-31'],
  // The next month is shorter.
  ['2027-01-31T10:00:00', '2027-02-28'],
])('on %s, the default day is %s', (now, day) => {
  expect(getEndOfNextMonth(new Date(now).getTime())).toBe(day);
});

test('weeks are from Monday to Sunday, and a day ends with its last millisecond', () => {
  expect(getWeek(new Date('2026-12-06T23:59:59').getTime())).toEqual({
    start: '2026-11-30',
    end: '2026-12-06',
  });
  expect(getEndOfDay('2026-12-31')).toBe(new Date('2027-01-01T00:00:00').getTime() - 1);
});
