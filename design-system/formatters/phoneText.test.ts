import fc from 'fast-check';
import { expect, test } from 'vitest';
import { detectCountry, guessCountry, toPhoneValue, parsePhone, formatPhone } from './phoneText.ts';

test.each([
  ['8123 4567', 'SG', '+6581234567'],
  ['(0)20 7946 0958', 'GB', '+442079460958'],
  ['213.373-4253', 'US', '+12133734253'],
  ['+65 8123 4567', 'US', '+6581234567'],
  ['0065 8123 4567', 'MY', '+6581234567'],
  ['0065 8123 4567', 'US', '+6581234567'],
  ['001 65 8123 4567', 'SG', '+6581234567'],
  ['011 65 8123 4567', 'US', '+6581234567'],
  ['٨١٢٣٤٥٦٧', 'SG', '+6581234567'],
  ['＋６５８１２３４５６７', 'US', '+6581234567'],
  ['\u200e+65\u00a08123 4567', 'US', '+6581234567'],
  ['tel:+65-8123-4567', 'US', '+6581234567'],
  ['+33\u202f6\u202f10\u202f10\u202f10\u202f10', 'US', '+33610101010'],
  ['06\u200910\u200910\u200910\u200910', 'FR', '+33610101010'],
  ['06\u200710\u200710\u200710\u200710', 'FR', '+33610101010'],
  ['+65\t8123 4567', 'US', '+6581234567'],
  ['06·10·10·10·10', 'FR', '+33610101010'],
  ['06•10•10•10•10', 'FR', '+33610101010'],
  ['03‐6205‐3000', 'JP', '+81362053000'],
  ['+800 1234 5678', 'US', '+80012345678'],
] as const)('%s in %s is %s', (text, country, number) => {
  expect(toPhoneValue(text, country)).toBe(number);
});

test.each(['', ' ', '\u200b', '\t'])('"%s" is empty', (text) => {
  expect(toPhoneValue(text, 'SG')).toBeNull();
});

test.each(['6abc', '12', '+', '+65', 'call 81234567', '8123 4567 ext. 12', '😀', '8'.repeat(200)])(
  '%s is not a number, and is validated as text',
  (text) => expect(toPhoneValue(text, 'SG')).toBe(text),
);

test('a megabyte of text is not parsed', () => {
  expect(parsePhone('8'.repeat(1_000_000), 'SG')).toBeUndefined();
});

test('an international number determines the country; otherwise it is the country of the field', () => {
  expect(detectCountry('+65 8123 4567', 'US')).toBe('SG');
  expect(detectCountry('0065 8123 4567', 'US')).toBe('SG');
  expect(detectCountry('+1 213 373 4253', 'CA')).toBe('US');
  expect(detectCountry('+65', 'US')).toBe('US');
  expect(detectCountry('8123 4567', 'US')).toBe('US');
});

test.each(['en', 'ar', 'zh-Hans', 'fr-CA', 'es-419', 'en-001'])(
  'the locale %s has a country',
  (locale) => {
    expect(guessCountry(locale)).toMatch(/^[A-Z]{2}$/);
  },
);

test('the country of a locale is its region, or else the most likely country of its language', () => {
  expect(['en', 'en-SG', 'zh-Hans', 'es-419'].map(guessCountry)).toEqual(['US', 'SG', 'CN', 'US']);
});

test('every formatted number parses to itself, and no text throws', () => {
  fc.assert(
    fc.property(fc.integer({ min: 80_000_000, max: 99_999_999 }), (digits) => {
      const number = parsePhone(String(digits), 'SG');
      // Not all of these numbers are assigned in Singapore.
      if (number === undefined) return;
      const { text, country } = formatPhone(number, 'US');
      expect(parsePhone(text, country)?.number).toBe(number.number);
    }),
  );
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => void toPhoneValue(text, 'SG')));
});
