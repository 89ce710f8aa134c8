import { expect, test, vi } from 'vitest';
import { guessCountry } from './guessCountry.ts';

const countries = ['BR', 'DE', 'IN', 'PT', 'SG', 'UA', 'US'];

test.each([
  ['Asia/Singapore', 'SG'],
  ['Atlantic/Azores', 'PT'],
  ['America/Chicago', 'US'],
  ['America/Sao_Paulo', 'BR'],
  ['Asia/Kolkata', 'IN'],
  ['Asia/Calcutta', 'IN'],
  ['Europe/Kyiv', 'UA'],
  ['Asia/Tokyo', null],
  ['UTC', null],
  ['not/a zone', null],
  [undefined, null],
])('in the time zone %s, the country out of seven is %s', (zone, country) => {
  expect(guessCountry(countries, zone)).toBe(country);
});

test('the country is unknown in a browser without the time zones of countries', () => {
  class Locale {}
  vi.stubGlobal('Intl', { ...Intl, Locale });
  expect(guessCountry(countries, 'Asia/Singapore')).toBeNull();
  vi.unstubAllGlobals();
});
