import type { DateInput } from '../../formatters/dateFormats.ts';
import { getIntl } from '../../formatters/intlCache.ts';
import { calendarDay } from '../../internal/calendarDay.ts';

/** A time relative to now in the largest useful unit; negative values are in the past. */
export type Distance = { value: number; unit: Intl.RelativeTimeFormatUnitSingular };

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

const dayUnits = [
  // A truncated number of weeks is too far off for a month: 27 days would be "in 3 weeks".
  { upTo: 31, unit: 'day', size: 1 },
  { upTo: 60, unit: 'week', size: 7 },
  { upTo: 730, unit: 'month', size: 30.4375 },
  { upTo: Number.POSITIVE_INFINITY, unit: 'year', size: 365.25 },
] as const;

/**
 * Returns the calendar day of a time in a time zone, by default the device's, as the number of days since 1970. Unlike ms, these numbers can
 * be subtracted: a day on which daylight saving starts or ends has 23 or 25 hours.
 */
export function toDayNumber(value: DateInput, timeZone?: string): number {
  if (calendarDay.test(String(value))) return Date.parse(String(value)) / day;
  const date = new Date(value);
  if (timeZone === undefined)
    return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / day;
  const parts = getIntl(Intl.DateTimeFormat, 'en-u-ca-iso8601-nu-latn', {
    timeZone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
  }).formatToParts(date);
  const read = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  return Date.UTC(read('year'), read('month') - 1, read('day')) / day;
}

/** Returns a number of days from now in the largest useful unit. */
export function toDistance(days: number): Distance {
  const { unit, size } = dayUnits.find(({ upTo }) => Math.abs(days) <= upTo) ?? dayUnits[3];
  return { value: Math.trunc(days / size), unit };
}

/**
 * Returns the distance of a time from `now`, both in ms: in hours or minutes on the same day of the user's calendar and up to half a day
 * away, otherwise in days of that calendar, so that it agrees with a date or a `Dateline` beside it. Hours are rounded towards now, so that
 * a deadline never looks further away.
 */
export function toRelativeTime(time: number, now: number, timeZone?: string): Distance {
  const gap = time - now;
  if (Math.abs(gap) < minute) return { value: 0, unit: 'second' };
  if (Math.abs(gap) < hour) return { value: Math.trunc(gap / minute), unit: 'minute' };
  const days = toDayNumber(time, timeZone) - toDayNumber(now, timeZone);
  if (days !== 0 && Math.abs(gap) >= day / 2) return toDistance(days);
  return { value: Math.trunc(gap / hour), unit: 'hour' };
}
