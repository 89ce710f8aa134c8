import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createFormats } from './formats.ts';
import { minorUnitDigits, parseAmount, toDecimal } from './money.ts';

test.each([
  ['10', 1000],
  ['10.', 1000],
  ['10.5', 1050],
  ['.5', 50],
  ['1,234.50', 123450],
  ['1234.50', 123450],
  ['$ 1,234.50', 123450],
  [' 10\u00a0', 1000],
  ['-1', -100],
  ['\u22121', -100],
  ['1-', -100],
  ['-0', 0],
  ['١٢٫٥', 1250],
  ['１２．５', 1250],
  ['007', 700],
])('%s is parsed as an amount', (text, amount) => expect(parseAmount(text, 'USD')).toBe(amount));

test.each(['', ' ', '\t', '\u200b', '$'])('"%s" is parsed as null', (text) => {
  expect(parseAmount(text, 'USD')).toBeNull();
});

test.each(['x', '6abc', '1.234', '1,23', '12,34.5', '1,234,5', '.', '-', '--1', '1e3', '١x', '😀'])(
  '%s is parsed as NaN, never rounded',
  (text) => expect(parseAmount(text, 'USD')).toBeNaN(),
);

test.each([
  ['JPY', 1500, '1,500', '1,500.0'],
  ['KWD', 1500, '1.500', '1.5000'],
])(
  'in %s, %i minor units are %s, and %s has too many decimals',
  (currency, amount, text, tooLong) => {
    expect(createFormats('en').amount({ amount, currency })).toBe(text);
    expect(createFormats('en').amount({ amount: -amount, currency })).toBe(`-${text}`);
    expect(parseAmount(text, currency)).toBe(amount);
    expect(parseAmount(tooLong, currency)).toBeNaN();
  },
);

test('an amount beyond the safe integers is parsed as NaN', () => {
  expect(parseAmount('99999999999999999', 'USD')).toBeNaN();
});

test('currencies have the fraction digits of ISO 4217', () => {
  expect(['USD', 'JPY', 'KRW', 'BHD'].map(minorUnitDigits)).toEqual([2, 0, 0, 3]);
});

test.each([
  [123_450, 'USD', '1234.50'],
  [-5, 'USD', '-0.05'],
  [1500, 'JPY', '1500'],
  [-1, 'KWD', '-0.001'],
])('%i minor units of %s are the decimal %s', (amount, currency, text) =>
  expect(toDecimal({ amount, currency })).toBe(text),
);

test.each(['en', 'de', 'de-CH', 'fr', 'fr-CH', 'hi', 'ar-EG', 'fa', 'sv', 'ja'])(
  'in %s every formatted amount parses back, and no text throws',
  (locale) => {
    const { amount: format, moneySeparators } = createFormats(locale);
    fc.assert(
      fc.property(fc.maxSafeInteger(), fc.constantFrom('JPY', 'USD', 'KWD'), (amount, currency) => {
        expect(parseAmount(format({ amount, currency }), currency, moneySeparators)).toBe(amount);
      }),
    );
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }),
        (text) => void parseAmount(text, 'USD', moneySeparators),
      ),
    );
  },
);

test('a code in lower case has the minor units of its currency', () => {
  expect(createFormats('en').money({ amount: 1500, currency: 'jpy' })).toBe('¥1,500');
  expect(createFormats('en').money({ amount: 1500, currency: 'kwd' })).toBe('KWD\u00a01.500');
  expect(parseAmount('1,500', 'jpy')).toBe(1500);
});

test.each([123_456.5, Infinity, NaN])('%f minor units are a dash in every form', (amount) => {
  const { money, shortMoney, approximateMoney } = createFormats('en');
  for (const format of [money, shortMoney, approximateMoney])
    expect(format({ amount, currency: 'USD' })).toBe('–');
});

test('amounts that are not shortened have the format of the portal', () => {
  const { shortMoney } = createFormats('en', { money: ({ amount }) => `${amount} points` });
  expect(shortMoney({ amount: 780, currency: 'USD' })).toBe('780 points');
});

test('in a right-to-left text, a code of more than three letters stays together', () => {
  expect(createFormats('ar').money({ amount: 1500, currency: 'USDT' })).toContain(
    '\u2066USDT\u2069',
  );
});
