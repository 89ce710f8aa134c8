import { expect, test } from 'vitest';
import { countries } from '@byline/design-system/countries';
import { findTimeZone } from '../../../contract/rules/timeZones.ts';
import { getBank, getBankCalendar } from './banks.ts';

test.each([
  ['SG', 'Asia/Singapore'],
  ['US', 'America/New_York'],
  ['PT', 'Europe/Lisbon'],
])('the banks of %s count their days in %s', (country, zone) => {
  expect(getBank(country).timeZone).toBe(zone);
});

test('the banks of every country count their days in a time zone', () => {
  for (const country of countries) expect(findTimeZone(getBank(country).timeZone)).not.toBeNull();
});

test.each([
  ['SG', [0, 6]],
  ['KW', [5, 6]],
  ['IN', [0]],
])('the banks of %s rest on the days %j of the week', (country, weekend) => {
  expect(getBank(country).weekend.toSorted()).toEqual(weekend);
});

test('dollars reach a bank in Kuwait neither on Friday, when it rests, nor on Sunday, when dollars do', () => {
  const calendar = getBankCalendar({ weekend: [0, 6], holidays: ['12-25'] }, getBank('KW'));
  expect(calendar.weekend.toSorted()).toEqual([0, 5, 6]);
  expect(calendar.holidays).toEqual(['12-25']);
});
