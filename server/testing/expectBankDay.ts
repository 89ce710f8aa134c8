import { expect } from 'vitest';
import { calendarDay } from '../../contract/rules/calendarDay.ts';
import type { AheadLine } from '../../contract/schemas/ahead.ts';
import type { Pages } from './readPages.ts';

const day = 86_400_000;

/** Returns the calendar day of a time in a zone, as `2026-03-05`. */
function getLocalDay(at: string | number, timeZone: string): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date(at));
}

/** Expects that the day in the bank is a working day, and that the bank has its days for it, counted in its own country. */
export function expectBankDay(line: AheadLine, pages: Pages): void {
  const { kind, in_bank_at: arrival, in_wallet_at: inWallet, amount } = line;
  const { bank, now, withdrawals, wallets } = pages;
  if (arrival === null) return;
  const { calendar, arrivesInDays } = pages.getRules(amount.currency);
  const weekend = [...calendar.weekend, ...(bank?.weekend ?? [])];
  const isWorkingDay = (time: number) => !weekend.includes(new Date(time).getUTCDay());
  const message = JSON.stringify({ line, bank });
  expect(arrival, message).toMatch(calendarDay);
  expect(isWorkingDay(Date.parse(arrival)), message).toBe(true);
  if (bank === null || calendar.holidays.length > 0) return;
  const request = withdrawals.find(({ id }) => id === line.id)?.requested_at;
  const start = getLocalDay(request ?? inWallet ?? now, bank.timeZone);
  let workingDays = 0;
  for (let time = Date.parse(start) + day; time <= Date.parse(arrival); time += day) {
    if (isWorkingDay(time)) workingDays += 1;
  }
  const [, longest] = arrivesInDays;
  // The next withdrawal may have to wait for an earlier one, or for the end of a lock, and small amounts for others.
  const wallet = wallets.find(({ currency }) => currency === amount.currency);
  const isFree = wallet?.withdrawal.blocked_by.every((block) => block === 'below_minimum');
  const isSmall = amount.amount < (wallet?.withdrawal.min.amount ?? 0);
  expect(workingDays, message).toBeGreaterThanOrEqual(longest);
  if (kind === 'withdrawal' || (isFree && !isSmall)) expect(workingDays, message).toBe(longest);
}
