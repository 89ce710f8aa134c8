import { useIntl } from 'react-intl';
import { Calendar, CalendarCell, CalendarGrid, Heading } from 'react-aria-components/Calendar';
import { Sheet, Surface } from './Calendar.styles.ts';
import type { CalendarPopoverProps } from './CalendarButton.tsx';
import { CalendarHead } from './CalendarHead.tsx';
import type { DateLimits } from './dateRules.ts';
import { createGregorian, toCalendarDate } from './isoDate.ts';
import { weekdayStyle } from './weekdayStyle.ts';

/** What every calendar is told by its field. */
export type CalendarProps = CalendarPopoverProps & {
  label: string;
  placeholderValue: string | undefined;
} & { [Limit in keyof DateLimits]: DateLimits[Limit] | undefined };

type Props = CalendarProps & { value: string | null; onChange: (date: string) => void };

/** The calendar of a DateField, in a chunk of its own: dates are mostly typed. */
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
          <CalendarHead>
            <Heading />
          </CalendarHead>
          <CalendarGrid weekdayStyle={weekdayStyle(locale)}>
            {(date) => <CalendarCell date={date} />}
          </CalendarGrid>
        </Calendar>
      </Surface>
    </Sheet>
  );
}
