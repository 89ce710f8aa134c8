/** The form of a calendar day, as `2026-12-31`. The library, which knows no contract, has its own. */
export const calendarDay = /^\d{4}-\d{2}-\d{2}$/;

/** Returns whether a text is a calendar day that exists. */
export function isCalendarDay(text: string): boolean {
  if (!calendarDay.test(text)) return false;
  // Date.parse moves the 31st of a shorter month into the next one.
  const time = Date.parse(text);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
