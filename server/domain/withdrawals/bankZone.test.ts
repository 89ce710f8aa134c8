import { expect, test } from 'vitest';
import { countries } from '@byline/design-system/countries';
import { findTimeZone } from '../../../contract/rules/timeZones.ts';
import { getBankZone } from './bankZone.ts';

test.each([
  ['SG', 'Asia/Singapore'],
  ['US', 'America/New_York'],
  ['PT', 'Europe/Lisbon'],
])('the banks of %s count their days in %s', (country, zone) => {
  expect(getBankZone(country)).toBe(zone);
});

test('the banks of every country count their days in a time zone', () => {
  for (const country of countries) expect(findTimeZone(getBankZone(country))).not.toBeNull();
});
