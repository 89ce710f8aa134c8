import fc from 'fast-check';
import { expect, test } from 'vitest';
import { numberText } from './numberText.ts';

const en = numberText('en');

test.each([
  ['12', 12],
  ['1,234.5', 1234.5],
  ['1234.5', 1234.5],
  ['.5', 0.5],
  ['5.', 5],
  ['+5', 5],
  ['-5', -5],
  ['\u22125', -5],
  ['-0', 0],
  ['007', 7],
  [' 1\u00a0234 ', 1234],
  ['١٬٢٣٤٫٥', 1234.5],
  ['۱۲', 12],
  ['１２．５', 12.5],
  ['12,34,567', 1234567],
])('%s is a number', (text, number) => expect(en.parse(text)).toBe(number));

test.each(['', ' ', '\u200b'])('"%s" is none', (text) => expect(en.parse(text)).toBeNull());

test.each(['6abc', '1,5', '1.2.3', '--1', '1e3', 'e', 'g', '5d5', '.', '-', '5%', '😀', '٪', '١x'])(
  '%s is no number',
  (text) => expect(en.parse(text)).toBeNaN(),
);

test('what cannot be counted exactly is no number', () => {
  expect(en.parse('9'.repeat(17))).toBeNaN();
  expect(en.parse('9'.repeat(1_000_000))).toBeNaN();
});

test.each([
  ['de', '1.234,5', 1234.5],
  ['fr', '1\u202f234,5', 1234.5],
  ['fr', '1 234,5', 1234.5],
  ['de-CH', "1'234.5", 1234.5],
  ['ar', '1,234.5', 1234.5],
  ['ar', '١٬٢٣٤٫٥', 1234.5],
  ['zh-Hans', '1,234.5', 1234.5],
])('in %s, %s is read as people write it there', (locale, text, number) => {
  expect(numberText(locale).parse(text)).toBe(number);
});

test('a dot between thousands is no decimal point in German, nor the other way round', () => {
  expect(numberText('de').parse('1.5')).toBeNaN();
  expect(numberText('de').parse('1.500')).toBe(1500);
  expect(numberText('en').parse('1.500')).toBe(1.5);
});

test('more fraction digits than the format has are not cut', () => {
  const whole = numberText('en', { maximumFractionDigits: 0 });
  expect(whole.parse('1.5')).toBeNaN();
  expect(whole.parse('1.0')).toBe(1);
});

test('percent and units are written, and may be left out in typing', () => {
  const percent = numberText('en', { style: 'percent' });
  expect(percent.format(0.15)).toBe('15%');
  expect(['15%', '15', '15 %', '7', '١٥٪'].map(percent.parse)).toEqual([
    0.15, 0.15, 0.15, 0.07, 0.15,
  ]);
  const days = numberText('en', { style: 'unit', unit: 'day', unitDisplay: 'long' });
  expect(days.format(2)).toBe('2 days');
  expect(['1 day', '2 days', '3'].map(days.parse)).toEqual([1, 2, 3]);
  expect(days.parse('2 weeks')).toBeNaN();
});

test.each(['en', 'de', 'fr', 'ar', 'zh-Hans', 'hi'])(
  'in %s every number reads as written',
  (locale) => {
    const { format, parse } = numberText(locale);
    fc.assert(
      fc.property(
        fc.integer({ min: -1e9, max: 1e9 }),
        fc.integer({ min: 0, max: 4 }),
        (n, places) => {
          const number = Number(`${n}e-${places}`);
          expect(parse(format(number))).toBe(number);
        },
      ),
    );
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => void parse(text)));
  },
);
