import { day as dayMs } from './durations.ts';

/** Maximum length of a time zone name. */
export const timeZoneMaxLength = 64;

/**
 * Returns a time zone name as the IANA database spells it, e.g. `Asia/Singapore`; null for all other texts, including offsets such as
 * `+08:00`, which some engines accept.
 */
export function findTimeZone(text: string): string | null {
  if (text.length > timeZoneMaxLength || !/^[a-z]/i.test(text)) return null;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}

/** Returns whether two time zones have the same time throughout a year (given by any time in it, ms UTC), e.g. Calcutta and Kolkata. */
export function haveSameTime(one: string, other: string, now: number): boolean {
  if (one === other) return true;
  const year = new Date(now).getUTCFullYear();
  const [first, second] = [one, other].map(createClock);
  // Compares the middle of each month, because clocks rarely change for less than a month.
  return Array.from({ length: 12 }, (_, month) => Date.UTC(year, month, 15)).every(
    (time) => first?.(time) === second?.(time),
  );
}

const clocks = new Map<string, Intl.DateTimeFormat>();
const clockParts = ['year', 'month', 'day', 'hour', 'minute', 'second'] as const;

/** Returns what a clock in a time zone shows at a time (ms UTC), as ms of the same day and time in UTC. */
export function toWallTime(time: number, timeZone: string): number {
  const clock =
    clocks.get(timeZone) ??
    new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
  clocks.set(timeZone, clock);
  const parts = clock.formatToParts(time);
  const [year = 0, month = 1, ...rest] = clockParts.map((type) =>
    Number(parts.find((part) => part.type === type)?.value),
  );
  return Date.UTC(year, month - 1, ...rest);
}

/** Returns the calendar day of a time (ms UTC) in a time zone, given by its midnight in UTC. */
export function toCalendarDay(time: number, timeZone: string): number {
  return Math.floor(toWallTime(time, timeZone) / dayMs) * dayMs;
}

/** Returns the last second of a calendar day (`2026-03-05`) in a time zone, in ms UTC. */
export function getEndOfDay(day: string, timeZone: string): number {
  const wallTime = Date.parse(`${day}T23:59:59Z`);
  const estimate = wallTime - (toWallTime(wallTime, timeZone) - wallTime);
  // The clock may change between the two times.
  return estimate - (toWallTime(estimate, timeZone) - wallTime);
}

function createClock(timeZone: string): (time: number) => string {
  const format = new Intl.DateTimeFormat('en', {
    timeZone,
    hourCycle: 'h23',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  return (time) => format.format(time);
}
