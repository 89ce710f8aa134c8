import type { Ref } from 'react';
import { useFieldProps } from '../field/useFieldProps.ts';
import { useControllable } from '../../internal/useControllable.ts';
import { toCalendarDate } from '../DateField/dateText.ts';
import { ariaCalendarProps, toIsoDate } from './ariaCalendarProps.ts';
import { DayCalendar } from './Calendar.styles.ts';
import { CalendarFrame } from './CalendarFrame.tsx';
import { CalendarMonths } from './CalendarMonths.tsx';
import type { PageCalendarProps } from './calendarProps.ts';
import { checkProps } from '../../internal/propGuards.ts';
import { isDevelopment } from '../../internal/warnOnce.ts';

export type CalendarProps = PageCalendarProps & {
  /** The selected date as `2026-03-05`, or null (controlled). */
  value?: string | null;
  /**
   * The initially selected date as `2026-03-05` (uncontrolled).
   * @default null
   */
  defaultValue?: string | null;
  /** Called with the selected date as `2026-03-05`. */
  onChange?: (value: string) => void;
  /**
   * How many months are shown where there is room for two.
   * @default 1
   */
  months?: 1 | 2;
  className?: string;
  ref?: Ref<HTMLDivElement>;
};

/**
 * Renders the days of a month, of which one can be selected. Month and year are chosen in lists. Its value is `2026-03-05` in every
 * calendar that a language uses.
 */
export function Calendar(given: CalendarProps) {
  const {
    value,
    defaultValue = null,
    onChange,
    months = 1,
    minValue,
    maxValue,
    isDateUnavailable,
    placeholderValue,
    firstDayOfWeek,
    hasWeekNumbers = false,
    isDisabled = false,
    isReadOnly = false,
    'aria-label': label,
    ...props
  } = useFieldProps('Calendar', given);
  if (isDevelopment) checkProps('Calendar', { value, defaultValue, minValue, maxValue });
  const [selected, select] = useControllable<string | null>(value, defaultValue, (date) =>
    date === null ? undefined : onChange?.(date),
  );
  const limits = { minValue, maxValue, isDateUnavailable, firstDayOfWeek, placeholderValue };
  return (
    <CalendarFrame {...props} months={months} hasWeekNumbers={hasWeekNumbers}>
      {(shown) => (
        <DayCalendar
          data-part="day-calendar"
          {...ariaCalendarProps(limits, selected)}
          aria-label={label}
          isDisabled={isDisabled}
          isReadOnly={isReadOnly}
          data-readonly={isReadOnly || undefined}
          visibleDuration={{ months: shown }}
          pageBehavior="single"
          value={toCalendarDate(selected)}
          onChange={(date) => select(toIsoDate(date))}
        >
          <div data-part="months">
            <CalendarMonths
              months={shown}
              firstDayOfWeek={firstDayOfWeek}
              hasWeekNumbers={hasWeekNumbers}
            />
          </div>
        </DayCalendar>
      )}
    </CalendarFrame>
  );
}
