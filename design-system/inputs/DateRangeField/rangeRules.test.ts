import { expect, test } from 'vitest';
import { validate } from '../../validation/validate.ts';
import { createFormats } from '../../formatters/formats.ts';
import { rangeRules } from './rangeRules.ts';

const limits = {
  minValue: '2026-03-05',
  maxValue: '2026-03-31',
  isDateUnavailable: (date: string) => date === '2026-03-10',
};

test.each([
  ['2026-03-05', '2026-03-31', undefined],
  ['2026-03-07', '2026-03-07', undefined],
  ['2026-03-08', '2026-03-07', 'The end must not be before the start.'],
  ['2026-03-08', null, 'stay is not valid.'],
  // An incomplete date, as fields store it.
  ['8/?/2026', '2026-03-09', 'stay is not valid.'],
  ['2026-03-04', '2026-03-07', 'The minimum stay is 5 Mar 2026.'],
  ['2026-03-07', '2026-04-01', 'The maximum stay is 31 Mar 2026.'],
  ['2026-03-07', '2026-03-10', 'stay is not valid.'],
  // Only the first and the last day must be available.
  ['2026-03-07', '2026-03-11', undefined],
])('from %o to %o has the message %o', (start, end, text) => {
  expect(
    validate({ start, end }, rangeRules(limits, createFormats('en-GB').date), { label: 'stay' })
      ?.text,
  ).toBe(text);
});

test('an empty range is valid', () => {
  expect(validate(null, rangeRules(limits, createFormats('en-GB').date))).toBeNull();
});
