/** The form of a calendar day, as `2026-12-31`. */
export const calendarDay = /^\d{4}-\d{2}-\d{2}$/;
