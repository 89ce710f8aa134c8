import { expect, test } from 'vitest';
import { parseRangeEnd, parseRangeStart } from './dates.ts';

test.each([
  ['2026-10-03', 'UTC', '2026-10-03T00:00:00.000Z', '2026-10-03T23:59:59.999Z'],
  ['2026-10-03', 'Pacific/Kiritimati', '2026-10-02T10:00:00.000Z', '2026-10-03T09:59:59.999Z'],
  ['2026-10-03', 'Etc/GMT+12', '2026-10-03T12:00:00.000Z', '2026-10-04T11:59:59.999Z'],
  // On these days clocks change: the day has 23 hours in Berlin, and starts at one o'clock in Beirut.
  ['2026-03-29', 'Europe/Berlin', '2026-03-28T23:00:00.000Z', '2026-03-29T21:59:59.999Z'],
  ['2026-03-29', 'Asia/Beirut', '2026-03-28T22:00:00.000Z', '2026-03-29T20:59:59.999Z'],
])('the day %s in %s is from %s to %s', (day, zone, start, end) => {
  expect(new Date(parseRangeStart(day, zone)).toISOString()).toBe(start);
  expect(new Date(parseRangeEnd(day, zone)).toISOString()).toBe(end);
  // A full timestamp already contains its zone.
  expect(new Date(parseRangeStart(start, zone)).toISOString()).toBe(start);
  expect(new Date(parseRangeEnd(end, zone)).toISOString()).toBe(end);
});
