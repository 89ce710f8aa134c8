import { createCalendar } from '@internationalized/date';
import { expect, test } from 'vitest';
import { expandYear, readSegments } from './dateText.ts';

/** Creates the segments of a date field; null for an empty segment. */
function createSegments(year: number | null, month: number | null, day: number | null) {
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
] as const)('the segments %o are the text %o', (given, text) => {
  const [year, month, day] = given;
  expect(readSegments(createSegments(year, month, day), createCalendar('gregory'))).toBe(text);
});

test.each([
  ['buddhist', [2569, 3, 5], '2026-03-05'],
  ['buddhist', [256, 3, 5], '5/3/256'],
  ['persian', [1404, 12, 14], '2026-03-05'],
  ['islamic-umalqura', [1447, 9, 16], '2026-03-05'],
  ['islamic-umalqura', [1447, 9, 31], '31/9/1447'],
  ['roc', [115, 3, 5], '2026-03-05'],
] as const)('in the %s calendar %o becomes %s', (id, [year, month, day], text) => {
  expect(readSegments(createSegments(year, month, day), createCalendar(id))).toBe(text);
});

test.each([
  ['5/3/26', undefined, 'gregory', '2026-03-05'],
  ['5/3/49', '2026-01-01', 'gregory', '1949-03-05'],
  ['5/3/69', undefined, 'buddhist', '2026-03-05'],
  ['14/12/04', undefined, 'persian', '2026-03-05'],
  ['30/2/26', undefined, 'gregory', null],
  ['5/3/2', undefined, 'gregory', null],
])(
  'the year of %s with the maximum %s in the %s calendar is completed to %s',
  (text, max, id, date) => {
    expect(expandYear(text, max, id)).toBe(date);
  },
);
