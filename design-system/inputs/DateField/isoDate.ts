import { GregorianCalendar, parseDate, type CalendarDate } from '@internationalized/date';

const isoDate = /^\d{4}-\d{2}-\d{2}$/;

/** Parses `2026-03-05`. Returns null for anything else, including dates that do not exist. */
export function toCalendarDate(text: string | null | undefined): CalendarDate | null {
  if (typeof text !== 'string' || !isoDate.test(text)) return null;
  try {
    return parseDate(text);
  } catch {
    return null;
  }
}

/** Returns the text if it is a valid date such as `2026-03-05`, or null. */
export function parseIsoDate(text: unknown): string | null {
  return typeof text === 'string' && toCalendarDate(text) !== null ? text : null;
}

/** Creates the calendar used in every language. */
export function createGregorian(): GregorianCalendar {
  return new GregorianCalendar();
}
