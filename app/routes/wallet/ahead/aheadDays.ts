import { toCalendarDay } from '../../../../contract/rules/timeZones.ts';
import { getAccountZone } from '../../../api/accountZone.ts';

/** Returns the calendar day of a time (ms) in the zone of the account, as `2026-12-31`. */
export function toDay(time: number): string {
  return toText(toCalendarDay(time, getAccountZone()));
}

function toText(day: number): string {
  return new Date(day).toISOString().slice(0, 10);
}

/** Returns the last day of the next month. */
export function getEndOfNextMonth(now: number): string {
  const today = new Date(toDay(now));
  // Day 0 of a month is the last day of the previous month.
  return toText(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + 2, 0));
}

/** Returns the Monday of the week of a calendar day, and its Sunday. */
export function getWeek(day: string): { start: string; end: string } {
  const date = new Date(day);
  // `getUTCDay` counts from Sunday.
  const monday = date.getUTCDate() - ((date.getUTCDay() + 6) % 7);
  const at = (dayOfMonth: number) =>
    toText(Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), dayOfMonth));
  return { start: at(monday), end: at(monday + 6) };
}
