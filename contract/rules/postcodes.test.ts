import { countries } from '@byline/design-system/countries';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hasPostcodes, needsPostcode, parsePostcode } from './postcodes.ts';

test.each([
  ['GB', 'sw1a1aa', 'SW1A 1AA'],
  ['GB', 'SW1A  1AA', 'SW1A 1AA'],
  ['GB', 'm1 1ae', 'M1 1AE'],
  ['IM', 'IM1 1AA', 'IM1 1AA'],
  ['DE', '10115', '10115'],
  ['DE', 'D-10115', '10115'],
  ['DE', 'DE 10115', '10115'],
  ['JP', '１００−０００１', '100-0001'],
  ['JP', '１００ー０００１', '100-0001'],
  ['JP', '〒100-0001', '100-0001'],
  ['JP', '1000001', '100-0001'],
  ['SA', '١١٥٦٤', '11564'],
  ['EG', '١٢٤١١', '12411'],
  ['IN', '११०००१', '110001'],
  ['IN', '110 001', '110001'],
  ['TH', '๑๐๑๕๐', '10150'],
  ['IR', '۱۱۹۳۶-۱۲۳۴۵', '11936-12345'],
  ['PL', '00950', '00-950'],
  ['NL', '1012ab', '1012 AB'],
  ['NL', 'NL-1012 AB', '1012 AB'],
  ['SE', 'SE-114 55', '114 55'],
  ['FR', '75 001', '75001'],
  ['FR', 'F-75001', '75001'],
  ['CA', 'k1a0b1', 'K1A 0B1'],
  ['BR', '01310100', '01310-100'],
  ['US', '94103-1234', '94103-1234'],
  ['US', '941031234', '94103-1234'],
  ['US', '94103', '94103'],
  ['IE', 'd02af30', 'D02 AF30'],
  ['PT', '1000 001', '1000-001'],
  ['AR', '1425', '1425'],
  ['AR', 'c1070aam', 'C1070AAM'],
  ['SG', 'S 238801', '238801'],
  ['LV', 'LV-1010', '1010'],
  ['AD', 'ad500', 'AD500'],
  ['SZ', 'h100', 'H100'],
  ['LU', 'L-1234', '1234'],
  ['TW', '10603', '10603'],
  ['KR', '03051', '03051'],
  ['CN', '\u2066100096\u2069', '100096'],
  ['XK', '10000', '10000'],
  ['MT', 'VCT1753', 'VCT 1753'],
])('in %s the postcode %j is %s', (country, text, stored) => {
  expect(parsePostcode(country, text)).toBe(stored);
});

test.each([
  ['DE', ''],
  ['DE', '1011'],
  ['DE', '101155'],
  ['DE', 'X1Y15'],
  ['DE', 'SW1A 1AA'],
  ['GB', '10115'],
  ['JP', '10-0001'],
  ['US', 'ABCDE'],
  ['NL', '1012'],
  ['CA', 'K1A'],
  ['IN', 'ΑΒ0001'],
  ['SG', '—'],
  ['MT', 'VCT 17535'],
])('in %s the postcode %j is invalid', (country, text) => {
  expect(parsePostcode(country, text)).toBeNull();
});

test.each(['HK', 'MO', 'AE', 'QA', 'GH', 'JM', 'FJ', 'UG', 'ZW', 'AO', 'BO', 'LY', 'YE'])(
  'in %s there are no postcodes, and a typed postcode is left out',
  (country) => {
    expect([hasPostcodes(country), needsPostcode(country)]).toEqual([false, false]);
    expect(parsePostcode(country, '')).toBe('');
    expect(parsePostcode(country, '999077')).toBe('');
  },
);

test.each(['BH', 'KW', 'LB', 'NG'])('in %s a postcode is optional', (country) => {
  expect([hasPostcodes(country), needsPostcode(country)]).toEqual([true, false]);
  expect(parsePostcode(country, '')).toBe('');
  expect(parsePostcode(country, 'nonsense')).toBeNull();
});

test('a stored postcode is parsed to itself, and no text throws', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...countries),
      fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^[A-Z0-9 -]{3,9}$/)),
      (country, text) => {
        const stored = parsePostcode(country, text);
        if (stored !== null) expect(parsePostcode(country, stored)).toBe(stored);
      },
    ),
    { numRuns: 300 },
  );
});
