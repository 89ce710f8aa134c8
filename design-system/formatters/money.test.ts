import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  formatAmount,
  formatShortCurrency,
  narrowSymbol,
  parseAmount,
  formatApproximateCurrency,
} from './money.ts';

test.each([
  [0, '0.00'],
  [5, '0.05'],
  [-5, '-0.05'],
  [1050, '10.50'],
  [123456789, '1,234,567.89'],
])('%i minor units are formatted as %s', (amount, text) =>
  expect(formatAmount({ amount, currency: 'USD' })).toBe(text),
);

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
  ['-0', 0],
  ['١٢٫٥', 1250],
  ['１２．５', 1250],
  ['007', 700],
])('%s is parsed as an amount', (text, amount) => expect(parseAmount(text, 'USD')).toBe(amount));

test.each([
  [0, 'USD', '$ 0.00'],
  [99_900, 'USD', '$ 999.00'],
  [-99_950, 'USD', '-$ 1.0k'],
  [123_456, 'USD', '$ 1.2k'],
  [987_654_321, 'USD', '$ 9.9m'],
  [1234, 'JPY', '¥ 1.2k'],
  [1_500_500, 'KWD', 'KWD 1.5k'],
  [1500, 'KWD', 'KWD 1.500'],
  [0.5, 'USD', '–'],
])('%d minor units of %s are short as %s', (amount, currency, text) =>
  expect(formatShortCurrency({ amount, currency })).toBe(text),
);

test.each(['', ' ', '\t', '\u200b', '$'])('"%s" is parsed as null', (text) => {
  expect(parseAmount(text, 'USD')).toBeNull();
});

test.each(['x', '6abc', '1.234', '1,23', '12,34.5', '1,234,5', '.', '-', '1-', '1e3', '١x', '😀'])(
  '%s is parsed as NaN, never rounded',
  (text) => expect(parseAmount(text, 'USD')).toBeNaN(),
);

test.each([
  ['JPY', 1500, '1,500', '1,500.0'],
  ['KWD', 1500, '1.500', '1.5000'],
])('%s has %i minor units in %s', (currency, amount, text, other) => {
  expect(formatAmount({ amount, currency })).toBe(text);
  expect(formatAmount({ amount: -amount, currency })).toBe(`-${text}`);
  expect(parseAmount(text, currency)).toBe(amount);
  expect(parseAmount(other, currency)).toBeNaN();
});

test('an amount beyond the safe integers is parsed as NaN', () => {
  expect(parseAmount('99999999999999999', 'USD')).toBeNaN();
});

test('every formatted amount parses back, and no text throws', () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), fc.constantFrom('JPY', 'USD', 'KWD'), (amount, currency) => {
      expect(parseAmount(formatAmount({ amount, currency }), currency)).toBe(amount);
    }),
  );
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => void parseAmount(text, 'USD')));
});

test('a currency has a symbol, or else its code', () => {
  expect(narrowSymbol('USD')).toBe('$');
  expect(narrowSymbol('SGD')).toBe('$');
  expect(narrowSymbol('EUR')).toBe('€');
  expect(narrowSymbol('CHF')).toBe('CHF');
  expect(narrowSymbol('no such')).toBe('no such');
});

test.each([
  [9500, 'USD', '≈ $ 95'],
  [9549, 'USD', '≈ $ 95'],
  [9550, 'USD', '≈ $ 96'],
  [123_456_789, 'USD', '≈ $ 1,234,568'],
  [999, 'USD', '≈ $ 9.99'],
  [0, 'USD', '≈ $ 0.00'],
  [-9500, 'USD', '≈ -$ 95'],
  [13_200, 'JPY', '≈ ¥ 13,200'],
  [95_400, 'KWD', '≈ KWD 95'],
  [NaN, 'USD', '–'],
])('an approximation of %i %s is %s', (amount, currency, text) => {
  expect(formatApproximateCurrency({ amount, currency })).toBe(text);
});
