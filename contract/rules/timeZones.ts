/** Characters of the longest time zone name that is read. */
export const timeZoneMaxLength = 64;

/**
 * Returns a time zone of the IANA database as it is written there, e.g. `Asia/Singapore`; null for any other text, among
 * them offsets such as `+08:00`, which some engines accept.
 */
export function findTimeZone(text: string): string | null {
  if (text.length > timeZoneMaxLength || !/^[a-z]/i.test(text)) return null;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}

/** Returns whether clocks of two time zones agree through the year of a time (ms UTC), e.g. in Calcutta and Kolkata. */
export function haveSameTime(one: string, other: string, now: number): boolean {
  if (one === other) return true;
  const year = new Date(now).getUTCFullYear();
  const [first, second] = [one, other].map(createClock);
  return Array.from({ length: 12 }, (_, month) => Date.UTC(year, month, 15)).every(
    (time) => first?.(time) === second?.(time),
  );
}

function createClock(timeZone: string): (time: number) => string {
  const format = new Intl.DateTimeFormat('en', {
    ...{ timeZone, hourCycle: 'h23', day: '2-digit', hour: '2-digit', minute: '2-digit' },
  });
  return (time) => format.format(time);
}
