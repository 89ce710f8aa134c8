import { GregorianCalendar, parseDate, type CalendarDate } from '@internationalized/date';
import type { DateSegment } from 'react-aria-components/DateField';

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

type Part = Pick<ComponentSegment, 'type' | 'value' | 'isPlaceholder'>;
type ComponentSegment = Parameters<typeof DateSegment>[0]['segment'];

const order = ['day', 'month', 'year'] as const;

/** Returns the segments as day, month, year, regardless of the order of the locale. */
function orderSegments<Segment extends Part>(segments: readonly Segment[]): Segment[] {
  return order.flatMap((type) => segments.find((segment) => segment.type === type) ?? []);
}

const letters: Record<string, (typeof order)[number]> = { d: 'day', M: 'month', y: 'year' };

type PatternPart = { type: (typeof order)[number] | 'literal'; text: string };

/**
 * Splits a pattern such as `dd/MM/yyyy` into segments and what is written before and after them, without blanks and invisible marks.
 */
export function splitPattern(pattern: string): PatternPart[] {
  return pattern
    .split(/(d+|M+|y+)/)
    .map((text): PatternPart => {
      const type = letters[text[0] ?? ''];
      return type ? { type, text } : { type: 'literal', text: text.replace(/[\s\p{Cf}]/gu, '') };
    })
    .filter(({ text }) => text !== '');
}

/**
 * Returns the text of the segments: null if empty, `2026-03-05` for a valid date, and `5/?/2026` for an incomplete or
 * impossible one. A year of fewer than four digits is incomplete.
 */
export function readSegments(segments: readonly Part[]): string | null {
  const parts = orderSegments(segments).map(({ value, isPlaceholder }) =>
    isPlaceholder || value === null || value === undefined ? null : String(value),
  );
  const [day = null, month = null, year = null] = parts;
  if (day === null && month === null && year === null) return null;
  if (day !== null && month !== null && year?.length === 4) {
    const date = [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-');
    if (parseIsoDate(date) !== null) return date;
  }
  return parts.map((part) => part ?? '?').join('/');
}

/** Returns whether a text of segments lacks a segment, or digits of its year. */
export function isIncompleteDate(text: string | null): boolean {
  return text !== null && (text.includes('?') || /^0|\/\d{1,3}$/.test(text));
}

/**
 * Returns the date for a text of segments whose year has two digits, or null: in this century, or in the last one if it would be after
 * the maximum, as for a date of birth.
 */
export function expandYear(text: string | null, max: string | undefined): string | null {
  const [, day = '', month = '', year = ''] = /^(\d+)\/(\d+)\/(\d\d)$/.exec(text ?? '') ?? [];
  const century = Math.floor(new Date().getFullYear() / 100);
  const [date = null, earlier = null] = [century, century - 1].map((hundreds) =>
    parseIsoDate(`${hundreds}${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`),
  );
  return max !== undefined && date !== null && date > max ? earlier : date;
}

/** Creates the calendar used in every language. */
export function createGregorian(): GregorianCalendar {
  return new GregorianCalendar();
}
