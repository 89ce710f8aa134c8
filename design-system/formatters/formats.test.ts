import { expect, test } from 'vitest';
import { createFormats } from './formats.ts';

// Removes the invisible marks that Intl writes, and makes all its blanks spaces.
const plain = (text: string) => text.replace(/\p{Cf}/gu, '').replace(/\s/gu, ' ');
const time = '2026-03-05T16:12:00Z';
const utc = { timeZone: 'UTC' };
const usd = (amount: number) => ({ amount, currency: 'USD' });

test.each([
  ['en', '$1,234.50', '-1,234,567.5', '12.5%', '12.4K', 'Mar 5, 2026', 'Mar 5, 2026, 4:12 PM'],
  ['de', '1.234,50 $', '-1.234.567,5', '12,5 %', '12.400', '05.03.2026', '05.03.2026, 16:12'],
  ['de-CH', '$ 1’234.50', '-1’234’567.5', '12.5%', '12’400', '05.03.2026', '05.03.2026, 16:12'],
  ['fr', '1 234,50 $US', '-1 234 567,5', '12,5 %', '12,4 k', '5 mars 2026', '5 mars 2026, 16:12'],
  ['en-IN', '$1,234.50', '-12,34,567.5', '12.5%', '12.4K', '5 Mar 2026', '5 Mar 2026, 4:12 pm'],
  ['hi', '$1,234.50', '-12,34,567.5', '12.5%', '12.4 हज़ार', '5 मार्च 2026', '5 मार्च 2026, 4:12 pm'],
  [
    'ar-EG',
    '١٬٢٣٤٫٥٠ US$',
    '-١٬٢٣٤٬٥٦٧٫٥',
    '١٢٫٥٪',
    '١٢٫٤ ألف',
    '٠٥/٠٣/٢٠٢٦',
    '٠٥/٠٣/٢٠٢٦، ٤:١٢ م',
  ],
  [
    'ar-EG-u-nu-latn',
    '1,234.50 US$',
    '-1,234,567.5',
    '12.5%',
    '12.4 ألف',
    '05/03/2026',
    '05/03/2026، 4:12 م',
  ],
  [
    'fa',
    '$۱٬۲۳۴٫۵۰',
    '−۱٬۲۳۴٬۵۶۷٫۵',
    '۱۲٫۵٪',
    '۱۲٫۴ هزار',
    '۱۴ اسفند ۱۴۰۴',
    '۱۴ اسفند ۱۴۰۴، ۱۶:۱۲',
  ],
  [
    'th-u-ca-buddhist',
    'US$1,234.50',
    '-1,234,567.5',
    '12.5%',
    '12.4K',
    '5 มี.ค. 2569',
    '5 มี.ค. 2569 16:12',
  ],
])(
  '%s formats money, numbers and dates',
  (locale, money, number, percent, short, date, dateTime) => {
    const formats = createFormats(locale);
    const formatted = [
      formats.money(usd(123_450)),
      formats.number(-1_234_567.5),
      formats.percent(12.5),
      formats.shortNumber(12_400),
      formats.date('2026-03-05'),
      formats.dateTime(time, utc),
    ];
    // Versions of Unicode differ in the apostrophe of Switzerland.
    const expected = [money, number, percent, short, date, dateTime];
    expect(formatted.map(plain).map((text) => text.replaceAll("'", '’'))).toEqual(expected);
  },
);

test.each([
  ['de', 1250, 'EUR', '12,50 €'],
  ['de', -1250, 'EUR', '-12,50 €'],
  ['ja', 1250, 'JPY', '￥1,250'],
  ['de', 1_234_567, 'KWD', '1.234,567 KWD'],
  // ISO 4217 gives IQD three fraction digits, while Intl gives none.
  ['en', 1234, 'IQD', 'IQD 1.234'],
  ['de', Number.MAX_SAFE_INTEGER, 'EUR', '90.071.992.547.409,91 €'],
  ['de', 1250, 'points', '12,50 points'],
  // An amount must be a whole number of minor units.
  ['en', 12.5, 'USD', '–'],
  ['en', Number.NaN, 'USD', '–'],
])('in %s, %d minor units of %s are shown as %s', (locale, amount, currency, shown) => {
  expect(plain(createFormats(locale).money({ amount, currency }))).toBe(shown);
});

test('money accepts the options of Intl', () => {
  const { money } = createFormats('de');
  expect(plain(money(usd(500), { signDisplay: 'exceptZero' }))).toBe('+5,00 $');
  expect(plain(money(usd(0), { signDisplay: 'exceptZero' }))).toBe('0,00 $');
  expect(plain(createFormats('en').money(usd(-500), { currencySign: 'accounting' }))).toBe(
    '($5.00)',
  );
  const singapore = { amount: 500, currency: 'SGD' };
  expect(plain(money(singapore))).toBe('5,00 SGD');
  expect(plain(money(singapore, { currencyDisplay: 'narrowSymbol' }))).toBe('5,00 $');
});

test.each([
  ['en', 123_456_00, '$123.5K', '~$123,456', '123,456.00'],
  ['en', 999_99, '$999.99', '~$1,000', '999.99'],
  ['en', 1_000_00, '$1K', '~$1,000', '1,000.00'],
  ['en', -123_456_00, '-$123.5K', '~-$123,456', '-123,456.00'],
  ['de', 123_456_789_00, '123,5 Mio. $', '≈123.456.789 $', '123.456.789,00'],
  ['hi', 123_456_00, '$1.2 लाख', '~$1,23,456', '1,23,456.00'],
  ['ar-EG', 123_456_00, '١٢٣٫٥ ألف US$', '~١٢٣٬٤٥٦ US$', '١٢٣٬٤٥٦٫٠٠'],
])('in %s, %d cents have a short and an approximate form', (locale, amount, short, about, bare) => {
  const formats = createFormats(locale);
  expect(plain(formats.shortMoney(usd(amount)))).toBe(short);
  expect(plain(formats.approximateMoney(usd(amount)))).toBe(about);
  expect(plain(formats.amount(usd(amount)))).toBe(bare);
});

test.each([
  ['en', '.', ',', '-', '.', 'MM/dd/yyyy', 'h12', 'start'],
  ['de', ',', '.', '-', ',', 'dd.MM.yyyy', 'h23', 'end'],
  ['fr-CH', ',', "'", '-', '.', 'dd.MM.yyyy', 'h23', 'end'],
  ['ar-EG', '٫', '٬', '-', '٫', 'dd/MM/yyyy', 'h12', 'end'],
  ['fa', '٫', '٬', '−', '٫', 'yyyy/MM/dd', 'h23', 'start'],
  ['sv', ',', '\u00a0', '−', ',', 'yyyy-MM-dd', 'h23', 'end'],
  ['ko', '.', ',', '-', '.', 'yyyy. MM. dd.', 'h12', 'start'],
])(
  '%s has its separators, patterns and hour cycle',
  (locale, decimal, group, minus, point, pattern, cycle, side) => {
    const {
      separators,
      moneySeparators,
      datePattern,
      hourCycle,
      currencySymbol: currency,
    } = createFormats(locale);
    expect({ ...separators, group: separators.group.replace('’', "'") }).toEqual({
      decimal,
      group,
      minus,
    });
    expect(moneySeparators.decimal).toBe(point);
    expect(plain(datePattern)).toBe(pattern);
    expect(hourCycle).toBe(cycle);
    expect(currency('USD').placement).toBe(side);
  },
);

test.each([
  ['en', 'short', 'Mar 5, 2026, 4:12 PM UTC', 'Mar 5 – 7, 2026', 'March 2026', 'Mar'],
  ['de', 'short', '05.03.2026, 16:12 UTC', '05.–07.03.2026', 'März 2026', 'Mär'],
  ['ko', 'short', '2026. 3. 5. 오후 4:12 UTC', '2026. 3. 5. ~ 2026. 3. 7.', '2026년 3월', '3월'],
  ['ja', 'short', '2026/03/05 16:12 UTC', '2026/03/05～2026/03/07', '2026年3月', '3月'],
  // Months are Gregorian, because Persian months begin on other days.
  ['fa', 'short', '۱۴ اسفند ۱۴۰۴، ۱۶:۱۲ (UTC)', '۱۴ تا ۱۶ اسفند ۱۴۰۴', 'مارس ۲۰۲۶', 'مارس'],
  ['th', 'short', '5 มี.ค. 2569 16:12 UTC', '5–7 มี.ค. 2569', 'มีนาคม 2569', 'มี.ค.'],
] as const)(
  '%s names zones, ranges and months',
  (locale, timeZoneName, zoned, range, month, axis) => {
    const formats = createFormats(locale);
    expect(plain(formats.dateTime(time, { ...utc, timeZoneName }))).toBe(zoned);
    expect(plain(formats.dateRange('2026-03-05', '2026-03-07'))).toBe(range);
    expect(plain(formats.month('2026-03'))).toBe(month);
    expect(plain(formats.month('2026-03', 'short'))).toBe(axis);
  },
);

test('a calendar day and a time of day are the same in every time zone', () => {
  const { date, dateTime, time: toTime, dateRange } = createFormats('en');
  for (const timeZone of ['Pacific/Kiritimati', 'UTC', 'Pacific/Pago_Pago']) {
    expect(date('2026-03-05', { timeZone })).toBe('Mar 5, 2026');
    expect(dateTime('2026-03-05', { timeZone })).toBe('Mar 5, 2026');
    expect(plain(toTime('16:12', { timeZone }))).toBe('4:12 PM');
  }
  expect([toTime('2026-03-05'), date('16:12')]).toEqual(['–', '–']);
  expect(plain(dateRange(time, '2026-03-05T17:30:00Z', { ...utc, timeStyle: 'short' }))).toBe(
    'Mar 5, 2026, 4:12 – 5:30 PM',
  );
  expect(
    plain(dateTime(time, { ...utc, dateStyle: 'full', timeStyle: 'medium', timeZoneName: 'long' })),
  ).toBe('Thursday, March 5, 2026 at 4:12:00 PM Coordinated Universal Time');
});

test('a missing date is an empty text, and an invalid date or number a dash', () => {
  const { date, dateTime, dateRange, month, number, percent, shortNumber, relativeTime } =
    createFormats('de');
  expect([date(null), dateTime(undefined)]).toEqual(['', '']);
  const wrong = [date('soon'), date(''), dateRange('soon', time), month('soon'), number(NaN)];
  expect([...wrong, percent(Infinity), shortNumber(NaN), relativeTime(NaN, 'day')]).toEqual(
    Array.from({ length: 8 }, () => '–'),
  );
});

test('one format can be overridden, and the others keep the format of the locale', () => {
  const overrides = { date: () => 'today', money: undefined };
  const formats = createFormats('de', overrides);
  expect(formats).toBe(createFormats('de', overrides));
  expect(formats.date(time)).toBe('today');
  expect(plain(formats.money(usd(500)))).toBe('5,00 $');
  expect(formats.separators.decimal).toBe(',');
  expect(createFormats('en', overrides).separators.decimal).toBe('.');
  expect(createFormats('de').date('2026-03-05')).toBe('05.03.2026');
});

test.each([
  ['ar', 'USD', '\u2066US$\u2069'],
  ['ar-EG', 'CNY', '\u2066CN¥\u2069'],
  ['he', 'AUD', '\u2066A$\u2069'],
  ['ar', 'SEK', '\u2066SEK\u2069'],
  ['en', 'AUD', 'A$'],
])('in %s the currency sign of %s is written as %j', (locale, currency, symbol) => {
  const { money, shortMoney } = createFormats(locale);
  for (const format of [money, shortMoney]) {
    expect(format({ amount: -123_450_00, currency })).toContain(symbol);
  }
});

test.each([
  ['en', 'Dec 5', 'Sat, Dec 5', 'Saturday, December 5', 'Fri, Jul 9, 2027', 'tomorrow'],
  ['de', '5. Dez.', 'Sa., 5. Dez.', 'Samstag, 5. Dezember', 'Fr., 9. Juli 2027', 'morgen'],
  ['ar-u-nu-latn', '5 ديسمبر', 'السبت، 5 ديسمبر', 'السبت، 5 ديسمبر', 'الجمعة، 9 يوليو 2027', 'غدًا'],
  ['zh-Hans', '12月5日', '12月5日周六', '12月5日星期六', '2027年7月9日周五', '明天'],
  ['th', '5 ธ.ค.', 'เสาร์ 5 ธ.ค.', 'วันเสาร์ที่ 5 ธันวาคม', 'ศุกร์ 9 ก.ค. 2570', 'พรุ่งนี้'],
])('in %s a day in words is %s, %s or %s', (locale, short, medium, long, otherYear, tomorrow) => {
  const { day, relativeTime } = createFormats(locale);
  const now = '2026-11-26T12:00:00Z';
  expect(plain(day('2026-12-05', { now, length: 'short' }))).toBe(short);
  expect(plain(day('2026-12-05', { now }))).toBe(medium);
  expect(plain(day('2026-12-05', { now, length: 'long' }))).toBe(long);
  expect(plain(day('2027-07-09', { now }))).toBe(otherYear);
  expect(relativeTime(1, 'day', { numeric: 'auto' })).toBe(tomorrow);
});

test('a day in words has no year within about half a year, or within the calendar year', () => {
  const { day } = createFormats('en');
  const now = '2026-11-26T12:00:00Z';
  expect(day('2027-01-09', { now })).toBe('Sat, Jan 9');
  // 28 May is 183 days after `now`.
  expect(day('2027-05-28', { now })).toBe('Fri, May 28');
  expect(day('2027-05-29', { now })).toBe('Sat, May 29, 2027');
  expect(day('2025-12-30', { now: '2026-01-02' })).toBe('Tue, Dec 30');
  expect(day('2026-01-02', { now })).toBe('Fri, Jan 2');
});

test('a day in words has the year of its zone, and of the calendar of the language', () => {
  const now = '2027-12-31T20:00:00Z';
  const { day } = createFormats('en');
  // In Tokyo it is 2028.
  expect(day('2027-01-31T22:00:00Z', { now, timeZone: 'Asia/Tokyo' })).toBe('Mon, Feb 1, 2027');
  expect(day('2027-01-31T22:00:00Z', { now, timeZone: 'UTC' })).toBe('Sun, Jan 31');
  // In the Persian calendar, `now` is in 1404 and the day in 1405.
  expect(createFormats('fa').day('2026-10-25', { now: '2026-03-15' })).toContain('۱۴۰۵');
  expect([day(null), day('soon')]).toEqual(['', '–']);
});
