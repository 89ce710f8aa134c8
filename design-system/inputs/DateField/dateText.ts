import {
  createCalendar,
  getLocalTimeZone,
  parseDate,
  toCalendar,
  today,
  type Calendar,
  type CalendarDate,
  type CalendarIdentifier,
} from '@internationalized/date';
import { toIso } from './dateStyle.ts';
import type { Segment } from './SegmentRow.tsx';

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

type Part = Pick<Segment, 'type' | 'value' | 'isPlaceholder'>;

const order = ['day', 'month', 'year'] as const;

/** Calendars whose years have fewer than four digits. */
const shortYears = new Set(['japanese', 'roc']);

/**
 * Returns the text of the segments: null if empty, `2026-03-05` for a valid date of any calendar, and `5/?/2026` for an incomplete or
 * impossible one. A year of fewer than four digits is incomplete, except in the eras of Japan and Taiwan.
 */
export function readSegments(segments: readonly Part[], calendar: Calendar): string | null {
  const find = (name: string) => segments.find(({ type }) => type === name);
  const parts = order.map((type) => {
    const { value, isPlaceholder } = find(type) ?? { isPlaceholder: true };
    return isPlaceholder || value === null || value === undefined ? null : value;
  });
  const [day = null, month = null, year = null] = parts;
  if (day === null && month === null && year === null) return null;
  const isYear = year !== null && (year > 999 || shortYears.has(calendar.identifier));
  if (day !== null && month !== null && isYear) {
    const eraIndex = find('era')?.value ?? undefined;
    const era = eraIndex === undefined ? undefined : calendar.getEras()[eraIndex];
    const date = toIso(calendar, { era, year, month, day });
    if (date !== null) return date;
  }
  return parts.map((part) => part ?? '?').join('/');
}

/** Returns whether a text of segments is not typed to the end: a segment is empty, the day is 0, or the year has fewer than four digits. */
export function isIncompleteDate(text: string | null): boolean {
  return text !== null && (text.includes('?') || /^0|\/\d{1,3}$/.test(text));
}

/**
 * Completes a year of two digits: `5/3/26` is `2026-03-05`. The date is in the current century; if that is after `max`, as for a date of
 * birth, in the previous one. Returns null for any other text.
 */
export function expandYear(
  text: string | null,
  max: string | undefined,
  calendarId: string,
): string | null {
  const parts = /^(\d+)\/(\d+)\/(\d\d)$/.exec(text ?? '');
  if (!parts || shortYears.has(calendarId)) return null;
  const [day = 0, month = 0, short = 0] = parts.slice(1).map(Number);
  const calendar = createCalendar(calendarId as CalendarIdentifier);
  const century = Math.floor(toCalendar(today(getLocalTimeZone()), calendar).year / 100);
  const [date = null, earlierDate = null] = [century, century - 1].map((hundreds) =>
    toIso(calendar, { era: undefined, year: hundreds * 100 + short, month, day }),
  );
  return max !== undefined && date !== null && date > max ? earlierDate : date;
}
