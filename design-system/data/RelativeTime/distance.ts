/** How far away a moment is, in the unit that people would use; negative lies in the past. */
export type Distance = { value: number; unit: Intl.RelativeTimeFormatUnitSingular };

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

// Up to which distance a unit is used. Two days are counted in hours: "in 1 day" for 47 hours would mislead.
const steps = [
  { below: hour, unit: 'minute', size: minute },
  { below: 2 * day, unit: 'hour', size: hour },
  { below: 14 * day, unit: 'day', size: day },
  { below: 60 * day, unit: 'week', size: 7 * day },
  { below: 730 * day, unit: 'month', size: 30.4375 * day },
  { below: Number.POSITIVE_INFINITY, unit: 'year', size: 365.25 * day },
] as const;

/** The distance from `now`, rounded towards now so that a deadline never looks further than it is. */
export function distanceBetween(moment: number, now: number): Distance {
  const gap = moment - now;
  if (Math.abs(gap) < minute) return { value: 0, unit: 'second' };
  const step = steps.find(({ below }) => Math.abs(gap) < below) ?? steps[5];
  return { value: Math.trunc(gap / step.size), unit: step.unit };
}
