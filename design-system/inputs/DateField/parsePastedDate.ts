import { toLatinDigits } from '../../formatters/latinDigits.ts';
import { parseIsoDate } from './dateText.ts';

function toDate(year: string, month: string | number, day: string): string | null {
  const fullYear = year.length === 2 ? `20${year}` : year;
  return parseIsoDate(`${fullYear}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`);
}

function toOrdered(year: string, first: string, second: string, isMonthFirst: boolean) {
  return isMonthFirst ? toDate(year, first, second) : toDate(year, second, first);
}

/** The language of the names of months, and the field's pattern, such as `dd/MM/yyyy`. */
export type DateLanguage = { locale: string; pattern: string };

const fold = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\p{Cf}\p{M}.]/gu, '');

/** Returns the number of the month whose name the text contains, or null. */
function findMonth(text: string, locale: string): number | null {
  const words = fold(text).split(/[^\p{L}]+/u);
  for (const language of new Set([locale, 'en'])) {
    for (const month of ['long', 'short'] as const) {
      // With a day, some languages have another form of the name.
      for (const day of [undefined, 'numeric'] as const) {
        const format = new Intl.DateTimeFormat(language, { month, day, timeZone: 'UTC' });
        for (let index = 0; index < 12; index++) {
          const parts = format.formatToParts(Date.UTC(2026, index, 5));
          const name = parts.find(({ type }) => type === 'month')?.value ?? '';
          if (/\p{L}/u.test(name) && words.includes(fold(name))) return index + 1;
        }
      }
    }
  }
  return null;
}

/**
 * Returns the date of a pasted text as `2026-03-05`, or null. Accepts the field's own form, ISO 8601 with or without a time, and forms
 * of the language, with numbers or the name of the month. Where both are possible, day and month have the order of the field's pattern.
 */
export function parsePastedDate(pasted: string, { locale, pattern }: DateLanguage): string | null {
  const isMonthFirst = pattern.indexOf('M') < pattern.indexOf('d');
  const text = toLatinDigits(
    pasted
      .normalize('NFKC')
      .replace(/\p{Cf}/gu, '')
      .trim(),
  );
  const compact = /^(\d{4})(\d{4})$/.exec(text);
  if (compact) {
    const [, first = '', second = ''] = compact;
    const isFirstYear =
      /^(19|20)/.test(first) && toDate(first, second.slice(0, 2), second.slice(2));
    return isFirstYear || toOrdered(second, first.slice(0, 2), first.slice(2), isMonthFirst);
  }
  const yearFirst = /^\D*(\d{4})\D{1,3}(\d{1,2})\D{1,3}(\d{1,2})(?!\d)/.exec(text);
  if (yearFirst) {
    const [, year = '', month = '', day = ''] = yearFirst;
    return toDate(year, month, day);
  }
  const yearLast = /^\D*(\d{1,2})\D{1,3}(\d{1,2})\D{1,3}(\d{4}|\d{2})(?!\d)/.exec(text);
  if (yearLast) {
    const [, first = '', second = '', year = ''] = yearLast;
    return (
      toOrdered(year, first, second, isMonthFirst) ?? toOrdered(year, first, second, !isMonthFirst)
    );
  }
  const month = findMonth(text, locale);
  const day = /(?<!\d)\d{1,2}(?!\d)/.exec(text)?.[0];
  const year = /(?<!\d)\d{4}(?!\d)/.exec(text)?.[0];
  return month === null || day === undefined || year === undefined
    ? null
    : toDate(year, month, day);
}

/** Returns both dates of a pasted range, or null. */
export function parsePastedRange(
  pasted: string,
  language: DateLanguage,
): { start: string; end: string } | null {
  for (const separator of [/\s*[–—~～〜至]\s*/, /\s+-\s+/, /\s+(?:to|until|bis|إلى)\s+/i]) {
    const [first, second, ...more] = pasted.split(separator);
    if (first === undefined || second === undefined || more.length > 0) continue;
    const [start, end] = [parsePastedDate(first, language), parsePastedDate(second, language)];
    if (start !== null && end !== null) return { start, end };
  }
  return null;
}
