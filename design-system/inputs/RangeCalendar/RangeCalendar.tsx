import type { Ref } from 'react';
import { useFieldProps } from '../field/useFieldProps.ts';
import { useControllable } from '../../internal/useControllable.ts';
import { CalendarFrame } from '../Calendar/CalendarFrame.tsx';
import type { PageCalendarProps } from '../Calendar/calendarProps.ts';
import type { DateRange } from '../DateRangeField/rangeRules.ts';
import type { DateRangePreset } from './PresetList.tsx';
import { RangeMonths } from './RangeMonths.tsx';
import { checkProps } from '../../internal/propGuards.ts';
import { isDevelopment } from '../../internal/warnOnce.ts';

export type RangeCalendarProps = PageCalendarProps & {
  /** The first and last selected date, or null (controlled). */
  value?: DateRange | null;
  /**
   * The initially selected dates (uncontrolled).
   * @default null
   */
  defaultValue?: DateRange | null;
  /** Called with the first and last date once both are selected. */
  onChange?: (value: DateRange) => void;
  /** Ranges that one press selects, beside the months. */
  presets?: readonly DateRangePreset[];
  /**
   * How many months are shown where there is room for two.
   * @default 2
   */
  months?: 1 | 2;
  className?: string;
  ref?: Ref<HTMLDivElement>;
};

/** Renders the days of one or two months, of which a first and a last one are selected. */
export function RangeCalendar(given: RangeCalendarProps) {
  const {
    value,
    defaultValue = null,
    onChange,
    months = 2,
    presets,
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
  } = useFieldProps('RangeCalendar', given);
  if (isDevelopment) checkProps('RangeCalendar', { value, defaultValue, minValue, maxValue });
  const [selected, select] = useControllable<DateRange | null>(value, defaultValue, (range) =>
    range === null ? undefined : onChange?.(range),
  );
  const limits = { minValue, maxValue, isDateUnavailable, placeholderValue };
  return (
    <CalendarFrame {...props} months={months} hasWeekNumbers={hasWeekNumbers}>
      {(shown) => (
        <RangeMonths
          {...limits}
          aria-label={label}
          presets={presets}
          firstDayOfWeek={firstDayOfWeek}
          hasWeekNumbers={hasWeekNumbers}
          isDisabled={isDisabled}
          isReadOnly={isReadOnly}
          months={shown}
          value={selected}
          onChange={select}
        />
      )}
    </CalendarFrame>
  );
}
