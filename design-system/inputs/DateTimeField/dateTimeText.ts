import {
  parseAbsolute,
  parseDateTime,
  toCalendarDateTime,
  toZoned,
  type ZonedDateTime,
} from '@internationalized/date';
import { parseIsoDate } from '../DateField/dateText.ts';
import { parseIsoTime, type TimeGranularity } from '../TimeField/timeText.ts';

/** How a field writes its value: in a time zone, or as a local time. */
export type DateTimeKind = { timeZone: string | undefined; granularity: TimeGranularity };

type Parts = { date: string; time: string };

/** Returns date and time of a local time such as `2026-03-05T16:12`, or null for any other text. */
export function splitLocal(text: unknown, granularity: TimeGranularity): Parts | null {
  const [, day, clock] = (typeof text === 'string' && /^([^T]+)T([\d:.]+)$/.exec(text)) || [];
  const [date, time] = [parseIsoDate(day), parseIsoTime(clock, granularity)];
  return date !== null && time !== null ? { date, time } : null;
}

/** Returns the instants at which the clocks of a zone show a local time: none or two where daylight saving begins or ends. */
export function listInstants(local: string, timeZone: string): ZonedDateTime[] {
  const wanted = parseDateTime(local);
  const [earlier, later] = (['earlier', 'later'] as const)
    .map((choice) => toZoned(wanted, timeZone, choice))
    .filter((zoned) => toCalendarDateTime(zoned).compare(wanted) === 0);
  if (!earlier || !later) return [];
  return earlier.compare(later) === 0 ? [earlier] : [earlier, later];
}

/** Returns an instant with the offset of its zone: `2026-03-05T16:12:00+01:00`. */
export function toInstantText(zoned: ZonedDateTime): string {
  // `toString` appends the zone in brackets, as in `[Europe/Berlin]`.
  return zoned.toString().replace(/\[.*$/, '');
}

function parseInstant(text: unknown, { timeZone = '', granularity }: DateTimeKind) {
  // A time, then `Z` or an offset, and perhaps a zone in brackets.
  if (typeof text !== 'string' || !/T.*(?:Z|[+-]\d{2}:?\d{2})(?:\[.*)?$/.test(text)) return null;
  try {
    const zoned = parseAbsolute(text.replace(/\[.*$/, ''), timeZone);
    return zoned.set({ millisecond: 0, ...(granularity === 'minute' && { second: 0 }) });
  } catch {
    return null;
  }
}

/** Returns the value of a text: in a zone an instant with the zone's offset, otherwise a local time; null for any other text. */
export function parseDateTimeValue(text: unknown, kind: DateTimeKind): string | null {
  if (kind.timeZone === undefined) {
    const parts = splitLocal(text, kind.granularity);
    return parts && `${parts.date}T${parts.time}`;
  }
  const zoned = parseInstant(text, kind);
  return zoned && toInstantText(zoned);
}

/** Returns date and time of a value as the clocks of its zone show them. */
export function splitValue(value: string | null, kind: DateTimeKind): Parts | null {
  if (value === null || kind.timeZone === undefined) return splitLocal(value, kind.granularity);
  const zoned = parseInstant(value, kind);
  return zoned && splitLocal(toCalendarDateTime(zoned).toString(), kind.granularity);
}
