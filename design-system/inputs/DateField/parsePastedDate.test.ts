import { expect, test } from 'vitest';
import { parsePastedDate, parsePastedRange } from './parsePastedDate.ts';

const dayFirst = (locale: string) => ({ locale, calendar: 'gregory', pattern: 'dd/MM/yyyy' });
const monthFirst = { locale: 'en', calendar: 'gregory', pattern: 'MM/dd/yyyy' };

test.each([
  ['05/03/2026', 'en'],
  ['5/3/2026', 'en'],
  ['05.03.2026', 'de'],
  ['05-03-2026', 'en'],
  ['05 03 2026', 'en'],
  ['05/03/26', 'en'],
  ['05 / 03 / 2026', 'en'],
  ['2026-03-05', 'en'],
  ['2026-3-5', 'en'],
  ['2026/03/05', 'ja'],
  ['2026-03-05T23:30:00Z', 'en'],
  ['20260305', 'en'],
  ['05032026', 'en'],
  ['2026年3月5日', 'zh-Hans'],
  ['2026年3月5日星期四', 'zh-Hans'],
  ['２０２６年３月５日', 'zh-Hans'],
  ['٥‏/٣‏/٢٠٢٦', 'ar'],
  ['٥ مارس ٢٠٢٦', 'ar'],
  ['5 March 2026', 'en'],
  ['5th March 2026', 'en'],
  ['March 5, 2026', 'en'],
  ['Thu, 5 Mar 2026', 'en'],
  ['Thursday 5 March 2026 at 10:30', 'en'],
  ['5 March 2026', 'ar'],
  [' 05/03/2026\n', 'en'],
  ['\u200e05/03/2026\u202c', 'en'],
])('%j in %s is 5 March 2026', (text, locale) => {
  expect(parsePastedDate(text, dayFirst(locale))).toBe('2026-03-05');
});

test('the second number is the day if it cannot be a month', () => {
  expect(parsePastedDate('03/25/2026', dayFirst('en'))).toBe('2026-03-25');
});

test.each([
  ['03/05/2026', '2026-03-05'],
  ['03/05/26', '2026-03-05'],
  ['03052026', '2026-03-05'],
  ['25/03/2026', '2026-03-25'],
  ['2026-03-05', '2026-03-05'],
  ['5 March 2026', '2026-03-05'],
])('a field with the month first parses %s as %s', (text, date) => {
  expect(parsePastedDate(text, monthFirst)).toBe(date);
});

test.each([
  '',
  'tomorrow',
  '30/02/2026',
  '2026-13-01',
  '12',
  'May',
  '5 March',
  '1234567890',
  '99999999',
])('%j is no date', (text) => expect(parsePastedDate(text, dayFirst('en'))).toBeNull());

test.each([
  ['05/03/2026 – 10/03/2026', 'en'],
  ['2026-03-05 - 2026-03-10', 'en'],
  ['5 March 2026 to 10 March 2026', 'en'],
  ['2026年3月5日至2026年3月10日', 'zh-Hans'],
])('%j is a range', (text, locale) => {
  expect(parsePastedRange(text, dayFirst(locale))).toEqual({
    start: '2026-03-05',
    end: '2026-03-10',
  });
});

test('a single date is not a range', () => {
  expect(parsePastedRange('05-03-2026', dayFirst('en'))).toBeNull();
});

test.each([
  // The locale's own form, in its calendar.
  ['de', 'gregory', '05.03.2026'],
  ['de', 'gregory', '5. März 2026'],
  ['de', 'gregory', 'Do., 5. Mär. 2026'],
  ['fr-CH', 'gregory', '05.03.26'],
  ['fr', 'gregory', 'jeudi 5 mars 2026'],
  ['hi', 'gregory', '5/3/2026'],
  ['hi', 'gregory', '5 मार्च 2026'],
  ['hu', 'gregory', '2026. 03. 05.'],
  ['ja', 'gregory', '2026年3月5日(木)'],
  ['ko', 'gregory', '2026. 3. 5.'],
  ['pl', 'gregory', '5 marca 2026'],
  ['ru', 'gregory', '5 марта 2026 г.'],
  ['vi', 'gregory', '5 tháng 3, 2026'],
  ['en-US', 'gregory', '3/5/2026'],
  ['en-GB', 'gregory', '5/3/2026'],
  ['en-CA', 'gregory', '2026-03-05'],
  ['sv', 'gregory', '26-03-05'],
  ['ar-EG', 'gregory', '٥‏/٣‏/٢٠٢٦'],
  ['th', 'buddhist', '5/3/2569'],
  ['th', 'buddhist', '5 มีนาคม 2569'],
  ['th', 'buddhist', '5/3/69'],
  ['th', 'buddhist', '5/3/2026'],
  ['th', 'buddhist', '2026-03-05'],
  ['fa', 'persian', '۱۴۰۴/۱۲/۱۴'],
  ['fa', 'persian', '۱۴ اسفند ۱۴۰۴'],
  ['fa', 'persian', '2026-03-05T10:00'],
  ['fa', 'persian', '5 March 2026'],
  ['ar-SA', 'islamic-umalqura', '١٦‏/٩‏/١٤٤٧'],
  ['ar-SA', 'islamic-umalqura', '١٦ رمضان ١٤٤٧ هـ'],
  // Without a pattern, the order is the locale's.
])('in %s (%s) %j is 5 March 2026', (locale, calendar, text) => {
  expect(parsePastedDate(text, { locale, calendar, pattern: null })).toBe('2026-03-05');
});
