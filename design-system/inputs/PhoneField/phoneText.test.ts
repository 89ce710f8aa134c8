import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countryOf, guessCountry, judgedPhone, readPhone, writePhone } from './phoneText.ts';

test.each([
  ['8123 4567', 'SG', '+6581234567'],
  ['(0)20 7946 0958', 'GB', '+442079460958'],
  ['213.373-4253', 'US', '+12133734253'],
  ['+65 8123 4567', 'US', '+6581234567'],
  ['0065 8123 4567', 'MY', '+6581234567'],
  ['٨١٢٣٤٥٦٧', 'SG', '+6581234567'],
  ['＋６５８１２３４５６７', 'US', '+6581234567'],
  ['\u200e+65\u00a08123 4567', 'US', '+6581234567'],
  ['tel:+65-8123-4567', 'US', '+6581234567'],
  ['+800 1234 5678', 'US', '+80012345678'],
] as const)('%s in %s is %s', (text, country, number) => {
  expect(judgedPhone(text, country)).toBe(number);
});

test.each(['', ' ', '\u200b', '\t'])('"%s" is none', (text) => {
  expect(judgedPhone(text, 'SG')).toBeNull();
});

test.each(['6abc', '12', '+', '+65', 'call 81234567', '8123 4567 ext. 12', '😀', '8'.repeat(200)])(
  '%s is no number, and is judged as it stands',
  (text) => expect(judgedPhone(text, 'SG')).toBe(text),
);

test('a megabyte is not read', () => {
  expect(readPhone('8'.repeat(1_000_000), 'SG')).toBeUndefined();
});

test('an international number brings its country, a national one keeps the chosen', () => {
  expect(countryOf('+65 8123 4567', 'US')).toBe('SG');
  expect(countryOf('+1 213 373 4253', 'CA')).toBe('US');
  expect(countryOf('+65', 'US')).toBe('US');
  expect(countryOf('8123 4567', 'US')).toBe('US');
});

test.each(['en', 'ar', 'zh-Hans', 'fr-CA', 'es-419', 'en-001'])('%s has a country', (locale) => {
  expect(guessCountry(locale)).toMatch(/^[A-Z]{2}$/);
});

test('the country of a locale is the one that it names, or that speaks it most', () => {
  expect(['en', 'en-SG', 'zh-Hans', 'es-419'].map(guessCountry)).toEqual(['US', 'SG', 'CN', 'US']);
});

test('what is written is read as the same number, and no text throws', () => {
  fc.assert(
    fc.property(fc.integer({ min: 80_000_000, max: 99_999_999 }), (digits) => {
      const number = readPhone(String(digits), 'SG');
      if (number === undefined) return;
      const { text, country } = writePhone(number, 'US');
      expect(readPhone(text, country)?.number).toBe(number.number);
    }),
  );
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => void judgedPhone(text, 'SG')));
});
