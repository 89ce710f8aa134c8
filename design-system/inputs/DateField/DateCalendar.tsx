import { useIntl } from 'react-intl';
import { Calendar, CalendarCell, CalendarGrid, Heading } from 'react-aria-components/Calendar';
import { Sheet, Surface } from './Calendar.styles.ts';
import type { CalendarPopoverProps } from './DateButtons.tsx';
import { CalendarHeader, getWeekdayStyle } from './CalendarParts.tsx';
import type { DateLimits } from './dateRules.ts';
import { createGregorian, toCalendarDate } from './dateText.ts';

/** The props that both calendars get from their field. */
export type CalendarProps = CalendarPopoverProps & {
  label: string;
  placeholderValue: string | undefined;
} & { [Limit in keyof DateLimits]: DateLimits[Limit] | undefined };

type Props = CalendarProps & { value: string | null; onChange: (date: string) => void };

/** Renders the calendar of a DateField; a separate chunk, because dates are mostly typed. */
export default function DateCalendar({
  label,
  value,
  onChange,
  min,
  max,
  isDateUnavailable,
  placeholderValue,
  ...popover
}: Props) {
  const { locale } = useIntl();
  return (
    <Sheet {...popover} placement="bottom start">
      <Surface aria-label={label}>
        <Calendar
          autoFocus
          createCalendar={createGregorian}
          value={toCalendarDate(value)}
          defaultFocusedValue={toCalendarDate(value) ?? toCalendarDate(placeholderValue)}
          minValue={toCalendarDate(min)}
          maxValue={toCalendarDate(max)}
          isDateUnavailable={(date) => isDateUnavailable?.(date.toString()) ?? false}
          onChange={(date) => {
            onChange(date.toString());
            popover.onOpenChange(false);
          }}
        >
          <CalendarHeader>
            <Heading />
          </CalendarHeader>
          <CalendarGrid weekdayStyle={getWeekdayStyle(locale)}>
            {(date) => <CalendarCell date={date} />}
          </CalendarGrid>
        </Calendar>
      </Surface>
    </Sheet>
  );
}
