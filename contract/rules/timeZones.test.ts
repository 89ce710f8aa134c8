import { describe, expect, test } from 'vitest';
import { findTimeZone, getEndOfDay, haveSameTime, toCalendarDay } from './timeZones.ts';

describe('findTimeZone', () => {
  test.each([
    ['Asia/Singapore', 'Asia/Singapore'],
    ['asia/singapore', 'Asia/Singapore'],
    ['UTC', 'UTC'],
    ['Pacific/Kiritimati', 'Pacific/Kiritimati'],
    ['Etc/GMT+12', 'Etc/GMT+12'],
  ])('finds %s', (text, zone) => {
    expect(findTimeZone(text)).toBe(zone);
  });

  test.each([
    '',
    ' ',
    'Etc/Unknown',
    'Mars/Base',
    '+08:00',
    '-12',
    'GMT+8 ',
    'Z',
    'a'.repeat(5000),
  ])('finds no zone in "%s"', (text) => {
    expect(findTimeZone(text)).toBeNull();
  });
});

test.each([
  ['Asia/Calcutta', 'Asia/Kolkata', true],
  ['Europe/Berlin', 'Europe/Paris', true],
  ['UTC', 'Etc/UTC', true],
  // The two zones agree in winter only.
  ['UTC', 'Europe/London', false],
  ['Africa/Lagos', 'Europe/Berlin', false],
  // The two zones have the same hour, but different days.
  ['Pacific/Kiritimati', 'Pacific/Honolulu', false],
  ['Asia/Kathmandu', 'Asia/Kolkata', false],
])('in November, the clocks of %s and %s agree: %s', (one, other, agree) => {
  expect(haveSameTime(one, other, Date.UTC(2026, 10, 25))).toBe(agree);
});

test.each([
  ['2026-03-06T22:30:00Z', 'Asia/Singapore', '2026-03-07'],
  ['2026-03-06T04:30:00Z', 'America/New_York', '2026-03-05'],
  ['2026-03-06T00:00:00Z', 'UTC', '2026-03-06'],
])('the calendar day of %s in %s is %s', (time, zone, day) => {
  expect(toCalendarDay(Date.parse(time), zone)).toBe(Date.parse(day));
});

test.each([
  ['2026-03-06', 'Asia/Singapore', '2026-03-06T15:59:59.000Z'],
  ['2026-03-06', 'Pacific/Kiritimati', '2026-03-06T09:59:59.000Z'],
  ['2026-03-06', 'Etc/GMT+12', '2026-03-07T11:59:59.000Z'],
  // On this day, the clocks of Berlin go forward.
  ['2026-03-29', 'Europe/Berlin', '2026-03-29T21:59:59.000Z'],
])('the day %s ends in %s at %s', (day, zone, end) => {
  expect(new Date(getEndOfDay(day, zone)).toISOString()).toBe(end);
});
