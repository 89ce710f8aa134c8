import { parseDate } from '@internationalized/date';
import { day } from '../durations.ts';

/** Formats a time (ms UTC) as the contract does: ISO 8601 with a trailing Z. */
export function toIso(time: number): string {
  return new Date(time).toISOString();
}

/** Formats a time (ms UTC) that may be missing. */
export function toIsoOrNull(time: number | null): string | null {
  return time === null ? null : toIso(time);
}

/** Days without bank transfers: days of the week (0 is Sunday), and dates such as `2027-04-02` or, each year, `12-25`. */
export type Calendar = { weekend: readonly number[]; holidays: readonly string[] };

/** Adds working days in UTC to a time; the time of day stays. */
export function addWorkingDays(
  time: number,
  days: number,
  { weekend, holidays }: Calendar = { weekend: [0, 6], holidays: [] },
): number {
  let result = time;
  for (let added = 0; added < days;) {
    result += day;
    const date = toIso(result).slice(0, 10);
    const isFree =
      weekend.includes(new Date(result).getUTCDay()) ||
      holidays.includes(date) ||
      holidays.includes(date.slice(5));
    if (!isFree) added += 1;
  }
  return result;
}

/** Parses the start of a range: a time, or a day, which starts at its first ms in the time zone. */
export function parseRangeStart(text: string, timeZone: string): number {
  return text.includes('T') ? Date.parse(text) : parseDate(text).toDate(timeZone).getTime();
}

/** Parses the end of a range: a time, or a day, which ends with its last ms in the time zone. */
export function parseRangeEnd(text: string, timeZone: string): number {
  if (text.includes('T')) return Date.parse(text);
  return parseDate(text).add({ days: 1 }).toDate(timeZone).getTime() - 1;
}
