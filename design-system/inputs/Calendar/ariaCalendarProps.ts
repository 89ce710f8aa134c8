import {
  GregorianCalendar,
  toCalendar,
  toCalendarDate as toPlainDate,
} from '@internationalized/date';
import type { DateValue } from 'react-aria-components/Calendar';
import { toCalendarDate } from '../DateField/dateText.ts';
import type { CalendarLimits } from './calendarProps.ts';

/** Returns the limits and the first month of a calendar as React Aria takes them. */
export function ariaCalendarProps(
  { minValue, maxValue, isDateUnavailable, firstDayOfWeek, placeholderValue }: CalendarLimits,
  selected: string | null | undefined,
) {
  return {
    ...(firstDayOfWeek && { firstDayOfWeek }),
    defaultFocusedValue: toCalendarDate(selected) ?? toCalendarDate(placeholderValue),
    minValue: toCalendarDate(minValue),
    maxValue: toCalendarDate(maxValue),
    isDateUnavailable: (date: DateValue) => isDateUnavailable?.(toIsoDate(date)) ?? false,
  };
}

/** Returns a date of any calendar as `2026-03-05`. */
export function toIsoDate(date: DateValue): string {
  return toCalendar(toPlainDate(date), new GregorianCalendar()).toString();
}
