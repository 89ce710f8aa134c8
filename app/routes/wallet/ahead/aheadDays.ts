/** Returns the calendar day of a time (ms) in the user's time zone, as `2026-12-31`. */
export function toDay(time: number): string {
  const date = new Date(time);
  const pad = (part: number, length: number) => String(part).padStart(length, '0');
  return `${pad(date.getFullYear(), 4)}-${pad(date.getMonth() + 1, 2)}-${pad(date.getDate(), 2)}`;
}

/** Returns the last ms of a day in the user's time zone. */
export function getEndOfDay(day: string): number {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + 1).getTime() - 1;
}

/** Returns the last day of the next month. */
export function getEndOfNextMonth(now: number): string {
  const date = new Date(now);
  // Day 0 of a month is the last day of the previous month.
  return toDay(new Date(date.getFullYear(), date.getMonth() + 2, 0).getTime());
}

/** Returns the Monday of the week of a time, and its Sunday. */
export function getWeek(time: number): { start: string; end: string } {
  const date = new Date(time);
  // `getDay` counts from Sunday.
  const daysSinceMonday = (date.getDay() + 6) % 7;
  const monday = date.getDate() - daysSinceMonday;
  const at = (day: number) => toDay(new Date(date.getFullYear(), date.getMonth(), day).getTime());
  return { start: at(monday), end: at(monday + 6) };
}
