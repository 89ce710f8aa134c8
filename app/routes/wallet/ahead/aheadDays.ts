/** Returns the calendar day of a time (ms) in the user's time zone, as `2026-12-31`. */
export function toDay(time: number): string {
  const date = new Date(time);
  const pad = (part: number, length: number) => String(part).padStart(length, '0');
  return `${pad(date.getFullYear(), 4)}-${pad(date.getMonth() + 1, 2)}-${pad(date.getDate(), 2)}`;
}

/** Returns the last day of the next month. */
export function getEndOfNextMonth(now: number): string {
  const date = new Date(now);
  // Day 0 of a month is the last day of the previous month.
  return toDay(new Date(date.getFullYear(), date.getMonth() + 2, 0).getTime());
}

/** Returns the Monday of the week of a calendar day, and its Sunday. */
export function getWeek(day: string): { start: string; end: string } {
  const date = new Date(day);
  // `getUTCDay` counts from Sunday.
  const monday = date.getUTCDate() - ((date.getUTCDay() + 6) % 7);
  const at = (dayOfMonth: number) =>
    new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), dayOfMonth))
      .toISOString()
      .slice(0, 10);
  return { start: at(monday), end: at(monday + 6) };
}
