import { parseDate } from '@internationalized/date';

/** Formats a time (ms UTC) as the contract does: ISO 8601 with a trailing Z. */
export function toIso(time: number): string {
  return new Date(time).toISOString();
}

/** Formats a time (ms UTC) that may be missing. */
export function toIsoOrNull(time: number | null): string | null {
  return time === null ? null : toIso(time);
}

/** Formats a calendar day, which is given by its midnight in UTC, as ISO 8601 without a time: `2026-03-05`. */
export function toIsoDay(day: number): string {
  return toIso(day).slice(0, 10);
}

/** Formats a calendar day that may be missing. */
export function toIsoDayOrNull(day: number | null): string | null {
  return day === null ? null : toIsoDay(day);
}

/** Parses the start of a range: a timestamp, or a day, which starts at midnight in the time zone. */
export function parseRangeStart(text: string, timeZone: string): number {
  return text.includes('T') ? Date.parse(text) : parseDate(text).toDate(timeZone).getTime();
}

/** Parses the end of a range: a timestamp, or a day, which ends with its last ms in the time zone. */
export function parseRangeEnd(text: string, timeZone: string): number {
  if (text.includes('T')) return Date.parse(text);
  return parseDate(text).add({ days: 1 }).toDate(timeZone).getTime() - 1;
}
