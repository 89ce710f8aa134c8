import { useIntl } from 'react-intl';
import { Heading } from 'react-aria-components/Calendar';
import { CalendarCell, CalendarGrid, RangeCalendar } from 'react-aria-components/RangeCalendar';
import { useWindowWidth } from '../../internal/useWindowWidth.ts';
import * as tokens from '../../theme/generated/tokens.ts';
import { Sheet, Surface } from '../DateField/Calendar.styles.ts';
import { CalendarHeader, getWeekdayStyle } from '../DateField/CalendarParts.tsx';
import type { CalendarProps } from '../DateField/DateCalendar.tsx';
import { createGregorian, toCalendarDate } from '../DateField/dateText.ts';
import type { DateRange } from './rangeRules.ts';

type Props = CalendarProps & { value: DateRange | null; onChange: (range: DateRange) => void };

/** Renders the calendar of a DateRangeField with one month, or two from 768 px; a separate chunk. */
export default function DateRangeCalendar({
  label,
  value,
  onChange,
  min,
  max,
  isDateUnavailable,
  placeholderValue,
  ...popover
}: Props) {
  const [start, end] = [toCalendarDate(value?.start), toCalendarDate(value?.end)];
  const { locale } = useIntl();
  const months = useWindowWidth((width) => (width >= tokens.breakpoint.md ? 2 : 1));
  return (
    <Sheet {...popover} placement="bottom start">
      <Surface aria-label={label} data-range>
        <RangeCalendar
          autoFocus
          visibleDuration={{ months }}
          pageBehavior="single"
          createCalendar={createGregorian}
          value={start && end && { start, end }}
          defaultFocusedValue={start ?? toCalendarDate(placeholderValue)}
          minValue={toCalendarDate(min)}
          maxValue={toCalendarDate(max)}
          isDateUnavailable={(date) => isDateUnavailable?.(date.toString()) ?? false}
          onChange={(range) => {
            onChange({ start: range.start.toString(), end: range.end.toString() });
            popover.onOpenChange(false);
          }}
        >
          <CalendarHeader>
            <Heading />
          </CalendarHeader>
          <div data-part="months">
            {Array.from({ length: months }, (_, offset) => (
              <CalendarGrid
                key={offset}
                weekdayStyle={getWeekdayStyle(locale)}
                offset={{ months: offset }}
              >
                {(date) => <CalendarCell date={date} />}
              </CalendarGrid>
            ))}
          </div>
        </RangeCalendar>
      </Surface>
    </Sheet>
  );
}
