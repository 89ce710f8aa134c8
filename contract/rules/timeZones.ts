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

const calendars = new Map<string, Intl.DateTimeFormat>();

/** Returns the calendar day of a time (ms UTC) in a time zone, given by its midnight in UTC. */
export function toCalendarDay(time: number, timeZone: string): number {
  const calendar =
    calendars.get(timeZone) ??
    new Intl.DateTimeFormat('en', {
      timeZone,
      calendar: 'gregory',
      numberingSystem: 'latn',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
    });
  calendars.set(timeZone, calendar);
  const parts = calendar.formatToParts(time);
  const [year, month, day] = (['year', 'month', 'day'] as const).map((type) =>
    Number(parts.find((part) => part.type === type)?.value),
  ) as [number, number, number];
  return Date.UTC(year, month - 1, day);
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
