import type { BankFacts } from './expectedDates.ts';
import { toCalendarDay } from './timeZones.ts';
import { addWorkingDays } from './workingDays.ts';

const hour = 3_600_000;

/**
 * Returns the latest arrival day of a withdrawal that is requested at a time (ms UTC); requests before `opensOn` count from that day. The
 * result is a calendar day in the bank's country, given by its midnight in UTC.
 */
export function getBankDay(
  at: number,
  {
    workingDays,
    calendar,
    timeZone,
    opensOn,
  }: Pick<BankFacts, 'workingDays' | 'calendar' | 'timeZone' | 'opensOn'>,
): number {
  const start = Math.max(toCalendarDay(at, timeZone), opensOn ?? 0);
  return addWorkingDays(start, workingDays, calendar);
}

/** Returns whether a promised bank day is over in every time zone; the last one is 12 hours behind UTC. */
export function isArrivalLate(arrivesBy: number, now: number): boolean {
  return arrivesBy + 36 * hour <= now;
}
