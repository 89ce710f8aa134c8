import {
  CalendarDate,
  GregorianCalendar,
  toCalendar,
  type Calendar,
} from '@internationalized/date';

/** A part of a date that is typed. */
export type DatePart = 'day' | 'month' | 'year';

const letters: Record<string, DatePart> = { d: 'day', M: 'month', y: 'year' };

/** A date pattern in order: parts, and the texts between them. */
export type PatternItem = { part: DatePart } | { text: string };

/** Returns the items of a pattern such as `dd/MM/yyyy`. */
export function parsePattern(pattern: string): PatternItem[] {
  return [...pattern.matchAll(/([dMy])\1*|[^dMy]+/g)].map(([text, letter = '']) => {
    const part = letters[letter];
    return part === undefined ? { text } : { part };
  });
}

/** Returns the order of day, month and year in a pattern. */
export function listOrder(pattern: string): DatePart[] {
  return parsePattern(pattern).flatMap((item) => ('part' in item ? item.part : []));
}

const gregorian = new GregorianCalendar();

/** A date in a calendar. Without an era, the year is of the calendar's current era. */
type Parts = { era: string | undefined; year: number; month: number; day: number };

/** Returns a date of any calendar as `2026-03-05`, or null if the calendar has no such date, or its year has no four digits. */
export function toIso(calendar: Calendar, { era, year, month, day }: Parts): string | null {
  const date =
    era === undefined
      ? new CalendarDate(calendar, year, month, day)
      : new CalendarDate(calendar, era, year, month, day);
  // The constructor turns a date that does not exist, such as 30 February, into one that does.
  if (date.year !== year || date.month !== month || date.day !== day) return null;
  const iso = toCalendar(date, gregorian).toString();
  return /^\d{4}-\d{2}-\d{2}$/.test(iso) ? iso : null;
}
