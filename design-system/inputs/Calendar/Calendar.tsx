import { useRef, type Ref } from 'react';
import { useControllable } from '../../internal/useControllable.ts';
import { useIsUnscripted } from '../../internal/useIsUnscripted.ts';
import { useSharedRef } from '../../internal/useSharedRef.ts';
import { toCalendarDate } from '../DateField/dateText.ts';
import { ariaCalendarProps, toIsoDate } from './ariaCalendarProps.ts';
import { CalendarRoot, DayCalendar } from './Calendar.styles.ts';
import { CalendarMonths } from './CalendarMonths.tsx';
import type { PageCalendarProps } from './calendarProps.ts';
import { useMonths } from './useMonths.ts';

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
  ref?: Ref<HTMLDivElement>;
};

/**
 * Renders the days of a month, of which one can be selected. Month and year are chosen in lists. Its value is `2026-03-05` in every
 * calendar that a language uses.
 */
export function Calendar({
  value,
  defaultValue = null,
  onChange,
  months = 1,
  min,
  max,
  isDateUnavailable,
  placeholderValue,
  firstDayOfWeek,
  hasWeekNumbers = false,
  isDisabled = false,
  isReadOnly = false,
  'aria-label': label,
  ref,
  ...props
}: CalendarProps) {
  const root = useRef<HTMLDivElement>(null);
  useSharedRef(root, ref);
  const [selected, select] = useControllable<string | null>(value, defaultValue, (date) =>
    date === null ? undefined : onChange?.(date),
  );
  const shown = useMonths(root, months, hasWeekNumbers);
  const limits = { min, max, isDateUnavailable, firstDayOfWeek, placeholderValue };
  // A server knows neither the day of the user nor the zone.
  const isWaiting = useIsUnscripted();
  return (
    <CalendarRoot {...props} ref={root}>
      {!isWaiting && (
        <DayCalendar
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
    </CalendarRoot>
  );
}
