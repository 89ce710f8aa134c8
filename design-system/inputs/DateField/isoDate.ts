import { GregorianCalendar, parseDate, type CalendarDate } from '@internationalized/date';

const written = /^\d{4}-\d{2}-\d{2}$/;

/** The day that `2026-03-05` means; null for nothing and for what is no day of the calendar. */
export function toCalendarDate(text: string | null | undefined): CalendarDate | null {
  if (typeof text !== 'string' || !written.test(text)) return null;
  try {
    return parseDate(text);
  } catch {
    return null;
  }
}

/** The text if it is a day as `2026-03-05`; null otherwise. */
export function isoOf(text: unknown): string | null {
  return typeof text === 'string' && toCalendarDate(text) !== null ? text : null;
}

/** The one calendar that there is: dates are written the same in every language. */
export function createGregorian(): GregorianCalendar {
  return new GregorianCalendar();
}
