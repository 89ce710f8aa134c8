import { day } from '../durations.ts';

/** Formats a time (ms UTC) as the contract does: ISO 8601 with a trailing Z. */
export function toIso(time: number): string {
  return new Date(time).toISOString();
}

/** Formats a time (ms UTC) that may be missing. */
export function toIsoOrNull(time: number | null): string | null {
  return time === null ? null : toIso(time);
}

/** Adds working days (Monday to Friday in UTC) to a time; the time of day stays. */
export function addWorkingDays(time: number, days: number): number {
  let result = time;
  for (let added = 0; added < days;) {
    result += day;
    const weekday = new Date(result).getUTCDay();
    if (weekday !== 0 && weekday !== 6) added += 1;
  }
  return result;
}

/** Parses the start of a range: a time, or a day, which starts at its first ms in UTC. */
export function parseRangeStart(text = ''): number {
  return Date.parse(text);
}

/** Parses the end of a range: a time, or a day, which ends with its last ms in UTC. */
export function parseRangeEnd(text = ''): number {
  return text.includes('T') ? Date.parse(text) : Date.parse(text) + day - 1;
}
