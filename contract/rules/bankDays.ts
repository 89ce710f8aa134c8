import { day, hour } from './durations.ts';
import type { BankFacts } from './expectedDates.ts';
import { toCalendarDay } from './timeZones.ts';
import { addWorkingDays } from './workingDays.ts';

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

/** Returns whether a bank day is over in every time zone; the last one is 12 hours behind UTC. */
export function isBankDayOver(bankDay: number, now: number): boolean {
  return bankDay + 36 * hour <= now;
}

/**
 * Returns the day by which money that was sent is in the user's bank: the promised day, or the day on which it was sent if that is later.
 * Banks do not report arrivals, so a payment counts as arrived once this day is over.
 */
export function getSentArrival(arrivesBy: number, sentAt: number): number {
  return Math.max(arrivesBy, Math.floor(sentAt / day) * day);
}
