import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createFormats } from '../../formatters/formats.ts';
import { createNumberText, type NumberFieldFormat } from './numberText.ts';

/** Returns the functions that format and parse the numbers of a field. */
function createText(locale: string, options?: NumberFieldFormat) {
  const { format, read } = createNumberText(createFormats(locale), locale, options);
  return { format, parse: (text: string) => read(text).value };
}

const en = createText('en');

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

test.each(['', ' ', '\u200b'])('"%s" is empty', (text) => expect(en.parse(text)).toBeNull());

test.each(['6abc', '5,', '1.2.3', '--1', '1e3', 'e', 'g', '5d5', '.', '-', '5%', '😀', '٪', '١x'])(
  '%s is not a number',
  (text) => expect(en.parse(text)).toBeNaN(),
);

test('a number beyond the safe integers is parsed as NaN', () => {
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
])('in %s, %s is parsed in the format of the locale', (locale, text, number) => {
  expect(createText(locale).parse(text)).toBe(number);
});

test('a dot separates thousands in German and decimals in English', () => {
  expect(createText('de').parse('1.5')).toBe(1.5);
  expect(createText('de').parse('1.500')).toBe(1500);
  expect(createText('en').parse('1.500')).toBe(1.5);
});

test('excess fraction digits are rejected, not rounded', () => {
  const integer = createText('en', { maximumFractionDigits: 0 });
  expect(integer.parse('1.5')).toBeNaN();
  expect(integer.parse('1.0')).toBe(1);
});

test('percent signs and units are formatted, and optional in parsing', () => {
  const percent = createText('en', { style: 'percent' });
  expect(percent.format(0.15)).toBe('15%');
  expect(['15%', '15', '15 %', '7', '١٥٪'].map(percent.parse)).toEqual([
    0.15, 0.15, 0.15, 0.07, 0.15,
  ]);
  const days = createText('en', { style: 'unit', unit: 'day', unitDisplay: 'long' });
  expect(days.format(2)).toBe('2 days');
  expect(['1 day', '2 days', '3'].map(days.parse)).toEqual([1, 2, 3]);
  expect(days.parse('2 weeks')).toBeNaN();
});

test.each(['ar', 'ar-EG', 'he', 'en', 'ru'])(
  'in %s a number of days parses to itself, also where one and two days are words',
  (locale) => {
    const days = createText(locale, { style: 'unit', unit: 'day', unitDisplay: 'long' });
    const numbers = [0, 1, 2, 3, 11, 100, 1.5];
    expect(numbers.map((number) => days.parse(days.format(number)))).toEqual(numbers);
  },
);

test.each(['en', 'de', 'fr', 'ar', 'zh-Hans', 'hi'])(
  'in %s every formatted number parses to itself, and no text throws',
  (locale) => {
    const { format, parse } = createText(locale);
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
