import {
  createCalendar,
  getLocalTimeZone,
  toCalendar,
  today,
  type CalendarIdentifier,
} from '@internationalized/date';
import { toLatinDigits } from '../../formatters/latinDigits.ts';
import { createDateFormats } from '../../formatters/dateFormats.ts';
import { listOrder, toIso } from './dateStyle.ts';
import type { DateStyle } from './useDateStyle.ts';

/** The style of the field's dates, in which a pasted text is read first. */
export type PastedStyle = Pick<DateStyle, 'locale' | 'calendar' | 'pattern'> & {
  /** The last allowed date. A year of two digits that is after it, as in a date of birth, is in the previous century. */
  max?: string | undefined;
};

// A year further away from today is probably of another calendar.
const likelyYears = 150;

/** Returns the year in full: 26 is 2026 in the Gregorian calendar, and 69 is 2569 in the Buddhist one. */
function toFullYear(year: string, now: number): number {
  return year.length === 2 ? Math.floor(now / 100) * 100 + Number(year) : Number(year);
}

/**
 * Returns the date of a year, month and day, read in the calendar of the style, or as Gregorian if only then the date is within 150
 * years of today: in Thailand, 2026 is not read as 1483.
 */
function toDate(
  style: Pick<PastedStyle, 'calendar' | 'max'>,
  ...[year, month, day]: [string, string | number, string]
): string | null {
  const thisYear = today(getLocalTimeZone()).year;
  let unlikely: string | null = null;
  for (const id of new Set([style.calendar, 'gregory'])) {
    const calendar = createCalendar(id as CalendarIdentifier);
    const now = toCalendar(today(getLocalTimeZone()), calendar).year;
    const parts = { era: undefined, month: Number(month), day: Number(day) };
    const fullYear = toFullYear(year, now);
    let date = toIso(calendar, { ...parts, year: fullYear });
    if (year.length === 2 && date !== null && style.max !== undefined && date > style.max)
      date = toIso(calendar, { ...parts, year: fullYear - 100 }) ?? date;
    const isLikely = date !== null && Math.abs(Number(date.slice(0, 4)) - thisYear) <= likelyYears;
    if (isLikely || (date !== null && style.calendar === 'gregory')) return date;
    unlikely ??= date;
  }
  return unlikely;
}

/** Removes differences of case, accents, dots and invisible characters. */
const fold = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\p{Cf}\p{M}.]/gu, '');

/** Returns the number of the month whose name the text contains, and its calendar, or null. */
function findMonth(text: string, { locale, calendar }: PastedStyle) {
  // A space before and after each word, so that names match whole words only.
  const words = ` ${fold(text).replaceAll(/[^\p{L}]+/gu, ' ')} `;
  const candidates = [
    [locale, calendar],
    [locale, 'gregory'],
    ['en', 'gregory'],
  ] as const;
  for (const [language, id] of candidates) {
    const system = createCalendar(id as CalendarIdentifier);
    const first = toCalendar(today('UTC'), system).set({ month: 1, day: 5 });
    const count = system.getMonthsInYear(first);
    for (const month of ['long', 'short'] as const) {
      // Some languages decline the name of a month after a day.
      for (const day of [undefined, 'numeric'] as const) {
        const format = new Intl.DateTimeFormat(language, {
          month,
          day,
          calendar: id,
          timeZone: 'UTC',
        });
        for (let index = 0; index < count; index++) {
          const parts = format.formatToParts(first.set({ month: index + 1 }).toDate('UTC'));
          const name = parts.find(({ type }) => type === 'month')?.value ?? '';
          const folded = fold(name)
            .replaceAll(/[^\p{L}]+/gu, ' ')
            .trim();
          const isName = folded !== '' && !/\p{Nd}/u.test(name);
          if (isName && words.includes(` ${folded} `)) return { month: index + 1, id };
        }
      }
    }
  }
  return null;
}

/**
 * Returns the date of a pasted text as `2026-03-05`, or null. Accepts the field's own form, ISO 8601 with or without a time, and forms
 * of the language and its calendar, with numbers or the name of the month. Where both are possible, day and month have the order of
 * the field.
 */
export function parsePastedDate(pasted: string, style: PastedStyle): string | null {
  const text = toLatinDigits(
    pasted
      .normalize('NFKC')
      .replace(/\p{Cf}/gu, '')
      .trim(),
  );
  // ISO 8601 is Gregorian in every language.
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})(?!\d)/.exec(text);
  if (iso && style.calendar !== 'gregory') {
    const [, year = '', month = '', day = ''] = iso;
    const isGregorian = /^(?:19|20)/.test(year);
    if (isGregorian) return toDate({ calendar: 'gregory' }, year, month, day);
  }
  const order = listOrder(style.pattern ?? createDateFormats(style.locale).datePattern);
  // In a language that starts with the year, a date that ends with the year is read with the day first.
  const isMonthFirst = order.indexOf('month') < order.indexOf('day') && order[0] !== 'year';
  const read = (year: string, first: string, second: string) =>
    isMonthFirst
      ? (toDate(style, year, first, second) ?? toDate(style, year, second, first))
      : (toDate(style, year, second, first) ?? toDate(style, year, first, second));
  // Eight digits without separators, with the year first or last: `20260305` or `05032026`.
  const compact = /^(\d{4})(\d{4})$/.exec(text);
  if (compact) {
    const [, first = '', second = ''] = compact;
    const yearFirstDate =
      /^(19|20)/.test(first) && toDate(style, first, second.slice(0, 2), second.slice(2));
    return yearFirstDate || read(second, first.slice(0, 2), first.slice(2));
  }
  // `2026/3/5` or `2026年3月5日`.
  const yearFirst = /^\D*(\d{4})\D{1,3}(\d{1,2})\D{1,3}(\d{1,2})(?!\d)/.exec(text);
  if (yearFirst) {
    const [, year = '', month = '', day = ''] = yearFirst;
    return toDate(style, year, month, day);
  }
  // `05.03.2026` or `5/3/26`.
  const yearLast = /^\D*(\d{1,2})\D{1,3}(\d{1,2})\D{1,3}(\d{4}|\d{2})(?!\d)/.exec(text);
  if (yearLast) {
    const [, first = '', second = '', year = ''] = yearLast;
    // `26/03/05` in a language that starts with the year.
    const isYearFirst = order[0] === 'year' && year.length === 2;
    const yearFirstDate = isYearFirst && toDate(style, first, second, year);
    return yearFirstDate || read(year, first, second);
  }
  // `5 March 2026`.
  const named = findMonth(text, style);
  // Vietnamese months are named by number ("tháng 3"), which `findMonth` skips.
  const [first = '', second = '', last = '', ...others] = text.match(/\d+/g) ?? [];
  if (named === null && /^\d{4}$/.test(last) && others.length === 0)
    return read(last, first, second);
  const day = /(?<!\d)\d{1,2}(?!\d)/.exec(text)?.[0];
  const year = /(?<!\d)\d{4}(?!\d)/.exec(text)?.[0];
  return named === null || day === undefined || year === undefined
    ? null
    : toDate({ calendar: named.id }, year, named.month, day);
}

/** Returns both dates of a pasted range, or null. */
export function parsePastedRange(
  pasted: string,
  style: PastedStyle,
): { start: string; end: string } | null {
  for (const separator of [/\s*[–—~～〜至]\s*/, /\s+-\s+/, /\s+(?:to|until|bis|إلى)\s+/i]) {
    const [first, second, ...more] = pasted.split(separator);
    if (first === undefined || second === undefined || more.length > 0) continue;
    const [start, end] = [parsePastedDate(first, style), parsePastedDate(second, style)];
    if (start !== null && end !== null) return { start, end };
  }
  return null;
}
