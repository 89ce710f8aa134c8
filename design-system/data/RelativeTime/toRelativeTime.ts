/** A signed distance in the largest useful unit; negative values are in the past. */
export type Distance = { value: number; unit: Intl.RelativeTimeFormatUnitSingular };

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

// Distances up to two days are in hours: "in 1 day" for 47 hours would mislead.
const units = [
  { below: hour, unit: 'minute', size: minute },
  { below: 2 * day, unit: 'hour', size: hour },
  { below: 14 * day, unit: 'day', size: day },
  { below: 60 * day, unit: 'week', size: 7 * day },
  { below: 730 * day, unit: 'month', size: 30.4375 * day },
  { below: Number.POSITIVE_INFINITY, unit: 'year', size: 365.25 * day },
] as const;

/**
 * Returns the distance of a time from `now`, both in ms, rounded towards now so that a deadline never looks further
 * away.
 */
export function toRelativeTime(time: number, now: number): Distance {
  const gap = time - now;
  if (Math.abs(gap) < minute) return { value: 0, unit: 'second' };
  const { unit, size } = units.find(({ below }) => Math.abs(gap) < below) ?? units[5];
  return { value: Math.trunc(gap / size), unit };
}
