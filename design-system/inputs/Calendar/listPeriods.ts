import {
  DateFormatter,
  endOfMonth,
  endOfYear,
  startOfMonth,
  startOfYear,
  type CalendarDate,
  type DateValue,
} from '@internationalized/date';

/** A month or a year to choose from, with its first day and its name. */
export type Period = { id: string; date: CalendarDate; label: string; isDisabled: boolean };

type Bounds = { min: DateValue | null | undefined; max: DateValue | null | undefined };

// The years to choose from without bounds: 120 back for dates of birth, 30 ahead for plans.
const [yearsBack, yearsAhead] = [120, 30];

const timeZone = 'UTC';

/** Returns the months of the year of a date, in its calendar. Months outside the bounds are disabled. */
export function listMonths(shown: CalendarDate, locale: string, { min, max }: Bounds): Period[] {
  const { calendar } = shown;
  const format = new DateFormatter(locale, {
    month: 'long',
    calendar: calendar.identifier,
    timeZone,
  });
  return Array.from({ length: calendar.getMonthsInYear(shown) }, (_, index) => {
    const date = shown.set({ month: index + 1, day: 1 });
    const isBefore = Boolean(min && endOfMonth(date).compare(min) < 0);
    const isAfter = Boolean(max && startOfMonth(date).compare(max) > 0);
    return {
      id: String(index + 1),
      date,
      label: format.format(date.toDate(timeZone)),
      isDisabled: isBefore || isAfter,
    };
  });
}

/**
 * Returns the years from `min` to `max`, or the years around today without bounds, in the calendar of the shown date. The id of a year is
 * its distance from the shown year.
 */
export function listYears(
  shown: CalendarDate,
  today: CalendarDate,
  locale: string,
  { min, max }: Bounds,
): Period[] {
  const format = new DateFormatter(locale, {
    year: 'numeric',
    calendar: shown.calendar.identifier,
    timeZone,
  });
  const first = startOfMonth(shown);
  // Returns how many years a date is after the shown one.
  const findOffset = (date: DateValue) => {
    // An estimate, which the loops correct: years of lunar calendars have fewer days.
    let offset = Math.trunc((toDay(date) - toDay(first)) / 365.25);
    while (endOfYear(first.add({ years: offset })).compare(date) < 0) offset++;
    while (startOfYear(first.add({ years: offset })).compare(date) > 0) offset--;
    return offset;
  };
  // The shown year is always in the list, because it is selected.
  const from = Math.min(findOffset(min ?? today.subtract({ years: yearsBack })), 0);
  const to = Math.max(findOffset(max ?? today.add({ years: yearsAhead })), 0);
  return Array.from({ length: to - from + 1 }, (_, index) => {
    const date = first.add({ years: from + index });
    return {
      id: String(from + index),
      date,
      label: format.format(date.toDate(timeZone)),
      isDisabled: false,
    };
  });
}

const toDay = (date: DateValue) => date.calendar.toJulianDay(date);
