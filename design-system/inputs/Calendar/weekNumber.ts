import {
  CalendarDate,
  GregorianCalendar,
  toCalendar,
  type DateValue,
} from '@internationalized/date';

const weekDays = 7;

/**
 * Returns the number of the week that starts on a date. A week that starts on Monday belongs to the year of its Thursday (ISO 8601).
 * Any other week belongs to the year of its last day, so that the week of 1 January is the first.
 */
export function getWeekNumber(start: DateValue, startsOnMonday: boolean): number {
  // The first year of a Japanese era starts within a year, so its weeks are counted in the Gregorian calendar.
  const isEra = start.calendar.identifier === 'japanese';
  const first = isEra ? toCalendar(start, new GregorianCalendar()) : start;
  const decisive = first.add({ days: startsOnMonday ? 3 : weekDays - 1 });
  const { calendar, era, year } = decisive;
  const newYear = new CalendarDate(calendar, era, year, 1, 1);
  const days = calendar.toJulianDay(decisive) - calendar.toJulianDay(newYear);
  return Math.floor(days / weekDays) + 1;
}
