import { describe, expect, test } from 'vitest';
import { findTimeZone, haveSameTime } from './timeZones.ts';

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
