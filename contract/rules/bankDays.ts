import type { BankFacts } from './expectedDates.ts';
import { addWorkingDays } from './workingDays.ts';

const hour = 3_600_000;

/** Returns the day by which a withdrawal requested at a time arrives in the bank. Before `opensAt` none can be requested. */
export function getBankDay(
  at: number,
  { workingDays, calendar, opensAt }: Pick<BankFacts, 'workingDays' | 'calendar' | 'opensAt'>,
): number {
  return addWorkingDays(Math.max(at, opensAt ?? 0), workingDays, calendar);
}

/** Returns the day for a withdrawal requested now, rounded up to the hour, so that the result changes at most once an hour. */
export function getBankDayIfRequestedNow(bank: BankFacts, now: number): number {
  return Math.ceil(getBankDay(now, bank) / hour) * hour;
}
