import type { BankFacts } from './expectedDates.ts';
import { addWorkingDays } from './workingDays.ts';

const hour = 3_600_000;

/** Returns the last day on which money arrives in the bank that is withdrawn at a time, or as soon after it as possible. */
export function getBankDay(
  at: number,
  { workingDays, calendar, opensAt }: Pick<BankFacts, 'workingDays' | 'calendar' | 'opensAt'>,
): number {
  return addWorkingDays(Math.max(at, opensAt ?? 0), workingDays, calendar);
}

/** Like `getBankDay` for a withdrawal now, rounded up to the hour, so that the answer changes once an hour only. */
export function getBankDayIfRequestedNow(bank: BankFacts, now: number): number {
  return Math.ceil(getBankDay(now, bank) / hour) * hour;
}
