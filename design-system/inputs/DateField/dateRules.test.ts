import { expect, test } from 'vitest';
import { validate } from '../../validation/validate.ts';
import { createFormats } from '../../formatters/formats.ts';
import { dateRules } from './dateRules.ts';

const limits = { minValue: '2026-03-05', maxValue: '2026-03-31' };
const getMessage = (value: unknown, dateLimits: Parameters<typeof dateRules>[0] = limits) =>
  validate(value, dateRules(dateLimits, createFormats('en-GB').date), { label: 'day' })?.text;

test.each(['2026-03-05', '2026-03-31', null, ''])('%o passes', (value) => {
  expect(getMessage(value)).toBeUndefined();
});

test.each([
  ['2026-03-04', 'The minimum day is 5 Mar 2026.'],
  ['0002-03-10', 'The minimum day is 5 Mar 2026.'],
  ['2026-04-01', 'The maximum day is 31 Mar 2026.'],
  ['2026-02-30', 'day is not valid.'],
  // An incomplete date, as fields store it.
  ['5/?/2026', 'day is not valid.'],
])('%s is rejected with "%s"', (value, text) => expect(getMessage(value)).toBe(text));

test('a bound that is not a date is ignored', () => {
  expect(getMessage('2026-03-04', { minValue: '', maxValue: 'tomorrow' })).toBeUndefined();
});
