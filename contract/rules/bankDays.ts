import type { BankFacts } from './expectedDates.ts';
import { addWorkingDays } from './workingDays.ts';

const hour = 3_600_000;

/** Returns the latest arrival day of a withdrawal that is requested at a given time; requests before `opensAt` count from `opensAt`. */
export function getBankDay(
  at: number,
  { workingDays, calendar, opensAt }: Pick<BankFacts, 'workingDays' | 'calendar' | 'opensAt'>,
): number {
  return addWorkingDays(Math.max(at, opensAt ?? 0), workingDays, calendar);
}

/**
 * Returns the arrival day of a withdrawal requested now. Rounds the time up to the hour, so that the result changes at most once an hour.
 */
export function getBankDayIfRequestedNow(bank: BankFacts, now: number): number {
  return Math.ceil(getBankDay(now, bank) / hour) * hour;
}
