import { day } from './durations.ts';

/** Days without bank transfers: days of the week (0 is Sunday), and dates such as `2027-04-02` or, each year, `12-25`. */
export type Calendar = { weekend: readonly number[]; holidays: readonly string[] };

/** Adds working days to a calendar day. Calendar days are given by their midnight in UTC, in ms. */
export function addWorkingDays(
  start: number,
  days: number,
  { weekend, holidays }: Calendar = { weekend: [0, 6], holidays: [] },
): number {
  let result = start;
  for (let added = 0; added < days;) {
    result += day;
    const isFree = weekend.includes(new Date(result).getUTCDay()) || isHoliday(result, holidays);
    if (!isFree) added += 1;
  }
  return result;
}

function isHoliday(time: number, holidays: Calendar['holidays']): boolean {
  if (holidays.length === 0) return false;
  const date = new Date(time).toISOString().slice(0, 10);
  return holidays.includes(date) || holidays.includes(date.slice(5));
}
