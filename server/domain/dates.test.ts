import { expect, test } from 'vitest';
import { addWorkingDays, parseRangeEnd, parseRangeStart } from './dates.ts';

test.each([
  ['Monday', '2026-03-02T10:30:00.000Z', 3, '2026-03-05T10:30:00.000Z'],
  ['Thursday', '2026-03-05T10:30:00.000Z', 3, '2026-03-10T10:30:00.000Z'],
  ['Friday', '2026-03-06T23:59:59.999Z', 1, '2026-03-09T23:59:59.999Z'],
  ['Saturday', '2026-03-07T10:30:00.000Z', 1, '2026-03-09T10:30:00.000Z'],
  ['Sunday', '2026-03-08T00:00:00.000Z', 5, '2026-03-13T00:00:00.000Z'],
  ['Wednesday', '2026-03-04T10:30:00.000Z', 0, '2026-03-04T10:30:00.000Z'],
])('working days from a %s skip Saturday and Sunday in UTC', (_day, from, days, expected) => {
  expect(new Date(addWorkingDays(Date.parse(from), days)).toISOString()).toBe(expected);
});

test.each([
  ['a holiday of one year', [0, 6], ['2026-03-03'], '2026-03-06T10:30:00.000Z'],
  ['a holiday of every year', [0, 6], ['03-03', '03-04'], '2026-03-09T10:30:00.000Z'],
  ['a weekend on Friday and Saturday', [5, 6], [], '2026-03-05T10:30:00.000Z'],
])('working days skip %s', (_title, weekend, holidays, expected) => {
  const monday = Date.parse('2026-03-02T10:30:00.000Z');
  const end = addWorkingDays(monday, 3, { weekend, holidays });
  expect(new Date(end).toISOString()).toBe(expected);
  const sunday = addWorkingDays(Date.parse('2026-03-05T10:30:00.000Z'), 1, { weekend, holidays });
  expect(new Date(sunday).getUTCDay()).toBe(weekend.includes(5) ? 0 : 5);
});

test.each([
  ['2026-10-03', 'UTC', '2026-10-03T00:00:00.000Z', '2026-10-03T23:59:59.999Z'],
  ['2026-10-03', 'Pacific/Kiritimati', '2026-10-02T10:00:00.000Z', '2026-10-03T09:59:59.999Z'],
  ['2026-10-03', 'Etc/GMT+12', '2026-10-03T12:00:00.000Z', '2026-10-04T11:59:59.999Z'],
  // Clocks change: the day has 23 hours in Berlin, and starts at one o'clock in Beirut.
  ['2026-03-29', 'Europe/Berlin', '2026-03-28T23:00:00.000Z', '2026-03-29T21:59:59.999Z'],
  ['2026-03-29', 'Asia/Beirut', '2026-03-28T22:00:00.000Z', '2026-03-29T20:59:59.999Z'],
])('the day %s in %s is from %s to %s', (day, zone, start, end) => {
  expect(new Date(parseRangeStart(day, zone)).toISOString()).toBe(start);
  expect(new Date(parseRangeEnd(day, zone)).toISOString()).toBe(end);
  // A time has its zone already.
  expect(new Date(parseRangeStart(start, zone)).toISOString()).toBe(start);
  expect(new Date(parseRangeEnd(end, zone)).toISOString()).toBe(end);
});
