import { expect, test } from 'vitest';
import {
  formatAmount,
  formatApproximateCurrency,
  formatCurrency,
  formatDate,
  formatDateTime,
  formatNumber,
  formatPercent,
  formatShortCurrency,
  getProductFormats,
  productFormats,
} from './formats.ts';

test.each([
  [0, '0'],
  [-0, '0'],
  [7, '7'],
  [12.5, '12.5'],
  [999, '999'],
  [999.5, '1.0k'],
  [1000, '1.0k'],
  [1049, '1.0k'],
  [1050, '1.1k'],
  [1150, '1.2k'],
  [12_345, '12.3k'],
  [999_949, '999.9k'],
  [999_950, '1.0m'],
  [999_999, '1.0m'],
  [1_000_000, '1.0m'],
  [2_550_000, '2.6m'],
  [1_234_567_890, '1234.6m'],
  [-999, '-999'],
  [-1500, '-1.5k'],
  [-999_999, '-1.0m'],
  [Number.NaN, '–'],
  [Number.POSITIVE_INFINITY, '–'],
])('the number %d is shown as %s', (value, shown) => {
  expect(formatNumber(value)).toBe(shown);
});

test.each([
  [12.5, '12.50%'],
  [0, '0.00%'],
  [100, '100.00%'],
  [1.005, '1.01%'],
  [33.333333, '33.33%'],
  [1234.5, '1234.50%'],
  [-4.2, '-4.20%'],
  [-0.001, '0.00%'],
  [1e-7, '0.00%'],
  [Number.NaN, '–'],
])('the share %d is shown as %s', (value, shown) => {
  expect(formatPercent(value)).toBe(shown);
});

test.each([
  [123_450, 'USD', '$ 1,234.50'],
  [-123_450, 'USD', '-$ 1,234.50'],
  [0, 'USD', '$ 0.00'],
  [-0, 'USD', '$ 0.00'],
  [5, 'USD', '$ 0.05'],
  [-5, 'USD', '-$ 0.05'],
  [99_999, 'USD', '$ 999.99'],
  [100_000, 'USD', '$ 1,000.00'],
  [123_456_789_012, 'USD', '$ 1,234,567,890.12'],
  [Number.MAX_SAFE_INTEGER, 'USD', '$ 90,071,992,547,409.91'],
  [1250, 'EUR', '€ 12.50'],
  [1250, 'SAR', 'SAR 12.50'],
  [1234, 'JPY', '¥ 1,234.00'],
  [-5, 'JPY', '-¥ 5.00'],
  [0, 'KWD', 'KWD 0.000'],
  [1234, 'CNY', 'CN¥ 12.34'],
  [1_234_567, 'KWD', 'KWD 1,234.567'],
  [1, 'KWD', 'KWD 0.001'],
  [1250, 'points', 'points 12.50'],
])('%d minor units of %s are shown as %s', (amount, currency, shown) => {
  expect(formatCurrency({ amount, currency })).toBe(shown);
});

test('an amount that is not a whole number of minor units is shown as a dash', () => {
  expect(formatCurrency({ amount: 12.5, currency: 'USD' })).toBe('–');
  expect(formatCurrency({ amount: Number.NaN, currency: 'USD' })).toBe('–');
});

test.each([
  ['2026-03-05T16:12:00Z', 'UTC', '05/03/2026 04:12 PM'],
  ['2026-03-05T00:00:00Z', 'UTC', '05/03/2026 12:00 AM'],
  ['2026-03-05T12:00:00Z', 'UTC', '05/03/2026 12:00 PM'],
  ['2026-03-05T11:59:59Z', 'UTC', '05/03/2026 11:59 AM'],
  ['2026-03-05T23:30:00Z', 'Asia/Shanghai', '06/03/2026 07:30 AM'],
  ['2026-03-05T01:05:00Z', 'America/New_York', '04/03/2026 08:05 PM'],
  ['2024-02-29T09:00:00+05:30', 'Asia/Kolkata', '29/02/2024 09:00 AM'],
])('%s is shown in %s as %s', (input, timeZone, shown) => {
  expect(formatDateTime(input, { timeZone })).toBe(shown);
  expect(formatDateTime(new Date(input), { timeZone })).toBe(shown);
  expect(formatDateTime(Date.parse(input), { timeZone })).toBe(shown);
  expect(formatDate(input, { timeZone })).toBe(shown.slice(0, 10));
});

test('a calendar day is the same in every time zone', () => {
  for (const timeZone of ['Pacific/Kiritimati', 'UTC', 'Pacific/Pago_Pago']) {
    expect(formatDate('2026-03-05', { timeZone })).toBe('05/03/2026');
  }
});

test('an invalid date is shown as a dash', () => {
  expect(formatDateTime('soon')).toBe('–');
  expect(formatDateTime('2026-03-05')).toBe('05/03/2026');
  expect(formatDate('')).toBe('–');
});

test.each([
  [0, '0.00'],
  [5, '0.05'],
  [-5, '-0.05'],
  [1050, '10.50'],
  [123456789, '1,234,567.89'],
])('%i minor units are shown without a currency as %s', (amount, text) =>
  expect(formatAmount({ amount, currency: 'USD' })).toBe(text),
);

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
])('%d minor units of %s have the short form %s', (amount, currency, text) =>
  expect(formatShortCurrency({ amount, currency })).toBe(text),
);

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
])('%i minor units of %s are approximately %s', (amount, currency, text) => {
  expect(formatApproximateCurrency({ amount, currency })).toBe(text);
});

test.each([
  ['USD', '$'],
  ['SGD', '$'],
  ['EUR', '€'],
  ['CHF', 'CHF'],
  ['no such', 'no such'],
])('a field for amounts of %s shows %s before the amount', (currency, symbol) => {
  expect(productFormats.currencySymbol?.(currency)).toEqual({ symbol, placement: 'start' });
});

test('signDisplay adds a plus to incoming money, and timeZoneName the zone to times', () => {
  const signed = (amount: number) =>
    formatCurrency({ amount, currency: 'USD' }, { signDisplay: 'exceptZero' });
  expect([500, 0, -500].map(signed)).toEqual(['+$ 5.00', '$ 0.00', '-$ 5.00']);
  const utc = { timeZone: 'UTC', timeZoneName: 'short' } as const;
  expect(formatDateTime('2026-03-05T16:12:00Z', utc)).toBe('05/03/2026 04:12 PM UTC');
  expect(formatDateTime('2026-03-05', utc)).toBe('05/03/2026');
  expect(productFormats.time?.('2026-03-05T16:12:00Z', utc)).toBe('04:12 PM UTC');
  expect(productFormats.dateRange?.('2026-03-05', '2026-03-07')).toBe('05/03/2026 – 07/03/2026');
});

test('days in words are short in English, and follow the language otherwise', () => {
  const now = '2026-11-26T12:00:00Z';
  const { day } = getProductFormats('en');
  expect(day?.('2026-12-05', { now })).toBe('Sat 5 Dec');
  expect(day?.('2026-12-05', { now, length: 'long' })).toBe('Saturday 5 December');
  // A day of another year has its year only if it is more than half a year away.
  expect(day?.('2027-01-09', { now })).toBe('Sat 9 Jan');
  expect(day?.('2027-07-09', { now })).toBe('Fri 9 Jul 2027');
  // Charts show "Sep" too; British English would have "Sept".
  expect(day?.('2026-09-05', { now })).toBe('Sat 5 Sep');
  expect(day?.('2027-09-05', { now, length: 'short' })).toBe('5 Sep 2027');
  expect(day?.('2026-09-05', { now, length: 'long' })).toBe('Saturday 5 September');
  // These formats have no `day`, so the design system writes it in the language.
  for (const locale of ['ar-u-nu-latn', 'zh-Hans-u-nu-latn']) {
    expect(getProductFormats(locale)).toBe(productFormats);
  }
});
